import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { TableNote } from "@/components/ui/table";
import type { StaffPost } from "@/data/posts/staff-post";
import { useNow } from "@/hooks/use-now";
import { formatDateTime } from "@/lib/time/reader-time";

type Publication = Pick<StaffPost, "published" | "publishAt">;

/** Two clocks are involved, this computer's and the database's, and they may disagree a little. */
const SLACK_MS = 5_000;

export const isAhead = (publishAt: Date | null, now: Date) =>
  publishAt !== null && publishAt.getTime() > now.getTime() + SLACK_MS;

/** Published, but for a moment that is still ahead. */
export const isScheduled = ({ published, publishAt }: Publication, now: Date) =>
  published && isAhead(publishAt, now);

/** The time by the minute, but never before the list was read. */
export function useListTime(readAt: Date): Date {
  const now = useNow();
  return now !== null && now > readAt ? now : readAt;
}

export function PostStatus({ post, now }: { post: Publication; now: Date }) {
  const { t } = useTranslation();
  if (isScheduled(post, now)) {
    return (
      <>
        <Badge variant="info">{t("Scheduled")}</Badge>
        {post.publishAt && <TableNote>{formatDateTime(post.publishAt)}</TableNote>}
      </>
    );
  }
  return post.published ? (
    <Badge variant="success">{t("Published")}</Badge>
  ) : (
    <Badge>{t("Draft")}</Badge>
  );
}
