import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useRestoreDeletedPosts } from "@/data/posts/mutations";
import { isAddressTaken } from "@/data/posts/post-errors";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

export type NamedPost = { id: string; title: string };

export function useRestorePosts() {
  const { t } = useTranslation();
  const { mutateAsync } = useRestoreDeletedPosts();
  const { failed } = useUndoToast();

  const sayWhatCameBack = (back: NamedPost[]) => {
    const [first] = back;
    if (first === undefined) return;
    if (back.length === 1) toast.success(t("Brought back “{{title}}”.", { title: first.title }));
    else toast.success(t("Brought back {{count}} posts.", { count: back.length }));
  };
  const sayWhatDidNot = (left: NamedPost[], error: unknown) => {
    const [first] = left;
    const reason = isAddressTaken(error)
      ? t("another post has its address now. Give that one another slug, then try again")
      : reasonOf(error);
    const message =
      left.length === 1 && first !== undefined
        ? t("“{{title}}” could not be brought back: {{reason}}.", { title: first.title, reason })
        : t("{{count}} posts could not be brought back: {{reason}}.", {
            count: left.length,
            reason,
          });
    failed(message, () => void restore(left));
  };
  const restore = async (posts: NamedPost[]): Promise<string[]> => {
    const { done, error } = await mutateAsync(posts.map(({ id }) => id));
    const left = posts.filter(({ id }) => !done.includes(id));
    sayWhatCameBack(posts.filter(({ id }) => done.includes(id)));
    if (error !== null) {
      console.error("Error restoring blogs:", error);
      sayWhatDidNot(left, error);
    } else if (left.length > 0) {
      toast.error(t("Nothing was changed for what is back already, or is not yours to change."));
    }
    return done;
  };
  return restore;
}
