import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { TableNote } from "@/components/ui/table";
import type { StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { statusOf } from "../form/publication-time";

type PostStatusCellProps = { post: Pick<StaffPost, "published" | "publish_at">; now: Date };

export function PostStatusCell({ post, now }: PostStatusCellProps) {
  const { t } = useTranslation();
  const status = statusOf(post, now);
  const date = parseTimestamp(post.publish_at);
  if (status === "draft") return <Badge>{t("Draft")}</Badge>;
  if (status === "published") return <Badge variant="success">{t("Published")}</Badge>;
  return (
    <>
      <Badge variant="info">{t("Scheduled")}</Badge>
      {date && <TableNote>{formatDateTime(date)}</TableNote>}
    </>
  );
}
