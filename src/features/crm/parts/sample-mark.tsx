import { useTranslation } from "react-i18next";
import { useCrmRights } from "@/data/crm/use-crm-rights";

/**
 * On a row that is invented, among others that may be real. Who sees nothing but samples is told
 * once, at the head of the list.
 */
export function SampleMark({ isSample }: { isSample: boolean }) {
  const { t } = useTranslation();
  const { member } = useCrmRights();
  return isSample && member !== null && <span className="sample sample-row">{t("Sample")}</span>;
}
