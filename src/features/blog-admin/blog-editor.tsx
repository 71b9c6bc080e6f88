import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useBlocker, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { errorMessage } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { PostFields } from "./post-fields";
import type { PostFormValues } from "./post-form-schema";
import { useSavePost } from "./save-post";
import { useLeaveWarning } from "./use-leave-warning";
import { usePostForm } from "./use-post-form";

type BlogEditorProps = {
  /** The id the post has, or will have when it is first saved. */
  id: string;
  /** The stored version that was opened; null for a new post. */
  version: string | null;
  initialValues: PostFormValues;
  knownCategories: readonly string[];
};

export function BlogEditor({ id, version, initialValues, knownCategories }: BlogEditorProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = usePostForm(initialValues);
  const save = useSavePost();
  const [isStored, setIsStored] = useState(!initialValues.isNew);
  const [openVersion, setOpenVersion] = useState(version);
  const { isDirty } = form.formState;
  const isPublished = form.watch("isPublished");

  useLeaveWarning(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  const saveAs = (published: boolean) =>
    form.handleSubmit((values) => {
      if (save.isPending) return;
      save.mutate(
        { id, version: openVersion, values: { ...values, isPublished: published } },
        {
          onSuccess: (stored) => {
            setOpenVersion(stored.version);
            // What was typed while the request was under way stays, and stays unsaved.
            const typedMeanwhile = form.getValues();
            form.reset({ ...values, slug: stored.slug, isNew: false, isPublished: published });
            for (const name of [
              "title",
              "author",
              "category",
              "imageUrl",
              "excerpt",
              "content",
              "fullContent",
            ] as const) {
              if (typedMeanwhile[name] !== values[name]) {
                form.setValue(name, typedMeanwhile[name], { shouldDirty: true });
              }
            }
            toast.success(published ? t("Published.") : t("Draft saved."));
            if (!isStored) {
              setIsStored(true);
              void navigate(paths.blogEditor(id), { replace: true, preventScrollReset: true });
            }
          },
          onError: (error) => console.error("Error saving blog:", error),
        },
      );
    })();

  return (
    <>
      <div className="staff-page-head">
        <div>
          <Link className="editor-back" to={paths.admin}>
            <ArrowLeft size={18} aria-hidden />
            {t("Back to Admin")}
          </Link>
          <h1>{isStored ? t("Edit post") : t("New post")}</h1>
        </div>
        <div className="staff-page-controls">
          <p className="text-sm" role="status">
            {isDirty && t("Edited, not saved yet")}
          </p>
          <span className={isPublished ? "chip chip-go" : "chip"}>
            {isPublished ? t("Published") : t("Draft")}
          </span>
        </div>
      </div>
      <form className="panel" noValidate onSubmit={(event) => event.preventDefault()}>
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
        <div className="modal-foot justify-end">
          {isPublished && (
            <p className="field-hint mr-auto">
              {t("Save Draft takes this post off the public blog until you publish it again.")}
            </p>
          )}
          <Button variant="secondary" onClick={() => void navigate(paths.admin)}>
            {t("Cancel")}
          </Button>
          <Button
            variant="secondary"
            busyLabel={save.isPending && !save.variables.values.isPublished && t("Saving")}
            onClick={() => void saveAs(false)}
          >
            {t("Save Draft")}
          </Button>
          <Button
            busyLabel={save.isPending && save.variables.values.isPublished && t("Saving")}
            onClick={() => void saveAs(true)}
          >
            {isPublished ? t("Update") : t("Publish")}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={blocker.state === "blocked"}
        question={t("Leave without saving?")}
        detail={t("What you changed in this post is not saved yet.")}
        confirmLabel={t("Discard changes")}
        busyLabel={t("Discarding")}
        keepLabel={t("Keep editing")}
        onConfirm={() => blocker.proceed?.()}
        onKeep={() => blocker.reset?.()}
      />
    </>
  );
}
