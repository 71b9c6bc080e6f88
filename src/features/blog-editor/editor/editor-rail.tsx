import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardContent } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { formatRecent } from "@/lib/dates/reader-time";
import { CategoryField } from "../form/category-field";
import { useImageState } from "../form/use-image-state";
import type { PostFormValues } from "../form/post-form-schema";
import { FeaturedImageCard } from "./featured-image-card";
import { PublishingPanel } from "./publishing-panel";
import { SearchPreview } from "../form/search-preview";
import type { PostEditorState } from "./use-post-editor";
import { changedFields } from "../versions/compared-fields";
import { useClock } from "../form/use-clock";
import type { StoredPost } from "./stored-post";
import { useFieldErrors } from "../form/use-post-form";

type EditorRailProps = {
  editor: PostEditorState;
  values: PostFormValues;
  now: Date;
  knownCategories: readonly string[];
  trouble: ReactNode;
  onCancel: () => void;
};

function busyOf({ pictures, isSaving, lastPublish }: PostEditorState["save"]) {
  if (pictures.isChecking) return "check";
  if (!isSaving) return null;
  return lastPublish ? "publish" : "draft";
}

export function EditorRail({
  editor,
  values,
  now,
  knownCategories,
  trouble,
  onCancel,
}: EditorRailProps) {
  const { t } = useTranslation();
  const { form, stored } = editor;
  const image = useImageState(values.image_url);
  const errorOf = useFieldErrors(form);
  return (
    <aside
      data-slot="editor-rail"
      // Sticky and scrollable where the window has room, so that the buttons stay within reach. The
      // padding keeps shadows and focus rings.
      className="grid [scrollbar-width:thin] grid-cols-1 gap-4 md:max-lg:grid-cols-2 md:max-lg:items-start lg:top-4 lg:-m-2 lg:p-2 lg:[@media(height>=30rem)]:sticky lg:[@media(height>=30rem)]:max-h-[calc(100vh-2rem)] lg:[@media(height>=30rem)]:overflow-auto"
      aria-label={t("About the post")}
    >
      <PublishingPanel
        stored={stored}
        values={values}
        now={now}
        busy={busyOf(editor.save)}
        saveState={
          <SaveState
            stored={stored}
            values={values}
            isSaving={editor.save.isWriting}
            hasFailed={editor.save.error !== null || editor.save.refusedFor !== null}
          />
        }
        trouble={trouble}
        onChangeDate={(publish_at) =>
          form.setValue("publish_at", publish_at, { shouldDirty: true })
        }
        onSave={editor.save.saveForm}
        onCancel={onCancel}
      />
      <Card aria-label={t("Byline")}>
        <CardContent className="grid grid-cols-1 gap-4">
          <Field label={t("Author")} error={errorOf("author")}>
            {(control) => <Input {...control} {...form.register("author")} />}
          </Field>
          <CategoryField
            value={values.category}
            known={knownCategories}
            error={errorOf("category")}
            onChange={(category) =>
              form.setValue("category", category, { shouldDirty: true, shouldValidate: true })
            }
          />
        </CardContent>
      </Card>
      <FeaturedImageCard form={form} url={values.image_url} alt={values.image_alt} image={image} />
      <SearchPreview values={values} image={image} />
    </aside>
  );
}

type SaveStateProps = {
  stored: StoredPost;
  values: PostFormValues;
  isSaving: boolean;
  hasFailed: boolean;
};

function SaveState({ stored, values, isSaving, hasFailed }: SaveStateProps) {
  const { t } = useTranslation();
  const now = useClock();
  const isDirty = changedFields(stored.values, values).length > 0;
  const text = () => {
    if (isSaving) return t("Saving…");
    if (hasFailed) return t("Not saved");
    if (!isDirty) {
      return stored.updatedAt && t("Saved {{time}}", { time: formatRecent(stored.updatedAt, now) });
    }
    if (stored.values.published) return t("Edited, not saved yet");
    if (values.title.trim() === "") return t("Edited. A draft saves itself once it has a title.");
    return t("Edited, not saved yet. A draft saves itself.");
  };
  return (
    <p className="text-xs text-muted" role="status">
      {text()}
    </p>
  );
}
