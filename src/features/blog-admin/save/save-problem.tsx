import { useSyncExternalStore, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { isSignInError } from "@/data/posts/post-errors";
import { isOutdated, serviceMessage } from "@/lib/errors/errors";
import { EditorNotice } from "../editor/editor-notice";

type SaveProblemProps = {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
  /** The sign-in form; calls back once somebody is in. */
  signInForm: (onDone: () => void) => ReactNode;
};

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Why it was not saved, and the way on. What was typed stays where it is. */
export function SaveProblem({ error, isBusy, onRetry, signInForm }: SaveProblemProps) {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline] = useState(() => !navigator.onLine);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const needsSignIn = isSignInError(error);
  const handleSignedIn = () => {
    setIsSigningIn(false);
    onRetry();
  };
  return (
    <EditorNotice
      variant="destructive"
      role="none"
      actions={
        <>
          {needsSignIn && (
            <Button variant="ink" onClick={() => setIsSigningIn(true)}>
              {t("Sign in again")}
            </Button>
          )}
          <Button variant="secondary" onClick={onRetry} busyLabel={isBusy && t("Saving")}>
            {t("Retry")}
          </Button>
        </>
      }
    >
      <div role="alert">
        <p>{t("Error saving blog: {{message}}", { message: serviceMessage(error) })}</p>
        {needsSignIn && (
          <p>{t("Your sign-in may have ended. Sign in again; the post stays open here.")}</p>
        )}
        {isOutdated(error) && <p>{t("The site was updated meanwhile; reload the page.")}</p>}
        {!isOnline && <p>{t("You are offline. Try again once you are back.")}</p>}
        {wasOffline && isOnline && <p>{t("You are back online. Retry now.")}</p>}
      </div>
      <Dialog open={isSigningIn} onOpenChange={() => setIsSigningIn(false)}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{t("Sign in again")}</DialogTitle>
          </DialogHeader>
          <DialogBody>{signInForm(handleSignedIn)}</DialogBody>
        </DialogContent>
      </Dialog>
    </EditorNotice>
  );
}
