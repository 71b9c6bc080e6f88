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
import { CodeForm } from "./second-step/code-form";
import { useStaffAccess } from "./staff-access";

/** The reset page is the login page's own; the page that stands must stay open. */
const resetElsewhere = () => window.open(paths.admin, "_blank");

/**
 * Lies over the page of somebody whose session ended under their hands. The page stays as it is, with what was
 * typed, and goes on once they are back. Where they signed out in another tab it is hidden as well.
 */
export function SignInAgain() {
  const { t } = useTranslation();
  const { needsCode, signOut, wasLeftElsewhere } = useStaffAccess();
  return (
    // Nobody closes it: it goes once somebody is in.
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

/** In the demo build, where the page may be looked at meanwhile. */
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
