import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useIsOnline } from "@/hooks/use-is-online";
import { BACK_ONLINE, failureMessages, failureValues } from "./lead-failure";
import { useLeadFormState } from "./lead-form-frame";

/** Empty without a failure, or while another time is to be chosen. */
export function LeadFormStatus({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { failure, submit, isSending } = useLeadFormState();
  const isOnline = useIsOnline();
  if (failure === null || failure.kind === "slot-taken" || isSending) return null;
  const isBack = failure.kind === "offline" && isOnline;
  return (
    <div className={className}>
      <Alert variant={isBack ? "success" : "destructive"} role={isBack ? "status" : "alert"}>
        <p>{t(isBack ? BACK_ONLINE : failureMessages[failure.kind], failureValues)}</p>
        <Button variant="link" className="min-h-11" onClick={() => void submit()}>
          {t("Try again")}
        </Button>
      </Alert>
    </div>
  );
}
