import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { useDuplicatePost } from "@/data/posts/mutations";
import { serviceMessage } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import type { NamedPost } from "./use-restore-posts";

/** Copies a post as a draft. A second click meanwhile does nothing. */
export function useDuplicate() {
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
