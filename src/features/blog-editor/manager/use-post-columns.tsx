import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import type { PostSort } from "@/data/posts/list-queries";
import type { DeletedPost, StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatDateTime, formatReaderDay } from "@/lib/dates/reader-time";
import { Badge } from "@/components/ui/badge";
import { TableNote } from "@/components/ui/table";
import { beginsAscending } from "./list-filters";
import { statusOf } from "../form/publication-time";

type AnyPost = Pick<StaffPost, "id" | "title" | "slug" | "image_url" | "author" | "category">;

function withDate(timestamp: string | null, format: (moment: Date) => string): string | null {
  const date = parseTimestamp(timestamp);
  return date && format(date);
}

const sortBy = (key: PostSort) => ({
  key,
  begins: beginsAscending(key) ? ("up" as const) : ("down" as const),
});

function titleColumn<Post extends AnyPost>(t: TFunction): TitleColumn<Post> {
  return {
    label: t("Title"),
    text: ({ title }) => title || t("Untitled"),
    note: ({ slug }) => paths.blogPost(slug),
    leading: ({ image_url }) => <PostPicture url={image_url} />,
  };
}

export function usePostColumns(now: Date) {
  const { t } = useTranslation();
  return useMemo(() => {
    const title = { ...titleColumn<StaffPost>(t), sort: sortBy("title") };
    const columns: ListColumn<StaffPost>[] = [
      { id: "author", label: t("Author"), sort: sortBy("author"), cell: ({ author }) => author },
      {
        id: "category",
        label: t("Category"),
        sort: sortBy("category"),
        cell: ({ category }) => category,
      },
      {
        id: "status",
        label: t("Status"),
        sort: sortBy("status"),
        isBadge: true,
        cell: (post) => <PostStatusCell post={post} now={now} />,
      },
      {
        id: "created",
        label: t("Created date"),
        sort: sortBy("created"),
        cell: ({ created_at }) => withDate(created_at, formatReaderDay),
      },
    ];
    return { title, columns };
  }, [t, now]);
}

export function useDeletedColumns() {
  const { t } = useTranslation();
  return useMemo(() => {
    const columns: ListColumn<DeletedPost>[] = [
      { id: "author", label: t("Author"), cell: ({ author }) => author },
      { id: "category", label: t("Category"), cell: ({ category }) => category },
      {
        id: "deleted_by",
        label: t("Deleted by"),
        cell: ({ deleted_by }) => deleted_by ?? t("Nobody on the staff list"),
      },
      {
        id: "deleted_at",
        label: t("Deleted"),
        cell: ({ deleted_at }) => withDate(deleted_at, formatDateTime),
      },
    ];
    return { title: titleColumn<DeletedPost>(t), columns };
  }, [t]);
}

function PostPicture({ url }: { url: string | null }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const classes = "h-11 w-16 flex-none rounded-xs bg-sunken object-cover in-data-selected:bg-line";
  return url !== null && url !== brokenUrl ? (
    <img className={classes} src={url} alt="" loading="lazy" onError={() => setBrokenUrl(url)} />
  ) : (
    <span className={classes} aria-hidden="true" />
  );
}

type PostStatusCellProps = { post: Pick<StaffPost, "published" | "publish_at">; now: Date };

function PostStatusCell({ post, now }: PostStatusCellProps) {
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
