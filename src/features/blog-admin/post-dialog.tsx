import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/lib/errors";
import { PostFields } from "./post-fields";
import type { PostFormValues } from "./post-form-schema";
import { useSavePost } from "./save-post";
import { usePostForm } from "./use-post-form";

const FORM_ID = "post-dialog-form";

type PostDialogProps = {
  id: string;
  /** The stored version that was opened; null for a new post. */
  version: string | null;
  initialValues: PostFormValues;
  knownCategories: readonly string[];
  onClose: () => void;
};

export function PostDialog({
  id,
  version,
  initialValues,
  knownCategories,
  onClose,
}: PostDialogProps) {
  const { t } = useTranslation();
  const form = usePostForm(initialValues);
  const save = useSavePost();
  const [isLeaving, setIsLeaving] = useState(false);
  // Read while rendering: the form only keeps track of what is read then.
  const { isDirty } = form.formState;

  const submit = (values: PostFormValues) => {
    if (save.isPending) return;
    save.mutate(
      { id, version, values },
      {
        onSuccess: (stored) => {
          toast.success(
            t(
              stored.published
                ? "Published. Read time is {{time}}."
                : "Draft saved. Read time is {{time}}.",
              {
                time: stored.read_time,
              },
            ),
          );
          onClose();
        },
        onError: (error) => console.error("Error saving blog:", error),
      },
    );
  };
  const close = () => {
    if (save.isPending) return;
    if (isDirty) setIsLeaving(true);
    else onClose();
  };

  return (
    <Dialog isOpen onClose={close} title={initialValues.isNew ? t("Add blog") : t("Edit blog")}>
      <form id={FORM_ID} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <div className="modal-body">
          {save.isError && (
            <div className="col-span-6">
              <Alert>
                {t("Error saving blog: {{message}}", { message: errorMessage(save.error) })}
              </Alert>
            </div>
          )}
          <PostFields form={form} knownCategories={knownCategories} />
        </div>
        <div className="modal-foot">
          <label className="check">
            <input type="checkbox" {...form.register("isPublished")} />
            {t("Publish immediately")}
          </label>
          <Button variant="secondary" onClick={close}>
            {t("Cancel")}
          </Button>
          <Button type="submit" busyLabel={save.isPending && t("Saving")}>
            {t("Save blog")}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isLeaving}
        question={t("Leave without saving?")}
        detail={t("What you changed in this post is not saved yet.")}
        confirmLabel={t("Discard changes")}
        busyLabel={t("Discarding")}
        keepLabel={t("Keep editing")}
        onConfirm={onClose}
        onKeep={() => setIsLeaving(false)}
      />
    </Dialog>
  );
}
