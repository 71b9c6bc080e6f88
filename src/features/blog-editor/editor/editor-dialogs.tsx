import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/posts/staff-post";
import { serviceMessage } from "@/lib/errors/errors";
import { PostConflict } from "../versions/post-conflict";
import { HistoryDialog } from "../versions/history-dialog";
import { PictureDialog } from "../pictures/picture-dialog";
import { FEATURED } from "../pictures/post-pictures";
import { showPicture } from "../pictures/show-picture";
import type { PostRecovery } from "../recovery/use-post-recovery";
import type { PostEditorState } from "./use-post-editor";

type EditorDialogsProps = {
  id: string;
  editor: PostEditorState;
  recovery: PostRecovery;
  isDirty: boolean;
  isHistoryOpen: boolean;
  onCloseHistory: () => void;
};

export function EditorDialogs(props: EditorDialogsProps) {
  const { id, editor, recovery, isDirty, isHistoryOpen, onCloseHistory } = props;
  const { t } = useTranslation();
  const { save, stored } = editor;
  const { conflict, error } = save;
  const adopt = (current: StaffPost) => {
    if (editor.read().isDirty) recovery.setAside();
    editor.adopt(current);
  };
  const show = (number: number) => {
    save.closeConflict();
    if (number === FEATURED) editor.form.setFocus("image_url");
    else showPicture(document.body, number);
  };
  return (
    <>
      <PictureDialog check={save.pictures} onShow={show} />
      {conflict && (
        <PostConflict
          mine={conflict.mine}
          theirs={conflict.theirs}
          isSaving={save.isSaving || save.pictures.isChecking}
          error={
            error
              ? t("Error saving blog: {{message}}", { message: serviceMessage(error) })
              : undefined
          }
          onSave={save.saveResolved}
          onTakeTheirs={() => adopt(conflict.theirs)}
          onClose={save.closeConflict}
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
