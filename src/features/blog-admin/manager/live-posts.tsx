import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/staff-post";
import { staffPageQuery, type StaffListFilters } from "@/data/staff-posts";
import { PictureDialog } from "../pictures/picture-dialog";
import { useHostWarning } from "../pictures/use-host-warning";
import { usePictureCheck } from "../pictures/use-picture-check";
import type { PostWithPictures } from "../pictures/post-pictures";
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

const withPictures = (post: StaffPost): PostWithPictures => ({
  id: post.id,
  title: post.title,
  fullContent: post.full_content,
  imageUrl: post.image_url ?? "",
});

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
  const pictures = usePictureCheck();
  const warnOfHosts = useHostWarning();
  const duplicate = useDuplicate();
  const [doomed, setDoomed] = useState<StaffPost[]>([]);

  const selected = selection.rows;
  const drafts = selected.filter((post) => !post.published);
  const published = selected.filter((post) => post.published);
  const finish = () => {
    selection.clear();
    focusList();
  };
  const unpublish = async (posts: StaffPost[]) => {
    if (await publication.run("unpublish", posts)) finish();
  };
  const publish = (posts: StaffPost[]) =>
    pictures.allow(posts.map(withPictures), async (allowed, foreignHosts) => {
      const going = posts.filter(({ id }) => allowed.some((post) => post.id === id));
      if (!(await publication.run("publish", going))) return;
      warnOfHosts(foreignHosts);
      if (going.length === posts.length) finish();
      // What was kept back stays ticked, to be mended.
      else selection.remove(allowed.map(({ id }) => id));
    });
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
              busyLabel:
                (publication.busy === "publish" && t("Publishing")) ||
                (pictures.isChecking && t("Checking")),
              onRun: () => void publish(drafts),
            },
            {
              label: t("Unpublish"),
              count: published.length,
              busyLabel: publication.busy === "unpublish" && t("Unpublishing"),
              onRun: () => void unpublish(published),
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
      <PictureDialog check={pictures} />
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
