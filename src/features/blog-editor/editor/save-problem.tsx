import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { isSignInError } from "@/data/posts/post-errors";
import { useIsOnline } from "@/hooks/use-is-online";
import { isOutdated, serviceMessage } from "@/lib/errors/errors";

type SaveProblemProps = {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
  signInForm: (onDone: () => void) => ReactNode;
};

export function SaveProblem(props: SaveProblemProps) {
  const { error } = props;
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const [wasOffline] = useState(() => !navigator.onLine);
  return (
    <Alert variant="destructive" role="none" className="grid gap-2">
      <div role="alert">
        <p>{t("Error saving blog: {{message}}", { message: serviceMessage(error) })}</p>
        {isSignInError(error) && (
          <p>{t("Your sign-in may have ended. Sign in again; the post stays open here.")}</p>
        )}
        {isOutdated(error) && <p>{t("The site was updated meanwhile; reload the page.")}</p>}
        {!isOnline && <p>{t("You are offline. Try again once you are back.")}</p>}
        {wasOffline && isOnline && <p>{t("You are back online. Retry now.")}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <SaveRetry {...props} />
      </div>
    </Alert>
  );
}

export function SaveRetry({ error, isBusy, onRetry, signInForm }: SaveProblemProps) {
  const { t } = useTranslation();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const handleSignedIn = () => {
    setIsSigningIn(false);
    onRetry();
  };
  return (
    <>
      {isSignInError(error) && (
        <Button variant="ink" onClick={() => setIsSigningIn(true)}>
          {t("Sign in again")}
        </Button>
      )}
      <Button variant="secondary" onClick={onRetry} busyLabel={isBusy && t("Saving")}>
        {t("Retry")}
      </Button>
      <Dialog open={isSigningIn} onOpenChange={() => setIsSigningIn(false)}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{t("Sign in again")}</DialogTitle>
          </DialogHeader>
          <DialogBody>{signInForm(handleSignedIn)}</DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}
