import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DropArea } from "@/components/files/drop-area";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/cn";
import { readTime } from "@/lib/html/read-time";
import { CategoryField } from "../form/category-field";
import { SlugField } from "../form/slug-field";
import { useImageState } from "../form/use-image-state";
import { type PostForm, setFeaturedPicture, useFieldErrors } from "../form/use-post-form";
import { PictureSource } from "../upload/picture-source";

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
        form={form}
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

type ImageFieldProps = {
  form: PostForm;
  value: string;
  error?: string | undefined;
  className?: string;
};

function ImageField({ form, value, error, className }: ImageFieldProps) {
  const { t } = useTranslation();
  const image = useImageState(value);
  const [file, setFile] = useState<File | null>(null);
  return (
    <DropArea
      className={cn("grid grid-cols-1 gap-2.5", className)}
      label={t("Drop the picture to upload it")}
      onFiles={([dropped]) => dropped && setFile(dropped)}
    >
      <Field
        label={
          <>
            {t("Image URL")} <span className="font-normal text-muted">{t("(optional)")}</span>
          </>
        }
        hint={image.state === "broken" ? t("No picture answers at this address.") : undefined}
        error={error}
      >
        {(control) => (
          <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
            <Input
              {...control}
              {...form.register("image_url", {
                // It was about another picture. This form has no field for it.
                onChange: () => form.setValue("image_alt", null),
              })}
              inputMode="url"
            />
            {image.state === "loaded" ? (
              <img
                className="h-17 w-28 rounded-sm border border-line-strong object-cover"
                src={value.trim()}
                alt={t("Preview of the picture")}
              />
            ) : (
              <span
                className="h-17 w-28 rounded-sm border border-dashed border-line-strong bg-sunken"
                aria-hidden="true"
              />
            )}
          </div>
        )}
      </Field>
      <PictureSource
        file={file}
        onFile={setFile}
        onPicture={(picture) => setFeaturedPicture(form, picture)}
      />
    </DropArea>
  );
}
