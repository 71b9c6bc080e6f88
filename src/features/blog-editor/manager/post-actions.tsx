import { Trash2, Copy, ExternalLink, AppWindow } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import type { StaffPost } from "@/data/posts/staff-post";
import { MoreMenu } from "@/components/more-menu";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/cn";
import { statusOf } from "../form/publication-time";

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

type RowMenuProps = {
  title: string;
  slug: string;
  isPublic: boolean;
  onDuplicate: () => void;
};

function RowMenu({ title, slug, isPublic, onDuplicate }: RowMenuProps) {
  const { t } = useTranslation();
  return (
    <MoreMenu
      variant="secondary"
      className="@max-2xl:ml-auto"
      label={t("More for {{title}}", { title })}
    >
      {isPublic && (
        <DropdownMenuItem asChild>
          <a href={paths.blogPost(slug)} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {t("View post")}
          </a>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={onDuplicate}>
        <Copy aria-hidden />
        {t("Duplicate")}
      </DropdownMenuItem>
    </MoreMenu>
  );
}

type EditPostProps = {
  id: string;
  title: string;
  onEditHere: () => void;
};

/** The editor first, because it has all functions. */
function EditPost({ id, title, onEditHere }: EditPostProps) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex">
      <Link
        className={cn(buttonVariants({ variant: "secondary" }), "rounded-r-none")}
        to={paths.blogEditor(id)}
        aria-label={t("Edit {{title}}", { title })}
      >
        {t("Edit")}
      </Link>
      <Button
        variant="secondary"
        size="icon"
        className="-ml-0.5 rounded-l-none"
        title={t("Quick edit here")}
        aria-label={t("Quick edit {{title}}", { title })}
        onClick={onEditHere}
      >
        <AppWindow size={18} aria-hidden />
      </Button>
    </span>
  );
}
