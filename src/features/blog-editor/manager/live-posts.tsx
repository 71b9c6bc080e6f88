import { useQuery } from "@tanstack/react-query";
import { useState, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { SelectionBar } from "@/components/data-table/selection/selection-bar";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { Button } from "@/components/ui/button";
import { staffPageQuery, type StaffListFilters } from "@/data/posts/list-queries";
import type { StaffPost } from "@/data/posts/staff-post";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";
import { useDuplicatePost } from "@/data/posts/mutations";
import { serviceMessage } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { PictureDialog } from "../pictures/picture-dialog";
import { usePictureCheck } from "../pictures/use-picture-check";
import { PostActions } from "./post-actions";
import { usePostColumns } from "./use-post-columns";
import { DeletePosts } from "./delete-posts";
import { PostList, type ListProps } from "./post-list";
import { usePublication } from "./use-publication";
import type { NamedPost } from "./use-restore-posts";
import { useHostWarning } from "../pictures/error-labels";

export function focusList(): void {
  document.querySelector<HTMLElement>("[data-select-all]")?.focus();
}

const NO_POSTS: StaffPost[] = [];
/** Used before the first answer. */
const EPOCH = new Date(0);

type LivePostsProps = Omit<ListProps, "filters"> & {
  filters: StaffListFilters;
  onEdit: (post: StaffPost) => void;
};

/** The time by the minute, but never before the list was read. */
function useListTime(readAt: Date): Date {
  const now = useNow();
  return now !== null && now > readAt ? now : readAt;
}

export function LivePosts({ filters, onChange, hrefOfPage, onEdit }: LivePostsProps) {
  const { t } = useTranslation();
  const answer = useQuery(staffPageQuery(filters));
  const shown = useLastLoaded(answer.data);
  const rows = shown?.rows ?? NO_POSTS;
  const selection = useListSelection(
    rows,
    JSON.stringify([filters.search, filters.status, filters.category]),
    { isPaged: true },
  );
  const now = useListTime(shown?.readAt ?? EPOCH);
  const { title, columns } = usePostColumns(now);
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
  const publish = async (posts: StaffPost[]) => {
    const cleared = await pictures.check(posts);
    if (cleared === null) return;
    const isGoing = (id: string) => cleared.posts.some((post) => post.id === id);
    const going = posts.filter(({ id }) => isGoing(id));
    if (!(await publication.run("publish", going))) return;
    warnOfHosts(cleared.foreignHosts);
    if (going.length === posts.length) finish();
    // Posts that were not published stay selected.
    else selection.keep(selected.map(({ id }) => id).filter((id) => !isGoing(id)));
  };
  const actions = [
    {
      id: "publish",
      label: t("Publish {{number}}", { number: formatNumber(drafts.length) }),
      count: drafts.length,
      busyLabel:
        (publication.busy === "publish" && t("Publishing")) ||
        (pictures.isChecking && t("Checking")),
      onRun: () => void publish(drafts),
    },
    {
      id: "unpublish",
      label: t("Unpublish {{number}}", { number: formatNumber(published.length) }),
      count: published.length,
      busyLabel: publication.busy === "unpublish" && t("Unpublishing"),
      onRun: () => void unpublish(published),
    },
    {
      id: "delete",
      label: t("Delete {{number}}", { number: formatNumber(selected.length) }),
      count: selected.length,
      isDanger: true,
      onRun: () => setDoomed(selected),
    },
  ];

  return (
    <>
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
          <PostActions
            post={post}
            now={now}
            onEdit={() => onEdit(post)}
            onDelete={() => setDoomed([post])}
            onDuplicate={() => void duplicate(post)}
          />
        )}
        empty={{ heading: t("No posts yet"), body: t("Add New Blog starts the first one.") }}
      >
        <SelectionBar selection={selection}>
          {actions.map(({ id, label, count, busyLabel = false, isDanger = false, onRun }) => (
            <Button
              key={id}
              variant="secondary"
              className={cn("tabular-nums", isDanger && "text-stop")}
              disabled={count === 0}
              busyLabel={busyLabel}
              onClick={onRun}
            >
              {label}
            </Button>
          ))}
        </SelectionBar>
      </PostList>
      <PictureDialog check={pictures} />
      {doomed.length > 0 && (
        <DeletePosts
          posts={doomed}
          onDone={(ids) => {
            selection.keep(selected.filter(({ id }) => !ids.includes(id)).map(({ id }) => id));
            setDoomed([]);
          }}
          onKeep={() => setDoomed([])}
        />
      )}
    </>
  );
}

/** Copies a post as a draft. A second click meanwhile does nothing. */
function useDuplicate() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync } = useDuplicatePost();
  const underWay = useRef(new Set<string>());

  const duplicate = async (post: NamedPost) => {
    if (underWay.current.has(post.id)) return;
    underWay.current.add(post.id);
    const newId = crypto.randomUUID();
    try {
      const titleOfCopy = (title: string) => t("Copy of {{title}}", { title });
      const copy = await mutateAsync({ id: post.id, newId, titleOfCopy });
      toast.success(t("Saved “{{title}}” as a draft.", { title: copy.title }), {
        duration: 10_000,
        action: { label: t("Open"), onClick: () => void navigate(paths.blogEditor(newId)) },
      });
    } catch (error) {
      console.error("Error saving blog:", error);
      toast.error(t("Error saving blog: {{message}}", { message: serviceMessage(error) }), {
        duration: Infinity,
        action: { label: t("Retry"), onClick: () => void duplicate(post) },
      });
    } finally {
      underWay.current.delete(post.id);
    }
  };
  return duplicate;
}

/** The last data, kept also when another query fails, unlike with `keepPreviousData`. */
export function useLastLoaded<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
