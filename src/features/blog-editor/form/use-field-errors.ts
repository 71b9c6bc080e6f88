import { useTranslation } from "react-i18next";
import { slugFromTitle } from "@/lib/format/slug";
import { MAX_LENGTHS, type PostFormValues } from "./post-form-schema";
import type { PostForm } from "./use-post-form";

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
