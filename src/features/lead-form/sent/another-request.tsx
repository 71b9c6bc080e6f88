import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { focusOnce } from "@/hooks/focus/focus-once";
import { useLeadFormState } from "../lead-form-frame";

/** Above the form of a visitor who wants to send another request. Takes the focus. */
export function AnotherRequest({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { name, earlier, stopAnother } = useLeadFormState();
  const [last] = earlier;
  if (last === undefined) return null;
  return (
    <Alert variant="warning" className={className}>
      <p ref={focusOnce} tabIndex={-1} className="shadow-none outline-none">
        {name === "schedule-demo" && last.booking !== null
          ? t("You are booked already, and that stays as it is. This asks for another demo.")
          : t("We have what you sent, {{reference}}. This sends another.", {
              reference: last.reference,
            })}
      </p>
      <Button variant="link" className="min-h-11" onClick={stopAnother}>
        {t("Back to what you sent")}
      </Button>
    </Alert>
  );
}
