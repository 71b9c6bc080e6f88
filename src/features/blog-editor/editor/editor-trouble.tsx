import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { reasonOf, isOutdated, serviceMessage } from "@/lib/errors/errors";
import { formatRecent } from "@/lib/dates/reader-time";
import { Alert } from "@/components/ui/alert";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { isSignInError } from "@/data/posts/post-errors";
import { useIsOnline } from "@/hooks/use-is-online";
import type { PostEditorState } from "./use-post-editor";
import { useClock } from "../form/use-clock";
import { CopyActions } from "../recovery/copy-actions";
import type { PostRecovery } from "../recovery/use-post-recovery";

type EditorTroubleProps = {
  editor: PostEditorState;
  recovery: PostRecovery;
  signInForm: (onDone: () => void) => ReactNode;
  /** In the toolbar it is short, in the card complete. */
  place: "toolbar" | "card";
  /** The notices at the head of the page are scrolled away. */
  isHeadAway: boolean;
};

/** A failed save or a waiting recovery copy, which must be visible everywhere. */
export function EditorTrouble(props: EditorTroubleProps) {
  const { editor, recovery, signInForm, place, isHeadAway } = props;
  const { t } = useTranslation();
  const now = useClock();
  const { save, stored } = editor;
  const { offers, restore } = recovery;
  const retry = {
    onRetry: () => save.saveForm(save.lastPublish),
    isBusy: save.isSaving,
    signInForm,
  };
  const [copy] = offers.copies;
  return (
    <>
      {save.error &&
        (place === "card" ? (
          <SaveProblem error={save.error} {...retry} />
        ) : (
          <Strip isFailure text={t("Not saved: {{reason}}.", { reason: reasonOf(save.error) })}>
            <SaveRetry error={save.error} {...retry} />
          </Strip>
        ))}
      {isHeadAway && save.refusedFor && (
        <Strip isFailure text={t("Not saved: this post was saved elsewhere meanwhile.")}>
          <Button variant="secondary" onClick={retry.onRetry}>
            {t("Compare both versions")}
          </Button>
        </Strip>
      )}
      {isHeadAway && copy && (
        <Strip
          text={t("You have unsaved changes from {{time}}.", {
            time: formatRecent(new Date(copy.savedAt), now),
          })}
        >
          <CopyActions
            copy={copy}
            stored={stored.values}
            onRestore={() => restore(copy)}
            onDiscarded={offers.refresh}
          />
        </Strip>
      )}
    </>
  );
}

type StripProps = { text: string; isFailure?: boolean; children: ReactNode };

function Strip({ text, isFailure = false, children }: StripProps) {
  return (
    <div
      data-slot="editor-trouble"
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-1.5 border-l-6 border-curb-400 bg-wait-bg px-3 py-1.5 text-sm",
        isFailure && "border-stop bg-stop-bg font-medium text-stop",
      )}
    >
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{text}</span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </div>
  );
}

type SaveProblemProps = {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
  signInForm: (onDone: () => void) => ReactNode;
};

function SaveProblem(props: SaveProblemProps) {
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

function SaveRetry({ error, isBusy, onRetry, signInForm }: SaveProblemProps) {
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
