import type { ReactNode } from "react";
import { ConflictNotice } from "../conflict/conflict-notice";
import { NoCopyNotice } from "../recovery/no-copy-notice";
import { OtherTabNotice } from "../recovery/other-tab-notice";
import { RecoveryPanel } from "../recovery/recovery-panel";
import type { PostRecovery } from "../recovery/use-post-recovery";
import { SaveProblem } from "../save/save-problem";
import type { PostEditor } from "./use-post-editor";

type EditorNoticesProps = {
  editor: PostEditor;
  recovery: PostRecovery;
  signInForm: (onDone: () => void) => ReactNode;
};

/** What stands between the person and a saved post, or what they may want back. */
export function EditorNotices({ editor, recovery, signInForm }: EditorNoticesProps) {
  const { stored, form } = editor;
  const saveAgain = () => editor.saveAs(editor.lastPublish);
  return (
    <>
      {recovery.isOpenElsewhere && <OtherTabNotice />}
      {recovery.isRefused && <NoCopyNotice read={form.getValues} />}
      <RecoveryPanel
        offers={recovery.offers}
        stored={stored.values}
        version={stored.version}
        onRestore={recovery.restore}
      />
      {editor.refusedFor && <ConflictNotice theirs={editor.refusedFor} onCompare={saveAgain} />}
      {editor.error && (
        <SaveProblem
          error={editor.error}
          isBusy={editor.isSaving}
          onRetry={saveAgain}
          signInForm={signInForm}
        />
      )}
    </>
  );
}
