import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useChangePublication, type PublicationChange } from "@/data/posts/mutations";
import type { StaffPost } from "@/data/posts/staff-post";
import { isFuture } from "../form/publication-time";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf, serviceMessage } from "@/lib/errors/errors";

type Verb = "publish" | "unpublish";

export function usePublication() {
  const { t } = useTranslation();
  const change = useChangePublication();
  const undo = useChangePublication();
  const { done: say, failed } = useUndoToast();
  const busy = change.isPending ? change.variables.write : null;

  const resultOf = (verb: Verb, changed: PublicationChange[], posts: StaffPost[]) => {
    const scheduled = changed.filter(({ publish_at }) => isFuture(publish_at, new Date())).length;
    const number = verb === "publish" ? changed.length - scheduled : changed.length;
    const only = posts.length === 1 && changed.length === 1 ? posts[0] : undefined;
    const wanted = posts.length;
    const sentences: string[] = [];
    if (verb === "publish" && scheduled > 0) {
      sentences.push(t("{{scheduled}} scheduled for the date set earlier.", { scheduled }));
    }
    if (only !== undefined && sentences.length === 0) {
      return verb === "publish"
        ? t("Published “{{title}}”.", { title: only.title })
        : t("Unpublished “{{title}}”.", { title: only.title });
    }
    if (number > 0 || sentences.length === 0) {
      sentences.unshift(
        verb === "publish"
          ? t("Published {{number}} of {{wanted}}.", { number, wanted })
          : t("Unpublished {{number}} of {{wanted}}.", { number, wanted }),
      );
    }
    return sentences.join(" ");
  };
  const restOf = (verb: Verb) =>
    verb === "publish"
      ? t("The rest was published already, or is gone.")
      : t("The rest was a draft already, or is gone.");
  const takeBack = async (verb: Verb, posts: StaffPost[]) => {
    const write = verb === "publish" ? "undoPublish" : "publish";
    const { done, error } = await undo.mutateAsync({ write, posts });
    if (error !== null) {
      console.error("Error saving blog:", error);
      const left = posts.filter(({ id }) => !done.some((row) => row.id === id));
      failed(
        t("The undo stopped after {{number}} of {{wanted}}: {{message}}.", {
          number: done.length,
          wanted: posts.length,
          message: reasonOf(error),
        }),
        () => void takeBack(verb, left),
      );
      return;
    }
    toast.success(
      t("Undone for {{number}} of {{wanted}}.", {
        number: done.length,
        wanted: posts.length,
      }),
    );
  };
  /** Resolves to whether every post was changed. */
  const run = async (verb: Verb, posts: StaffPost[]): Promise<boolean> => {
    if (busy !== null) return false;
    const { done, error } = await change.mutateAsync({ write: verb, posts });
    const changed = posts.filter(({ id }) => done.some((row) => row.id === id));
    const onUndo = done.length > 0 ? () => void takeBack(verb, changed) : null;
    const isShort = error === null && done.length < posts.length;
    if (error === null || done.length > 0) {
      say([resultOf(verb, done, posts), isShort && restOf(verb)].filter(Boolean).join(" "), onUndo);
    }
    if (error !== null) {
      console.error("Error saving blog:", error);
      const left = posts.filter((post) => !changed.includes(post));
      failed(t("Error saving blog: {{message}}", { message: serviceMessage(error) }), () => {
        void run(verb, left);
      });
    }
    return error === null;
  };
  return { run, busy };
}
