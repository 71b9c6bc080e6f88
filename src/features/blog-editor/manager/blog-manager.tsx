import { useQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCommands } from "@/components/commands/use-commands";
import { PageHeader } from "@/components/page-header";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { postCountsQuery, staffCategoriesQuery, type PostCounts } from "@/data/posts/queries";
import { useUrlState } from "@/hooks/use-url-state";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { SelectionBar } from "@/components/data-table/selection/selection-bar";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { deletedPageQuery } from "@/data/posts/list-queries";
import type { DeletedPost } from "@/data/posts/staff-post";
import { ListControls } from "./list-controls";
import { LivePosts, focusList, useLastLoaded } from "./live-posts";
import { listFiltersCodec } from "./list-filters";
import { PostDialog } from "../post-dialog/post-dialog";
import { emptyPostForm, postFormOf } from "../form/post-form-schema";
import type { OpenPost } from "../post-dialog/use-post-dialog";
import { PostList, type ListProps } from "./post-list";
import { useRestorePosts } from "./use-restore-posts";
import { useDeletedColumns } from "./use-post-columns";

type BlogManagerProps = {
  /** The signed-in person's; null for visitors. */
  authorName: string | null;
  onSignOut: () => void;
};

const headline = ({ scheduled }: PostCounts) =>
  scheduled === 0
    ? "{{published}} published, {{drafts}} drafts"
    : "{{published}} published, {{scheduled}} scheduled, {{drafts}} drafts";

const numbersOf = ({ published, scheduled, drafts }: PostCounts) => ({
  published: formatNumber(published),
  scheduled: formatNumber(scheduled),
  drafts: formatNumber(drafts),
});

export function BlogManager({ authorName, onSignOut }: BlogManagerProps) {
  const { t } = useTranslation();
  const { state: filters, change, hrefOf } = useUrlState(listFiltersCodec);
  const { data: counts = null } = useQuery({
    ...postCountsQuery(),
    enabled: authorName !== null,
  });
  const { data: categories = [] } = useQuery(staffCategoriesQuery());
  const [openPost, setOpenPost] = useState<OpenPost | null>(null);
  const list = { filters, onChange: change, hrefOfPage: (page: number) => hrefOf({ page }) };
  const openNew = () =>
    setOpenPost({
      id: crypto.randomUUID(),
      version: null,
      values: emptyPostForm(authorName ?? ""),
    });

  const group = t("Blog");
  useCommands([
    {
      id: "list search",
      label: t("Search posts"),
      group,
      Icon: Search,
      shortcut: "f",
      run: () => document.querySelector<HTMLElement>("[data-list-search]")?.focus(),
    },
    { id: "list add", label: t("Add New Blog"), group, Icon: Plus, shortcut: "n", run: openNew },
  ]);

  return (
    <>
      <PageHeader
        title={t("Blog")}
        description={
          counts === null ? t("Posts, newest first") : t(headline(counts), numbersOf(counts))
        }
      >
        <Link className={buttonVariants({ variant: "ghost" })} to={paths.pictures}>
          {t("Pictures")}
        </Link>
        <Button variant="secondary" onClick={onSignOut}>
          {t("Sign Out")}
        </Button>
        <Button onClick={openNew}>
          <Plus size={19} strokeWidth={2.2} aria-hidden />
          {t("Add New Blog")}
        </Button>
      </PageHeader>
      <Card aria-label={t("Posts")}>
        <ListControls filters={filters} onChange={change} counts={counts} categories={categories} />
        {filters.status === "deleted" ? (
          <DeletedPosts {...list} />
        ) : (
          <LivePosts
            {...list}
            filters={{ ...filters, status: filters.status }}
            onEdit={(post) =>
              setOpenPost({ id: post.id, version: post.updated_at, values: postFormOf(post) })
            }
          />
        )}
      </Card>
      {openPost && (
        <PostDialog
          key={openPost.id}
          post={openPost}
          knownCategories={categories}
          onClose={() => setOpenPost(null)}
        />
      )}
    </>
  );
}

const NO_POSTS: DeletedPost[] = [];

function DeletedPosts({ filters, onChange, hrefOfPage }: ListProps) {
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
