import { useQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCommands } from "@/components/commands/use-commands";
import { PageHeader } from "@/components/page-header";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { postCountsQuery, staffCategoriesQuery, type PostCounts } from "@/data/posts/queries";
import { useUrlState } from "@/hooks/use-url-state";
import { formatNumber } from "@/lib/format/format";
import { DeletedPosts } from "./deleted-posts";
import { ListControls } from "./list-controls";
import { LivePosts } from "./live-posts";
import { listFiltersCodec } from "./list-filters";
import { PostDialog } from "../post-dialog/post-dialog";
import { emptyPostForm, postFormOf } from "../form/post-form-schema";
import type { OpenPost } from "../post-dialog/use-post-dialog";

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
      shortcut: "/",
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
