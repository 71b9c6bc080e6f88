import { SquarePen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { FieldDescription } from "@/components/ui/field";
import { isSignInError, PostConflictError } from "@/data/posts/post-errors";
import type { StaffPost } from "@/data/posts/staff-post";
import { useNow } from "@/hooks/use-now";
import { serviceMessage } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/dates/reader-time";
import { conflictLabels, useLastSave } from "../versions/conflict-labels";
import { handOver, newestCopyOf } from "../recovery/post-copy";
import type { PostDialogState } from "./use-post-dialog";

export function EditorLink({ postId, dialog }: { postId: string; dialog: PostDialogState }) {
  const { t } = useTranslation();
  const isStored = dialog.opened.version !== null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
      <Link
        className={buttonVariants({ variant: "secondary" })}
        to={paths.blogEditor(isStored ? postId : undefined)}
        state={dialog.isDirty ? handOver(postId, dialog.slot) : null}
        onClick={(event) => {
          if (!dialog.keepForEditor()) event.preventDefault();
        }}
      >
        <SquarePen size={18} aria-hidden />
        {t("Open in the editor")}
      </Link>
      <FieldDescription className="flex-[1_1_14rem]">
        {t("The visual view, the date and the history are there. What you typed comes along.")}
      </FieldDescription>
    </div>
  );
}

export function UnsavedNotice({ postId }: { postId: string }) {
  const { t } = useTranslation();
  const [copy] = useState(() => newestCopyOf(postId));
  if (copy === null) return null;
  return (
    <Alert variant="warning" className="col-span-full">
      {t("Words typed into this post on {{date}} were never saved. This browser still has them.", {
        date: formatDateTime(new Date(copy.savedAt)),
      })}{" "}
      <TextLink to={paths.blogEditor(postId)}>
        {t("Open in the editor to bring them back")}
      </TextLink>
    </Alert>
  );
}

/** Between the fields and the buttons, so that it is always visible. */
export function SaveNotices({ dialog }: { dialog: PostDialogState }) {
  const { t } = useTranslation();
  const { save, copy, setAside, conflict } = dialog;
  const isConflict = save.error instanceof PostConflictError;
  if (!save.isError && !copy.isRefused && setAside === null) return null;
  return (
    <div className="grid max-h-[40vh] flex-none gap-2 overflow-auto border-t border-line px-5 py-3">
      {save.error instanceof PostConflictError ? (
        <ConflictAlert theirs={save.error.current} />
      ) : (
        save.isError && (
          <Alert variant="destructive">
            {t("Error saving blog: {{message}}", { message: serviceMessage(save.error) })}
          </Alert>
        )
      )}
      {save.isError && !isConflict && (
        <FieldDescription>
          {isSignInError(save.error)
            ? t(
                "Nothing typed is lost. Sign in again in another tab, then come back and save here.",
              )
            : t("Nothing typed is lost. Save blog tries again.")}
        </FieldDescription>
      )}
      {isConflict && conflict === null && (
        <Button variant="secondary" className="justify-self-start" onClick={dialog.openConflict}>
          {t("Compare both versions")}
        </Button>
      )}
      {setAside !== null && (
        <Alert variant="warning">
          {t("This is their version. Yours is kept in this browser.")}{" "}
          <Button variant="link" onClick={dialog.putMineBack}>
            {t("Put mine back")}
          </Button>
        </Alert>
      )}
      {copy.isRefused && (
        <FieldDescription>
          {t(
            "This browser keeps no copy of what you type, so it cannot be taken to the editor either. Save before you leave.",
          )}
        </FieldDescription>
      )}
    </div>
  );
}

function ConflictAlert({ theirs }: { theirs: StaffPost }) {
  const { t } = useTranslation();
  const { reason } = conflictLabels(useLastSave(theirs), t);
  return (
    <Alert variant="destructive">{t("Error saving blog: {{message}}", { message: reason })}</Alert>
  );
}

/** Explains the effect of the checkbox on a published or scheduled post. */
export function PublishHint({ dialog }: { dialog: PostDialogState }) {
  const { t } = useTranslation();
  const now = useNow();
  const { values, opened } = dialog;
  const date = opened.values.publish_at === "" ? null : new Date(opened.values.publish_at);
  const isAhead = date !== null && now !== null && date > now;
  if (opened.values.published && !values.published) {
    return isAhead ? (
      <span>{t("Saving cancels the publication. The post becomes a draft.")}</span>
    ) : (
      <span>{t("Saving takes this post off the public blog. It becomes a draft.")}</span>
    );
  }
  if (opened.values.published && isAhead) {
    return (
      <span>
        {t("Scheduled for {{date}}. The editor changes the date.", {
          date: formatDateTime(date),
        })}
      </span>
    );
  }
  if (!opened.values.published && values.published && isAhead) {
    return <span>{t("It goes out now, not on {{date}}.", { date: formatDateTime(date) })}</span>;
  }
  return null;
}
