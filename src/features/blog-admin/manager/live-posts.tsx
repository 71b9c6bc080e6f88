import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/staff-post";
import { staffPageQuery, type StaffListFilters } from "@/data/staff-posts";
import { BulkBar } from "./bulk-bar";
import { DeletePosts } from "./delete-posts";
import { focusList } from "./focus-list";
import { ListBar } from "./list-bar";
import { PostList, type ListProps } from "./post-list";
import { PostTable } from "./post-table";
import { useDuplicate } from "./use-duplicate";
import { useLastGood } from "./use-last-good";
import { usePublication } from "./use-publication";
import { useSelection } from "./use-selection";

type LivePostsProps = Omit<ListProps, "filters"> & {
  filters: StaffListFilters;
  onEdit: (post: StaffPost) => void;
};

export function LivePosts({ filters, onChange, searchOfPage, onEdit }: LivePostsProps) {
  const { t } = useTranslation();
  const answer = useQuery(staffPageQuery(filters));
  const shown = useLastGood(answer.data);
  const rows = shown?.rows ?? [];
  const selection = useSelection(
    rows,
    JSON.stringify([filters.search, filters.status, filters.category]),
  );
  const publication = usePublication();
  const duplicate = useDuplicate();
  const [doomed, setDoomed] = useState<StaffPost[]>([]);

  const selected = selection.rows;
  const drafts = selected.filter((post) => !post.published);
  const published = selected.filter((post) => post.published);
  const finish = () => {
    selection.clear();
    focusList();
  };
  const change = async (verb: "publish" | "unpublish", posts: StaffPost[]) => {
    if (await publication.run(verb, posts)) finish();
  };
  const bar = (
    <>
      <ListBar
        filters={filters}
        onChange={onChange}
        total={shown?.total ?? 0}
        shown={rows.length}
      />
      {selected.length > 0 && (
        <BulkBar
          selected={selected.length}
          elsewhere={selected.filter(({ id }) => !rows.some((row) => row.id === id)).length}
          onClear={finish}
          actions={[
            {
              label: t("Publish"),
              count: drafts.length,
              busyLabel: publication.busy === "publish" && t("Publishing"),
              onRun: () => void change("publish", drafts),
            },
            {
              label: t("Unpublish"),
              count: published.length,
              busyLabel: publication.busy === "unpublish" && t("Unpublishing"),
              onRun: () => void change("unpublish", published),
            },
            {
              label: t("Delete"),
              count: selected.length,
              isDanger: true,
              onRun: () => setDoomed(selected),
            },
          ]}
        />
      )}
    </>
  );

  return (
    <PostList
      filters={filters}
      onChange={onChange}
      searchOfPage={searchOfPage}
      answer={answer}
      shown={shown}
      empty={{ heading: t("No posts yet"), body: t("Add New Blog starts the first one.") }}
      bar={bar}
    >
      {shown && (
        <PostTable
          posts={rows}
          readAt={shown.readAt}
          selection={selection}
          order={filters}
          onOrder={onChange}
          onEdit={onEdit}
          onDelete={(post) => setDoomed([post])}
          onDuplicate={(post) => void duplicate(post)}
        />
      )}
      {doomed.length > 0 && (
        <DeletePosts
          posts={doomed}
          onDone={(ids) => {
            selection.remove(ids);
            setDoomed([]);
          }}
          onKeep={() => setDoomed([])}
        />
      )}
    </PostList>
  );
}
