import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { isDemo } from "@/lib/env";

export function SampleMark({ isSample }: { isSample: boolean }) {
  const { t } = useTranslation();
  const { member } = useCrmRights();
  return (
    isSample &&
    member !== null && (
      <Badge variant="sample" className="px-1.5 py-0">
        {t("Example")}
      </Badge>
    )
  );
}

/** Marks the few real rows of a demo's list; its head marks the samples (`SampleData`). */
export function RealMark({ isSample }: { isSample: boolean }) {
  const { t } = useTranslation();
  const { member } = useCrmRights();
  return (
    isDemo &&
    !isSample &&
    member !== null && (
      <Badge variant="mark" className="not-first:ml-1">
        {t("Real")}
      </Badge>
    )
  );
}

/** After the list's title, in the demo; on a phone below it. */
export function SampleData() {
  const { t } = useTranslation();
  const { member } = useCrmRights();
  if (!isDemo) return null;
  return (
    <span className="ml-1 inline-flex flex-wrap items-center gap-x-2 max-sm:mt-1.5 max-sm:ml-0 max-sm:flex">
      <Badge variant="sample">{t("Example data")}</Badge>
      {member !== null && (
        <span className="text-xs font-normal text-muted">{t("Rows of your own say “Real”.")}</span>
      )}
    </span>
  );
}
