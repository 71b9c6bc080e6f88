import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { useCrmRights } from "@/data/staff/use-crm-rights";

/**
 * On a row that is invented, among others that may be real. Who sees nothing but samples is told
 * once, at the head of the list.
 */
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

/** Behind what a page is of; on a phone below it, not beside its last word. */
export function SampleData() {
  const { t } = useTranslation();
  return (
    <Badge variant="sample" className="ml-1 max-sm:mt-1.5 max-sm:ml-0 max-sm:flex max-sm:w-fit">
      {t("Example data")}
    </Badge>
  );
}
