import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { TableNote } from "@/components/ui/table";
import type { StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { useNow } from "@/hooks/use-now";
import { formatDateTime } from "@/lib/time/reader-time";

type Publication = Pick<StaffPost, "published" | "publish_at">;

/** Two clocks are involved, this computer's and the database's, and they may disagree a little. */
const SLACK_MS = 5_000;

export function isAhead(publish_at: string | null, now: Date): boolean {
  const date = parseTimestamp(publish_at);
  return date !== null && date.getTime() > now.getTime() + SLACK_MS;
}

/** Published, but for a moment that is still ahead. */
export const isScheduled = ({ published, publish_at }: Publication, now: Date) =>
  published && isAhead(publish_at, now);

/** The time by the minute, but never before the list was read. */
export function useListTime(readAt: Date): Date {
  const now = useNow();
  return now !== null && now > readAt ? now : readAt;
}

export function PostStatus({ post, now }: { post: Publication; now: Date }) {
  const { t } = useTranslation();
  const date = parseTimestamp(post.publish_at);
  if (isScheduled(post, now)) {
    return (
      <>
        <Badge variant="info">{t("Scheduled")}</Badge>
        {date && <TableNote>{formatDateTime(date)}</TableNote>}
      </>
    );
  }
  return post.published ? (
    <Badge variant="success">{t("Published")}</Badge>
  ) : (
    <Badge>{t("Draft")}</Badge>
  );
}
