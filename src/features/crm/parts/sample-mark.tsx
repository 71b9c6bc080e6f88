import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { useCrmRights } from "@/data/crm/use-crm-rights";

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
        {t("Sample")}
      </Badge>
    )
  );
}
