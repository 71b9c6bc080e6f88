import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker, useNavigation } from "react-router-dom";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { FieldDescription } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { PostConflictError } from "@/data/posts/post-errors";
import { serviceMessage } from "@/lib/errors/errors";
import { PostConflict } from "../versions/post-conflict";
import { EditorLink, PublishHint, SaveNotices, UnsavedNotice } from "./post-dialog-notices";
import { PictureDialog } from "../pictures/picture-dialog";
import { FEATURED } from "../pictures/post-pictures";
import { showPicture } from "../pictures/show-picture";
import { PostFields } from "./post-fields";
import { useLeaveWarning } from "../editor/use-leave-warning";
import { usePostDialog, type OpenPost } from "./use-post-dialog";

const FORM_ID = "post-dialog-form";

type PostDialogProps = {
  post: OpenPost;
  knownCategories: readonly string[];
  onClose: () => void;
};

export function PostDialog({ post, knownCategories, onClose }: PostDialogProps) {
  const { t } = useTranslation();
  const dialog = usePostDialog(post, onClose);
  const { form, save, values, isDirty, opened, conflict } = dialog;
  const [isLeaving, setIsLeaving] = useState(false);
  useLeaveWarning(() => isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dialog.isLosing() && currentLocation.pathname !== nextLocation.pathname,
  );
  const isMoving = useNavigation().state === "loading";
  const isPublic = opened.values.published || opened.values.publish_at !== "";

  const close = () => {
    if (save.isPending) return;
    if (isDirty) setIsLeaving(true);
    else onClose();
  };
  const discard = () => {
    dialog.copy.discard();
    if (blocker.state === "blocked") blocker.proceed();
    else onClose();
  };
  const keepEditing = () => {
    setIsLeaving(false);
    blocker.reset?.();
  };

  const showInForm = (number: number) => {
    dialog.closeConflict();
    const fields = document.getElementById(FORM_ID);
    if (number === FEATURED) form.setFocus("image_url");
    else if (fields !== null) showPicture(fields, number);
  };

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{post.values.isNew ? t("Add blog") : t("Edit blog")}</DialogTitle>
        </DialogHeader>
        <form
          className="contents"
          id={FORM_ID}
          noValidate
          inert={isMoving}
          onSubmit={(event) => void dialog.submit(event)}
        >
          <DialogBody className="lg:grid-cols-6">
            <EditorLink postId={post.id} dialog={dialog} />
            <UnsavedNotice postId={post.id} />
            <PostFields
              form={form}
              knownCategories={knownCategories}
              address={{ postId: post.id, publicSlug: isPublic ? opened.values.slug : null }}
            />
          </DialogBody>
          <SaveNotices dialog={dialog} />
          <DialogFooter>
            <div className="mr-auto flex-[1_1_15rem] max-sm:basis-full">
              <ChoiceLabel>
                <Checkbox {...form.register("published")} />
                {t("Publish immediately")}
              </ChoiceLabel>
              <FieldDescription className="empty:hidden" role="status">
                <PublishHint dialog={dialog} />
              </FieldDescription>
            </div>
            <Button variant="secondary" onClick={close}>
              {t("Cancel")}
            </Button>
            <Button
              type="submit"
              busyLabel={
                (save.isPending && t("Saving")) || (dialog.pictures.isChecking && t("Checking"))
              }
            >
              {t("Save blog")}
            </Button>
          </DialogFooter>
        </form>
        <PictureDialog check={dialog.pictures} onShow={showInForm} />
        {conflict !== null && (
          <PostConflict
            mine={values}
            theirs={conflict}
            isSaving={save.isPending || dialog.pictures.isChecking}
            error={
              save.isError && !(save.error instanceof PostConflictError)
                ? t("Error saving blog: {{message}}", { message: serviceMessage(save.error) })
                : undefined
            }
            onSave={dialog.saveOver}
            onTakeTheirs={() => dialog.takeTheirs(conflict)}
            onClose={dialog.closeConflict}
          />
        )}
        <ConfirmDialog
          isOpen={isLeaving || blocker.state === "blocked"}
          question={t("Leave without saving?")}
          detail={t("What you changed in this post is not saved yet.")}
          confirmLabel={t("Discard changes")}
          busyLabel={t("Discarding")}
          keepLabel={t("Keep editing")}
          onConfirm={discard}
          onKeep={keepEditing}
        />
      </DialogContent>
    </Dialog>
  );
}
