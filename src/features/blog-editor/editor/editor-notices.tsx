import type { Ref } from "react";
import { ConflictNotice } from "../versions/conflict-notice";
import { NoCopyNotice } from "../recovery/no-copy-notice";
import { OtherTabNotice } from "../recovery/other-tab-notice";
import { RecoveryPanel } from "../recovery/recovery-panel";
import type { PostRecovery } from "../recovery/use-post-recovery";
import type { PostEditorState } from "./use-post-editor";

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
