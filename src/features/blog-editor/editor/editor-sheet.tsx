import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { ContentField } from "../content-field/content-field";
import type { PostFormValues } from "../form/post-form-schema";
import { SlugField } from "../form/slug-field";
import { type PostForm, useFieldErrors } from "../form/use-post-form";

type EditorSheetProps = {
  postId: string;
  form: PostForm;
  values: PostFormValues;
  publicSlug: string | null;
  /** Stays visible above the text. */
  trouble: ReactNode;
};

export function EditorSheet({ postId, form, values, publicSlug, trouble }: EditorSheetProps) {
  const { t } = useTranslation();
  const errorOf = useFieldErrors(form);
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
  return (
    <Card
      className="grid grid-cols-1 gap-5.5 p-4.5 lg:px-10 lg:pt-7 lg:pb-10 xl:px-14"
      aria-label={t("The post")}
    >
      <Field className="-mb-2.5 [&>label]:sr-only" label={t("Title")} error={errorOf("title")}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register("title")}
            className="field-sizing-content min-h-0 resize-none rounded-xs border-0 bg-transparent px-0 py-1 font-display text-[clamp(1.75rem,3vw,2.6rem)]/[1.1] font-bold tracking-[-0.022em] wrap-anywhere aria-invalid:border-0 aria-invalid:shadow-[0_2px_0_var(--stop)]"
            rows={1}
            placeholder={t("Title")}
            onChange={(event) =>
              // A pasted title may have several lines.
              form.changeTitle(event.target.value.replace(/\s*\n\s*/g, " "))
            }
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
            value={values.title}
          />
        )}
      </Field>
      <SlugField
        key={publicSlug}
        postId={postId}
        value={values.slug}
        publicSlug={publicSlug}
        error={errorOf("slug")}
        isLabelHidden
        onChange={(slug) => form.setValue("slug", slug, change)}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Field label={t("Excerpt")} error={errorOf("excerpt")}>
          {(control) => (
            <Textarea {...control} {...form.register("excerpt")} className="min-h-30" />
          )}
        </Field>
        <Field label={t("Short Content")} error={errorOf("content")}>
          {(control) => (
            <Textarea {...control} {...form.register("content")} className="min-h-30" />
          )}
        </Field>
      </div>
      <ContentField
        value={values.full_content}
        error={errorOf("full_content")}
        notice={trouble}
        onChange={(html) => form.setValue("full_content", html, change)}
      />
    </Card>
  );
}
