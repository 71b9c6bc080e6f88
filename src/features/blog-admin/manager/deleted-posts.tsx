import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deletedPostsQuery, type DeletedPost } from "@/data/deleted-posts";
import { BulkBar } from "./bulk-bar";
import { DeletedTable } from "./deleted-table";
import { focusList } from "./focus-list";
import { ListBar } from "./list-bar";
import { PostList, type ListProps } from "./post-list";
import { useLastGood } from "./use-last-good";
import { useRestorePosts } from "./use-restore-posts";
import { useSelection } from "./use-selection";

/** Posts that are gone, with who deleted them and when, and the way back. */
export function DeletedPosts({ filters, onChange, searchOfPage }: ListProps) {
  const { t } = useTranslation();
  const { search, category, page } = filters;
  const answer = useQuery(deletedPostsQuery({ search, category, page }));
  const shown = useLastGood(answer.data);
  const rows = shown?.rows ?? [];
  const selection = useSelection(rows, JSON.stringify([search, category]));
  const restorePosts = useRestorePosts();
  const [busyIds, setBusyIds] = useState<string[]>([]);

  const restore = async (posts: DeletedPost[]) => {
    const ids = posts.map(({ id }) => id).filter((id) => !busyIds.includes(id));
    if (ids.length === 0) return;
    setBusyIds((old) => [...old, ...ids]);
    const done = await restorePosts(posts.filter(({ id }) => ids.includes(id)));
    setBusyIds((old) => old.filter((id) => !ids.includes(id)));
    selection.remove(done);
    if (posts.length > 1) focusList();
  };

  return (
    <PostList
      filters={filters}
      onChange={onChange}
      searchOfPage={searchOfPage}
      answer={answer}
      shown={shown}
      empty={{
        heading: t("Nothing has been deleted"),
        body: t("What is deleted can be brought back from here."),
      }}
      bar={
        <>
          <ListBar
            filters={filters}
            onChange={onChange}
            total={shown?.total ?? 0}
            shown={rows.length}
          />
          {selection.rows.length > 0 && (
            <BulkBar
              selected={selection.rows.length}
              elsewhere={
                selection.rows.filter(({ id }) => !rows.some((row) => row.id === id)).length
              }
              onClear={() => {
                selection.clear();
                focusList();
              }}
              actions={[
                {
                  label: t("Restore"),
                  count: selection.rows.length,
                  busyLabel: busyIds.length > 0 && t("Restoring"),
                  onRun: () => void restore(selection.rows),
                },
              ]}
            />
          )}
        </>
      }
    >
      <DeletedTable
        posts={rows}
        selection={selection}
        busyIds={busyIds}
        onRestore={(post) => void restore([post])}
      />
    </PostList>
  );
}
