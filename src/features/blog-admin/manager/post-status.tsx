import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/staff-post";
import { useNow } from "@/hooks/use-now";
import { formatDateTime } from "@/lib/format-time";

type Publication = Pick<StaffPost, "published" | "publishAt">;

/** Published, but for a moment that is still ahead. */
export function isScheduled({ published, publishAt }: Publication, now: Date | null): boolean {
  return published && now !== null && publishAt !== null && publishAt.getTime() > now.getTime();
}

export function PostStatus({ post }: { post: Publication }) {
  const { t } = useTranslation();
  const now = useNow();
  if (isScheduled(post, now)) {
    return (
      <>
        <span className="chip chip-info">{t("Scheduled")}</span>
        {post.publishAt && <span className="cell-note">{formatDateTime(post.publishAt)}</span>}
      </>
    );
  }
  return post.published ? (
    <span className="chip chip-go">{t("Published")}</span>
  ) : (
    <span className="chip">{t("Draft")}</span>
  );
}
