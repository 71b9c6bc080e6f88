import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/staff-post";
import { ColumnHeads, type Order } from "./column-heads";
import { useListTime } from "./post-status";
import { PostRow, type PostActions } from "./post-row";
import { SelectPage } from "./select-post";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import type { Selection } from "./use-selection";
import "./post-table.css";

type PostTableProps = PostActions & {
  posts: StaffPost[];
  /** When they were read. */
  readAt: Date;
  selection: Selection<StaffPost>;
  order: Order;
  onOrder: (order: Order) => void;
};

export function PostTable({
  posts,
  readAt,
  selection,
  order,
  onOrder,
  ...actions
}: PostTableProps) {
  const { t } = useTranslation();
  const now = useListTime(readAt);
  const body = useFocusAfterRemoval(posts);
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
          <ColumnHeads order={order} onOrder={onOrder} />
          <th scope="col" className="cell-end">
            {t("Actions")}
          </th>
        </tr>
      </thead>
      <tbody {...body}>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            isSelected={selection.has(post.id)}
            now={now}
            onToggle={(isRange) => selection.toggle(post, isRange)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  );
}
