import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { StaffPost } from "@/data/staff-post";
import { formatReaderDay } from "@/lib/time/reader-time";
import { EditMenu } from "./edit-menu";
import { isScheduled, PostStatus } from "./post-status";
import { PostTitle } from "./post-title";
import { RowMenu } from "./row-menu";
import { SelectRow } from "./select-post";

export type PostActions = {
  onEdit: (post: StaffPost) => void;
  onDelete: (post: StaffPost) => void;
  onDuplicate: (post: StaffPost) => void;
};

type PostRowProps = PostActions & {
  post: StaffPost;
  isSelected: boolean;
  now: Date;
  onToggle: (isRange: boolean) => void;
};

export function PostRow({ post, isSelected, now, onToggle, ...actions }: PostRowProps) {
  const { t } = useTranslation();
  const title = post.title || t("Untitled");
  return (
    <tr data-row={post.id} data-selected={isSelected || undefined}>
      <td className="cell-select">
        <SelectRow title={title} isSelected={isSelected} onToggle={onToggle} />
      </td>
      <td className="cell-title">
        <PostTitle title={post.title} slug={post.slug} imageUrl={post.image_url} />
      </td>
      <td className="cell-fact">{post.author}</td>
      <td className="cell-fact">{post.category}</td>
      <td className="cell-fact">
        <PostStatus post={post} now={now} />
      </td>
      <td className="cell-fact whitespace-nowrap">
        {post.createdAt && formatReaderDay(post.createdAt)}
      </td>
      <td className="cell-actions">
        <div>
          <EditMenu id={post.id} title={title} onEditHere={() => actions.onEdit(post)} />
          <Button
            variant="secondary"
            size="icon"
            aria-label={t("Delete {{title}}", { title })}
            onClick={() => actions.onDelete(post)}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
          <RowMenu
            title={title}
            slug={post.slug}
            isPublic={post.published && !isScheduled(post, now)}
            onDuplicate={() => actions.onDuplicate(post)}
          />
        </div>
      </td>
    </tr>
  );
}
