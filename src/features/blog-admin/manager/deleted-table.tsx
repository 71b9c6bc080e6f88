import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { DeletedPost } from "@/data/deleted-posts";
import { formatDateTime } from "@/lib/time/reader-time";
import { PostTitle } from "./post-title";
import { SelectPage, SelectRow } from "./select-post";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import type { Selection } from "./use-selection";
import "./post-table.css";

type DeletedTableProps = {
  posts: DeletedPost[];
  selection: Selection<DeletedPost>;
  busyIds: readonly string[];
  onRestore: (post: DeletedPost) => void;
};

export function DeletedTable({ posts, selection, busyIds, onRestore }: DeletedTableProps) {
  const { t } = useTranslation();
  const body = useFocusAfterRemoval(posts);
  const columns = [t("Title"), t("Author"), t("Category"), t("Deleted by"), t("Deleted")];
  return (
    <table className="data-table post-table">
      <thead>
        <tr>
          <td className="cell-select">
            <SelectPage
              selected={posts.filter(({ id }) => selection.has(id)).length}
              total={posts.length}
              onSelect={selection.setAll}
            />
          </td>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col" className="cell-end">
            {t("Actions")}
          </th>
        </tr>
      </thead>
      <tbody {...body}>
        {posts.map((post) => {
          const title = post.title || t("Untitled");
          return (
            <tr
              key={post.id}
              data-row={post.id}
              data-selected={selection.has(post.id) || undefined}
            >
              <td className="cell-select">
                <SelectRow
                  title={title}
                  isSelected={selection.has(post.id)}
                  onToggle={(isRange) => selection.toggle(post, isRange)}
                />
              </td>
              <td className="cell-title">
                <PostTitle title={post.title} slug={post.slug} imageUrl={post.image_url} />
              </td>
              <td className="cell-fact">{post.author}</td>
              <td className="cell-fact">{post.category}</td>
              <td className="cell-fact">{post.deletedBy ?? t("Nobody on the staff list")}</td>
              <td className="cell-fact whitespace-nowrap">
                {post.deletedAt && formatDateTime(post.deletedAt)}
              </td>
              <td className="cell-actions">
                <div>
                  <Button
                    variant="secondary"
                    aria-label={t("Restore {{title}}", { title })}
                    busyLabel={busyIds.includes(post.id) && t("Restoring")}
                    onClick={() => onRestore(post)}
                  >
                    {t("Restore")}
                  </Button>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
