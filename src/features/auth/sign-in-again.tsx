import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { paths } from "@/lib/paths";
import { LoginForm } from "./login-form";
import { CodeForm } from "./account/code-form";
import { useStaffAccess } from "./staff-access";

/** The reset form is on the login page; this page must stay open. */
const resetElsewhere = () => window.open(paths.admin, "_blank");

export function SignInAgain() {
  const { t } = useTranslation();
  const { needsCode, signOut, wasLeftElsewhere } = useStaffAccess();
  return (
    // Cannot be dismissed; it closes after signing in.
    <Dialog open>
      <DialogContent hidesPage={wasLeftElsewhere} showCloseButton={false} className="lg:max-w-120">
        <DialogHeader>
          <DialogTitle>{t("Your sign-in has ended")}</DialogTitle>
          <DialogDescription>
            {t("Sign in to go on where you were. What you typed is still there.")}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          {needsCode ? <CodeForm /> : <LoginForm isInPlace onForgotPassword={resetElsewhere} />}
          {!needsCode && (
            <Button
              variant="link"
              className="min-h-11 justify-self-start"
              onClick={() => void signOut()}
            >
              {t("Leave this page")}
            </Button>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

type SignInDialogProps = { isOpen: boolean; onClose: () => void };

/** In the demo build, where visitors may look at the page. */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent className="lg:max-w-120">
        <DialogHeader>
          <DialogTitle>{t("Sign in again")}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <LoginForm isInPlace onForgotPassword={resetElsewhere} onSignedIn={onClose} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
