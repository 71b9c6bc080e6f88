import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type UseFormReturn } from "react-hook-form";
import { slugFromTitle } from "@/lib/slug";
import { postFormSchema, type PostFormValues } from "./post-form-schema";

export type PostForm = UseFormReturn<PostFormValues> & {
  /** Sets the title and, while the slug still is the title's own, the slug with it. */
  changeTitle: (title: string) => void;
};

export function usePostForm(defaultValues: PostFormValues): PostForm {
  const form = useForm({ resolver: zodResolver(postFormSchema), defaultValues });
  const changeTitle = (title: string) => {
    const { title: oldTitle, slug, isNew } = form.getValues();
    const isOwnSlug = slug === slugFromTitle(oldTitle);
    form.setValue("title", title, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    // An existing post's address may be linked to; it changes only on purpose.
    if (isOwnSlug && isNew) {
      form.setValue("slug", slugFromTitle(title), {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  };
  return { ...form, changeTitle };
}
