import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ErrorNotice } from "@/components/error-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { postKeys } from "@/data/posts";
import type { StaffPost } from "@/data/staff-post";
import { deletePost, staffPostsQuery } from "@/data/staff-posts";
import { errorMessage } from "@/lib/errors";
import { PostDialog } from "./post-dialog";
import { emptyPostForm, postFormOf, type PostFormValues } from "./post-form-schema";
import { PostTable } from "./post-table";
import { PostTableSkeleton } from "./post-table-skeleton";

type BlogManagerProps = { authorName: string; onSignOut: () => void };

type OpenForm = { id: string; version: string | null; values: PostFormValues };

export function BlogManager({ authorName, onSignOut }: BlogManagerProps) {
  const { t } = useTranslation();
  const { data: posts, error, isPending, isFetching, refetch } = useQuery(staffPostsQuery());
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  const [doomed, setDoomed] = useState<StaffPost | null>(null);

  useEffect(() => {
    if (error) console.error("Error loading blogs:", error);
  }, [error]);

  const published = posts?.filter((post) => post.published).length ?? 0;
  const counts = t("{{published}} published, {{drafts}} drafts", {
    published,
    drafts: (posts?.length ?? 0) - published,
  });
  const openNew = () =>
    setOpenForm({ id: crypto.randomUUID(), version: null, values: emptyPostForm(authorName) });

  return (
    <>
      <div className="staff-page-head">
        <div>
          <h1>{t("Blog")}</h1>
          <p>{posts ? counts : t("Posts, newest first")}</p>
        </div>
        <div className="staff-page-controls">
          <Button variant="secondary" onClick={onSignOut}>
            {t("Sign Out")}
          </Button>
          <Button onClick={openNew}>
            <Plus size={19} strokeWidth={2.2} aria-hidden />
            {t("Add New Blog")}
          </Button>
        </div>
      </div>
      <section className="panel" aria-label={t("Posts")} aria-busy={isFetching}>
        {isPending && <PostTableSkeleton />}
        {error && (
          <div className="panel-body">
            <ErrorNotice
              heading={t("The posts could not be loaded")}
              body={t("Nothing was changed. The answer was: {{message}}.", {
                message: errorMessage(error),
              })}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          </div>
        )}
        {posts?.length === 0 && (
          <p className="empty">{t("No posts yet. Add New Blog starts the first one.")}</p>
        )}
        {posts && posts.length > 0 && (
          <PostTable
            posts={posts}
            onEdit={(post) =>
              setOpenForm({ id: post.id, version: post.version, values: postFormOf(post) })
            }
            onDelete={setDoomed}
          />
        )}
      </section>
      {openForm && (
        <PostDialog
          key={openForm.id}
          id={openForm.id}
          version={openForm.version}
          initialValues={openForm.values}
          knownCategories={posts?.map((post) => post.category) ?? []}
          onClose={() => setOpenForm(null)}
        />
      )}
      {doomed && <DeletePost post={doomed} onDone={() => setDoomed(null)} />}
    </>
  );
}

type DeletePostProps = { post: StaffPost; onDone: () => void };

function DeletePost({ post, onDone }: DeletePostProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deletePost(post.id),
    onSuccess: async () => {
      toast.success(t("Deleted “{{title}}”.", { title: post.title }));
      onDone();
      await queryClient.invalidateQueries({ queryKey: postKeys.all });
    },
    onError: (error) => console.error("Error deleting blog:", error),
  });
  return (
    <ConfirmDialog
      isOpen
      question={t("Are you sure you want to delete this blog?")}
      detail={
        <>
          <p>{post.title}</p>
          {deletion.isError && (
            <Alert>
              {t("Error deleting blog: {{message}}", { message: errorMessage(deletion.error) })}
            </Alert>
          )}
        </>
      }
      confirmLabel={t("Delete")}
      busyLabel={t("Deleting")}
      keepLabel={t("Keep it")}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onKeep={onDone}
    />
  );
}
