import { useTranslation } from "react-i18next";
import { LeadMessage } from "../lead-form/fields/lead-field";

/** The caller reads this before the demo. */
export function DemoMessage({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <LeadMessage
      className={className}
      label={t("Anything we should know before we call?")}
      isOptional
      rows={2}
    />
  );
}
