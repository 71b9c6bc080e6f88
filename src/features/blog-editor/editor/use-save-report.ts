import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { formatList } from "@/lib/format/format";
import { cleanForSaving } from "@/lib/html/sanitize-html";
import { formatDateTime } from "@/lib/dates/reader-time";
import type { PostFormValues } from "../form/post-form-schema";
import { isFuture } from "../form/publication-time";

/** Shows the result of a save, and what was removed from the HTML. */
export function useSaveReport() {
  const { t } = useTranslation();
  return (before: PostFormValues, after: PostFormValues, sentHtml: string) => {
    toast.success(savedMessage(before, after, t));
    const { removed } = cleanForSaving(sentHtml);
    if (removed.length === 0) return;
    const list = formatList(removed.map(({ text, values }) => t(text, values)));
    toast.warning(t("Taken out: {{list}}.", { list }));
  };
}

function savedMessage(before: PostFormValues, after: PostFormValues, t: TFunction): string {
  if (!after.published) return t("Draft saved.");
  if (isFuture(after.publish_at, new Date())) {
    const time = formatDateTime(new Date(after.publish_at));
    return t("Scheduled for {{time}}.", { time });
  }
  const wasLive = before.published && !isFuture(before.publish_at, new Date());
  return wasLive ? t("Updated.") : t("Published.");
}
