import { useTranslation } from "react-i18next";
import { slugFromTitle } from "@/lib/format/slug";
import { LONGEST, type PostFormValues } from "./post-form-schema";
import type { PostForm } from "./use-post-form";

export function useFieldErrors({ formState, getValues }: PostForm) {
  const { t } = useTranslation();
  return (name: keyof PostFormValues): string | undefined => {
    const message = formState.errors[name]?.message;
    if (message === undefined) return undefined;
    const longest = name in LONGEST ? LONGEST[name as keyof typeof LONGEST] : undefined;
    return t(message, { longest, suggestion: slugFromTitle(getValues("slug")) });
  };
}
