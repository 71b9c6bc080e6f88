import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { StaffPost } from "@/data/posts/staff-post";
import { EditPost } from "./edit-post";
import { statusOf } from "../form/publication-time";
import { RowMenu } from "./row-menu";

type PostActionsProps = {
  post: StaffPost;
  now: Date;
  onEdit: () => void;
  onDelete: () => void;
  onDuplicate: () => void;
};

export function PostActions({ post, now, onEdit, onDelete, onDuplicate }: PostActionsProps) {
  const { t } = useTranslation();
  const title = post.title || t("Untitled");
  return (
    <>
      <EditPost id={post.id} title={title} onEditHere={onEdit} />
      <Button
        variant="secondary"
        size="icon"
        aria-label={t("Delete {{title}}", { title })}
        onClick={onDelete}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
      <RowMenu
        title={title}
        slug={post.slug}
        isPublic={statusOf(post, now) === "published"}
        onDuplicate={onDuplicate}
      />
    </>
  );
}
