import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { StaffPost } from "@/data/staff-post";
import { formatDate } from "@/lib/format";
import "./post-table.css";

type PostTableProps = {
  posts: StaffPost[];
  onEdit: (post: StaffPost) => void;
  onDelete: (post: StaffPost) => void;
};

export function PostTable({ posts, onEdit, onDelete }: PostTableProps) {
  const { t } = useTranslation();
  return (
    <div className="scroll-x">
      <table className="data-table data-table-stacks post-table">
        <thead>
          <tr>
            <th scope="col">{t("Title")}</th>
            <th scope="col">{t("Author")}</th>
            <th scope="col">{t("Category")}</th>
            <th scope="col">{t("Status")}</th>
            <th scope="col" aria-sort="descending">
              {t("Created date")}
            </th>
            <th scope="col" className="cell-end">
              {t("Actions")}
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              onEdit={() => onEdit(post)}
              onDelete={() => onDelete(post)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PostRowProps = { post: StaffPost; onEdit: () => void; onDelete: () => void };

function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  const { t } = useTranslation();
  const title = post.title || t("Untitled");
  return (
    <tr>
      <td>
        <div className="post-table-title">
          {post.image_url ? <img src={post.image_url} alt="" loading="lazy" /> : <span />}
          <div>
            <b>{title}</b>
            <span className="cell-note">{`/blog/${post.slug}`}</span>
          </div>
        </div>
      </td>
      <td>{post.author}</td>
      <td>{post.category}</td>
      <td>
        <span className={post.published ? "chip chip-go" : "chip"}>
          {post.published ? t("Published") : t("Draft")}
        </span>
      </td>
      <td className="whitespace-nowrap">{post.createdAt && formatDate(post.createdAt)}</td>
      <td>
        <div className="post-table-actions">
          <Button variant="secondary" aria-label={t("Edit {{title}}", { title })} onClick={onEdit}>
            {t("Edit")}
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t("Delete {{title}}", { title })}
            onClick={onDelete}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </div>
      </td>
    </tr>
  );
}
