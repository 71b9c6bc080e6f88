import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { StaffPost } from "@/data/posts/staff-post";
import { RecoveryPanel, EditorNotice } from "../recovery/recovery-panel";
import type { PostRecovery } from "../recovery/use-post-recovery";
import type { PostEditorState } from "./use-post-editor";
import { conflictLabels, useLastSave } from "../versions/conflict-labels";
import type { PostFormValues } from "../form/post-form-schema";
import { copyPost, downloadPost } from "../recovery/post-copy";

type EditorNoticesProps = {
  editor: PostEditorState;
  recovery: PostRecovery;
  ref: Ref<HTMLDivElement>;
};

export function EditorNotices({ editor, recovery, ref }: EditorNoticesProps) {
  const { stored, form, save } = editor;
  return (
    <div ref={ref} className="grid gap-4 empty:-mb-4">
      {recovery.isOpenElsewhere && <OtherTabNotice />}
      {recovery.isRefused && <NoCopyNotice read={form.getValues} />}
      <RecoveryPanel
        offers={recovery.offers}
        stored={stored.values}
        version={stored.version}
        onRestore={recovery.restore}
      />
      {save.refusedFor && (
        <ConflictNotice
          theirs={save.refusedFor}
          onCompare={() => save.saveForm(save.lastPublish)}
        />
      )}
    </div>
  );
}

function OtherTabNotice() {
  const { t } = useTranslation();
  return (
    <Alert variant="warning" className="grid gap-3" role="status">
      <b>{t("This post is open in another tab.")}</b>{" "}
      {t(
        "Each tab keeps a recovery copy of its own. The one that saves second is shown both versions before anything is overwritten.",
      )}
    </Alert>
  );
}

type ConflictNoticeProps = { theirs: StaffPost; onCompare: () => void };

/** After "Decide later": saving is refused until somebody chooses. */
function ConflictNotice({ theirs, onCompare }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const { notice } = conflictLabels(useLastSave(theirs), t);
  return (
    <EditorNotice
      variant="destructive"
      role="none"
      actions={
        <Button variant="ink" onClick={onCompare}>
          {t("Compare both versions")}
        </Button>
      }
    >
      <p role="alert">{notice}</p>
    </EditorNotice>
  );
}

/** Shown while the browser refuses to store unsaved input. */
function NoCopyNotice({ read }: { read: () => PostFormValues }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState("");
  const handleCopy = () => {
    copyPost(read()).then(
      () => setAnswer(t("Copied.")),
      () => setAnswer(t("The browser does not allow copying. Download it instead.")),
    );
  };
  return (
    <EditorNotice
      variant="warning"
      role="alert"
      actions={
        <>
          <Button variant="secondary" onClick={() => downloadPost(read())}>
            {t("Download a copy")}
          </Button>
          <Button variant="secondary" onClick={handleCopy}>
            {t("Copy to clipboard")}
          </Button>
          <span role="status">{answer}</span>
        </>
      }
    >
      <p>
        <b>{t("No recovery copy is being kept.")}</b>{" "}
        {t(
          "This browser’s storage is full or switched off, so what you type is only on this page. Save often, or take a copy with you.",
        )}
      </p>
    </EditorNotice>
  );
}
