import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { readTime } from "@/lib/html/read-time";
import { CategoryField } from "../form/category-field";
import { ImageField } from "./image-field";
import { useFieldErrors } from "../form/use-field-errors";
import { SlugField } from "../form/slug-field";
import type { PostForm } from "../form/use-post-form";

type PostFieldsProps = {
  form: PostForm;
  knownCategories: readonly string[];
  /** The post's id, and its public address, for the live check. */
  address: { postId: string; publicSlug: string | null };
};

export function PostFields({ form, knownCategories, address }: PostFieldsProps) {
  const { t } = useTranslation();
  const values = form.watch();
  const errorOf = useFieldErrors(form);
  return (
    <>
      <Field className="col-span-full" label={t("Title")} error={errorOf("title")}>
        {(control) => (
          <Input
            {...control}
            {...form.register("title")}
            onChange={(event) => form.changeTitle(event.target.value)}
          />
        )}
      </Field>
      <SlugField
        className="lg:col-span-4"
        {...address}
        value={values.slug}
        error={errorOf("slug")}
        onChange={(slug) =>
          form.setValue("slug", slug, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
      <Field className="lg:col-span-2" label={t("Read Time")} hint={t("Counted on save")}>
        {(control) => <Input {...control} value={readTime(values.full_content)} readOnly />}
      </Field>
      <Field className="lg:col-span-3" label={t("Author")} error={errorOf("author")}>
        {(control) => <Input {...control} {...form.register("author")} />}
      </Field>
      <CategoryField
        className="lg:col-span-3"
        value={values.category}
        known={knownCategories}
        error={errorOf("category")}
        onChange={(category) =>
          form.setValue("category", category, { shouldDirty: true, shouldValidate: true })
        }
      />
      <ImageField
        className="col-span-full"
        registration={form.register("image_url")}
        value={values.image_url}
        error={errorOf("image_url")}
      />
      <Field className="col-span-full" label={t("Excerpt")} error={errorOf("excerpt")}>
        {(control) => <Textarea {...control} {...form.register("excerpt")} rows={2} />}
      </Field>
      <Field className="col-span-full" label={t("Short Content")} error={errorOf("content")}>
        {(control) => <Textarea {...control} {...form.register("content")} rows={3} />}
      </Field>
      <Field
        className="col-span-full"
        label={t("Full Content (HTML)")}
        error={errorOf("full_content")}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register("full_content")}
            data-html-source
            className="font-mono text-code"
            rows={8}
            spellCheck
          />
        )}
      </Field>
    </>
  );
}
