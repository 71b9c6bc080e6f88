import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/posts/staff-post";
import { errorMessage } from "@/lib/errors";
import { PostConflict } from "../conflict/post-conflict";
import { HistoryDialog } from "../history/history-dialog";
import { PictureDialog } from "../pictures/picture-dialog";
import { FEATURED } from "../pictures/post-pictures";
import { showPicture } from "../pictures/show-picture";
import type { PostRecovery } from "../recovery/use-post-recovery";
import type { PostEditor } from "./use-post-editor";

type EditorDialogsProps = {
  id: string;
  editor: PostEditor;
  recovery: PostRecovery;
  isDirty: boolean;
  isHistoryOpen: boolean;
  onCloseHistory: () => void;
};

/** Where another version of the post may take the form over, or its pictures need a look. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { id, editor, recovery, isDirty, isHistoryOpen, onCloseHistory } = props;
  const { t } = useTranslation();
  const { conflict, stored, error } = editor;
  const adopt = (current: StaffPost) => {
    if (editor.read().isDirty) recovery.setAside();
    editor.adopt(current);
  };
  const show = (number: number) => {
    editor.closeConflict();
    if (number === FEATURED) editor.form.setFocus("imageUrl");
    else showPicture(document.body, number);
  };
  return (
    <>
      <PictureDialog check={editor.pictures} onShow={show} />
      {conflict && (
        <PostConflict
          mine={conflict.mine}
          theirs={conflict.theirs}
          isSaving={editor.isSaving || editor.pictures.isChecking}
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
