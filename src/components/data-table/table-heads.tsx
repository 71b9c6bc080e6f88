import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TableHead, TableHeader } from "@/components/ui/table";
import { cn } from "@/lib/cn";
import { ColumnHead } from "./column-head";
import type { ListColumn, ListRow, TitleColumn } from "./list-column";
import { SelectAll } from "./selection/select-all";

type TableHeadsProps<Row> = {
  title: TitleColumn<Row>;
  columns: ListColumn<Row>[];
  hasActions: boolean;
  order: string | undefined;
  onOrder: ((order: string) => void) | undefined;
  selectAll: Omit<ComponentProps<typeof SelectAll>, "className"> | null;
};

export function TableHeads<Row extends ListRow>(props: TableHeadsProps<Row>) {
  const { title, columns, hasActions, order = "", onOrder, selectAll } = props;
  const { t } = useTranslation();
  return (
    <TableHeader
      className={
        selectAll
          ? "stacked:flex stacked:border-b stacked:border-line stacked:px-4.5"
          : "stacked:hidden"
      }
    >
      <tr aria-rowindex={1}>
        {selectAll && (
          <td className="sticky top-0 z-2 h-11 w-13 border-b border-line-strong bg-surface pl-4.5 print:hidden stacked:static stacked:border-0 stacked:pl-0">
            <SelectAll className="stacked:-mr-3" {...selectAll} />
          </td>
        )}
        <ColumnHead label={title.label} sort={title.sort} order={order} onOrder={onOrder} />
        {columns.map((column) => (
          <ColumnHead
            key={column.id}
            label={column.label}
            className={cn(column.align === "end" && "text-right", column.className)}
            sort={column.sort}
            order={order}
            onOrder={onOrder}
          />
        ))}
        {hasActions && (
          <TableHead className="z-2 text-right print:hidden stacked:hidden">
            {t("Actions")}
          </TableHead>
        )}
      </tr>
    </TableHeader>
  );
}
