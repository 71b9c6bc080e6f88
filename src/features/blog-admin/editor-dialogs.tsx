import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/staff-post";
import { errorMessage } from "@/lib/errors";
import { ConflictDialog } from "./conflict/conflict-dialog";
import { HistoryDialog } from "./history/history-dialog";
import type { PostRecovery } from "./recovery/use-post-recovery";
import type { PostEditor } from "./use-post-editor";

type EditorDialogsProps = {
  id: string;
  editor: PostEditor;
  recovery: PostRecovery;
  isDirty: boolean;
  isHistoryOpen: boolean;
  onCloseHistory: () => void;
};

/** The two places where another version of the post may take the form over. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { id, editor, recovery, isDirty, isHistoryOpen, onCloseHistory } = props;
  const { t } = useTranslation();
  const { conflict, stored, error } = editor;
  const adopt = (current: StaffPost) => {
    if (editor.read().isDirty) recovery.setAside();
    editor.adopt(current);
  };
  return (
    <>
      {conflict && (
        <ConflictDialog
          mine={conflict.mine}
          theirs={conflict.theirs}
          isSaving={editor.isSaving}
          error={
            error
              ? t("Error saving blog: {{message}}", { message: errorMessage(error) })
              : undefined
          }
          onSave={editor.saveResolved}
          onTakeTheirs={() => adopt(conflict.theirs)}
          onClose={editor.closeConflict}
        />
      )}
      {isHistoryOpen && stored.version !== null && (
        <HistoryDialog
          postId={id}
          present={stored.values}
          version={stored.version}
          hasUnsaved={isDirty}
          onAdopt={adopt}
          onClose={onCloseHistory}
        />
      )}
    </>
  );
}
