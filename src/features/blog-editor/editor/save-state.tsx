import { useTranslation } from "react-i18next";
import { changedFields } from "../versions/compared-fields";
import type { PostFormValues } from "../form/post-form-schema";
import { useClock } from "../form/use-clock";
import { formatRecent } from "@/lib/dates/reader-time";
import type { StoredPost } from "./stored-post";

type SaveStateProps = {
  stored: StoredPost;
  values: PostFormValues;
  isSaving: boolean;
  hasFailed: boolean;
};

/** Whether the form's content is saved. */
export function SaveState({ stored, values, isSaving, hasFailed }: SaveStateProps) {
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
