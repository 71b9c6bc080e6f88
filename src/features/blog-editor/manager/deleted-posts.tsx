import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectionBar } from "@/components/data-table/selection/selection-bar";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { Button } from "@/components/ui/button";
import { deletedPageQuery } from "@/data/posts/list-queries";
import type { DeletedPost } from "@/data/posts/staff-post";
import { formatNumber } from "@/lib/format/format";
import { focusList } from "./focus-list";
import { PostList, type ListProps } from "./post-list";
import { useLastLoaded } from "./use-last-loaded";
import { useRestorePosts } from "./use-restore-posts";
import { useDeletedColumns } from "./use-post-columns";

const NO_POSTS: DeletedPost[] = [];

export function DeletedPosts({ filters, onChange, hrefOfPage }: ListProps) {
  const { t } = useTranslation();
  const { search, category, page } = filters;
  const answer = useQuery(deletedPageQuery({ search, category, page }));
  const shown = useLastLoaded(answer.data);
  const rows = shown?.rows ?? NO_POSTS;
  const selection = useListSelection(rows, JSON.stringify([search, category]), { isPaged: true });
  const restorePosts = useRestorePosts();
  const { title, columns } = useDeletedColumns();
  const [busyIds, setBusyIds] = useState<string[]>([]);

  const restore = async (posts: DeletedPost[]) => {
    const ids = posts.map(({ id }) => id).filter((id) => !busyIds.includes(id));
    if (ids.length === 0) return;
    setBusyIds((old) => [...old, ...ids]);
    const done = await restorePosts(posts.filter(({ id }) => ids.includes(id)));
    setBusyIds((old) => old.filter((id) => !ids.includes(id)));
    selection.keep(selection.rows.map(({ id }) => id).filter((id) => !done.includes(id)));
    if (posts.length > 1) focusList();
  };

  return (
    <PostList
      filters={filters}
      onChange={onChange}
      hrefOfPage={hrefOfPage}
      answer={answer}
      shown={shown}
      title={title}
      columns={columns}
      selection={selection}
      actions={(post) => (
        <Button
          variant="secondary"
          aria-label={t("Restore {{title}}", { title: post.title || t("Untitled") })}
          busyLabel={busyIds.includes(post.id) && t("Restoring")}
          onClick={() => void restore([post])}
        >
          {t("Restore")}
        </Button>
      )}
      empty={{
        heading: t("Nothing has been deleted"),
        body: t("What is deleted can be brought back from here."),
      }}
    >
      <SelectionBar selection={selection}>
        <Button
          variant="secondary"
          className="tabular-nums"
          busyLabel={busyIds.length > 0 && t("Restoring")}
          onClick={() => void restore(selection.rows)}
        >
          {t("Restore {{number}}", { number: formatNumber(selection.rows.length) })}
        </Button>
      </SelectionBar>
    </PostList>
  );
}
