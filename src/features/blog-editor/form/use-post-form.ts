import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { pictureAddress, type Picture } from "@/data/pictures/schema";
import { fallbackSlug, needsTransliteration, slugForTitle, slugFromTitle } from "@/lib/format/slug";
import { postFormSchema, type PostFormValues, MAX_LENGTHS } from "./post-form-schema";
import { useTranslation } from "react-i18next";

export function useFieldErrors({ formState, getValues }: PostForm) {
  const { t } = useTranslation();
  return (name: keyof PostFormValues): string | undefined => {
    const message = formState.errors[name]?.message;
    if (message === undefined) return undefined;
    const maxLength =
      name in MAX_LENGTHS ? MAX_LENGTHS[name as keyof typeof MAX_LENGTHS] : undefined;
    return t(message, { longest: maxLength, suggestion: slugFromTitle(getValues("slug")) });
  };
}

/** Takes a picture of the library, with what it shows. */
export function setFeaturedPicture(form: PostForm, picture: Picture) {
  form.setValue("image_url", pictureAddress(picture, picture.width), {
    shouldDirty: true,
    shouldValidate: true,
  });
  form.setValue("image_alt", picture.alt, { shouldDirty: true });
}

export type PostForm = UseFormReturn<PostFormValues> & {
  /** Sets the title and, while the slug is derived from it, the slug. */
  changeTitle: (title: string) => void;
};

type Options = {
  /** The post's id, used for titles that give no slug. Without it the slug stays empty. */
  id?: string;
  /** Whether the address may follow the title, because it was never public. */
  isAddressFree?: boolean;
};

export function usePostForm(
  defaultValues: PostFormValues,
  { id, isAddressFree = false }: Options = {},
): PostForm {
  const form = useForm({ resolver: zodResolver(postFormSchema), defaultValues });
  // The slug last derived from the title, which is asynchronous for some scripts.
  const derived = useRef<string | null>(null);
  const newest = useRef("");

  const slugOf = (title: string) =>
    slugFromTitle(title) || (id !== undefined && title.trim() !== "" ? fallbackSlug(id) : "");
  const setSlug = (slug: string) => {
    derived.current = slug;
    form.setValue("slug", slug, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const deriveSlug = (title: string) => {
    if (id === undefined || !needsTransliteration(title)) {
      setSlug(slugOf(title));
      return;
    }
    // A partial title gives no slug: a new post's empty one is made on saving.
    setSlug(form.getValues("isNew") ? "" : form.getValues("slug"));
    void slugForTitle(title, id).then((slug) => {
      const isStillOurs = form.getValues("slug") === derived.current;
      if (newest.current === title && isStillOurs) setSlug(slug);
    });
  };
  const changeTitle = (title: string) => {
    const { title: oldTitle, slug, isNew } = form.getValues();
    const isOwnSlug = slug === "" || slug === slugOf(oldTitle) || slug === derived.current;
    newest.current = title;
    form.setValue("title", title, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    // A public post's address may be linked to, so it changes only on purpose.
    if (isOwnSlug && (isNew || isAddressFree)) deriveSlug(title);
  };

  const storedTitle = defaultValues.title;
  useEffect(() => {
    if (id === undefined || !isAddressFree || !needsTransliteration(storedTitle)) return undefined;
    let isCurrent = true;
    void slugForTitle(storedTitle, id).then((slug) => {
      if (isCurrent) derived.current ??= slug;
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isAddressFree, storedTitle]);

  return { ...form, changeTitle };
}
