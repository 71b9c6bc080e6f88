import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { useDeletePosts } from "@/data/posts/mutations";
import { isSignInError } from "@/data/posts/post-errors";
import { serviceMessage } from "@/lib/errors/errors";
import { useRestorePosts, type NamedPost } from "./use-restore-posts";
import { useUndoToast } from "@/hooks/use-undo-toast";

const MOST_TITLES = 5;

type DeletePostsProps = {
  posts: NamedPost[];
  onDone: (ids: string[]) => void;
  onKeep: () => void;
};

export function DeletePosts({ posts, onDone, onKeep }: DeletePostsProps) {
  const { t } = useTranslation();
  const deletion = useDeletePosts();
  const { done: say } = useUndoToast();
  const restore = useRestorePosts();

  const messageOf = (gone: NamedPost[]) => {
    const [only] = gone;
    if (posts.length === 1 && only !== undefined) {
      return t("Deleted “{{title}}”.", { title: only.title });
    }
    const numbers = { number: gone.length, wanted: posts.length };
    return gone.length === posts.length
      ? t("Deleted {{number}} posts.", { ...numbers, count: gone.length })
      : t("Deleted {{number}} of {{wanted}}. The rest was gone already.", numbers);
  };
  const handleConfirm = async () => {
    const ids = posts.map(({ id }) => id);
    const { done, error } = await deletion.mutateAsync(ids);
    const gone = posts.filter(({ id }) => done.some((row) => row.id === id));
    if (gone.length > 0) say(messageOf(gone), () => void restore(gone));
    if (error === null) onDone(ids);
    else console.error("Error deleting blog:", error);
  };
  const error = deletion.data?.error ?? null;

  return (
    <ConfirmDialog
      isOpen
      question={
        posts.length === 1
          ? t("Are you sure you want to delete this blog?")
          : t("Are you sure you want to delete these {{number}} blogs?", {
              count: posts.length,
              number: posts.length,
            })
      }
      detail={
        <>
          <ul className="grid gap-1 font-semibold wrap-anywhere">
            {posts.slice(0, MOST_TITLES).map(({ id, title }) => (
              <li key={id}>{title || t("Untitled")}</li>
            ))}
            {posts.length > MOST_TITLES && (
              <li>{t("and {{number}} more", { number: posts.length - MOST_TITLES })}</li>
            )}
          </ul>
          <p className="text-muted">{t("Deleted posts can be brought back from Deleted.")}</p>
          {error !== null && (
            <Alert variant="destructive">
              {t("Error deleting blog: {{message}}", { message: serviceMessage(error) })}
            </Alert>
          )}
          {isSignInError(error) && (
            <p className="text-muted">
              {t("Your sign-in may have ended. Sign in again, then delete it here.")}
            </p>
          )}
        </>
      }
      confirmLabel={t("Delete")}
      busyLabel={t("Deleting")}
      keepLabel={t("Keep it")}
      isBusy={deletion.isPending}
      onConfirm={() => void handleConfirm()}
      onKeep={onKeep}
    />
  );
}
