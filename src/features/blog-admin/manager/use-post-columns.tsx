import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import type { DeletedPost } from "@/data/posts/deleted-post-queries";
import type { StaffPost } from "@/data/posts/staff-post";
import type { PostSort } from "@/data/posts/staff-posts";
import { paths } from "@/lib/paths";
import { formatDateTime, formatReaderDay } from "@/lib/time/reader-time";
import { beginsAscending } from "./list-filters";
import { PostPicture } from "./post-picture";
import { PostStatus } from "./post-status";

type AnyPost = Pick<StaffPost, "id" | "title" | "slug" | "image_url" | "author" | "category">;

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

/** Of the posts there are. `now` says which are still to come. */
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
        cell: (post) => <PostStatus post={post} now={now} />,
      },
      {
        id: "created",
        label: t("Created date"),
        sort: sortBy("created"),
        cell: ({ createdAt }) => createdAt && formatReaderDay(createdAt),
      },
    ];
    return { title, columns };
  }, [t, now]);
}

/** Of the posts that are gone. */
export function useDeletedColumns() {
  const { t } = useTranslation();
  return useMemo(() => {
    const columns: ListColumn<DeletedPost>[] = [
      { id: "author", label: t("Author"), cell: ({ author }) => author },
      { id: "category", label: t("Category"), cell: ({ category }) => category },
      {
        id: "deletedBy",
        label: t("Deleted by"),
        cell: ({ deletedBy }) => deletedBy ?? t("Nobody on the staff list"),
      },
      {
        id: "deletedAt",
        label: t("Deleted"),
        cell: ({ deletedAt }) => deletedAt && formatDateTime(deletedAt),
      },
    ];
    return { title: titleColumn<DeletedPost>(t), columns };
  }, [t]);
}
