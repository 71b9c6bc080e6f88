import type { ReactNode } from "react";
import { ConflictNotice } from "../conflict/conflict-notice";
import { NoCopyNotice } from "../recovery/no-copy-notice";
import { OtherTabNotice } from "../recovery/other-tab-notice";
import { RecoveryPanel } from "../recovery/recovery-panel";
import type { PostRecovery } from "../recovery/use-post-recovery";
import { SaveProblem } from "../save/save-problem";
import type { PostEditorState } from "./use-post-editor";

type EditorNoticesProps = {
  editor: PostEditorState;
  recovery: PostRecovery;
  signInForm: (onDone: () => void) => ReactNode;
};

/** What stands between the person and a saved post, or what they may want back. */
export function EditorNotices({ editor, recovery, signInForm }: EditorNoticesProps) {
  const { stored, form, save } = editor;
  const saveAgain = () => save.saveForm(save.lastPublish);
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
      {save.refusedFor && <ConflictNotice theirs={save.refusedFor} onCompare={saveAgain} />}
      {save.error && (
        <SaveProblem
          error={save.error}
          isBusy={save.isSaving}
          onRetry={saveAgain}
          signInForm={signInForm}
        />
      )}
    </>
  );
}
