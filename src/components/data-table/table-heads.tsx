import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { TableHead, TableHeader } from "@/components/ui/table";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";
import type { ListColumn, ListRow, TitleColumn, ColumnSort } from "./list-column";
import { SelectBox } from "./data-row";

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

type SelectAllProps = {
  count: number;
  isAll: boolean;
  isSome: boolean;
  onSelect: (isSelected: boolean) => void;
  className?: string;
};

function SelectAll({ count, isAll, isSome, onSelect, className }: SelectAllProps) {
  const { t } = useTranslation();
  return (
    <SelectBox
      className={className}
      data-select-all
      aria-label={t("Select all shown")}
      checked={isSome && !isAll ? "indeterminate" : isAll}
      onChange={() => onSelect(!isAll)}
    >
      <span
        className="hidden text-xs font-semibold whitespace-nowrap text-muted stacked:inline"
        aria-hidden="true"
      >
        {t("Select the {{total}} shown", { total: formatNumber(count) })}
      </span>
    </SelectBox>
  );
}

type ColumnHeadProps = {
  label: string;
  className?: string;
  sort: ColumnSort | undefined;
  /** A column's key, with "-" for descending. */
  order: string;
  onOrder: ((order: string) => void) | undefined;
};

function ColumnHead({ label, className, sort, order, onOrder }: ColumnHeadProps) {
  const headClass = cn(
    "z-2 h-11 py-0 print:static print:px-1.5 print:whitespace-normal stacked:hidden",
    className,
  );
  if (sort === undefined) return <TableHead className={headClass}>{label}</TableHead>;
  const isUp = order === sort.key;
  const isDown = order === `-${sort.key}`;
  const isSorted = isUp || isDown;
  const isNextUp = isSorted ? isDown : sort.begins === "up";
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown;
  return (
    <TableHead
      className={headClass}
      aria-sort={isSorted ? (isUp ? "ascending" : "descending") : undefined}
    >
      {/* oxlint-disable-next-line react/forbid-elements -- It is the head's words, and looks like them. */}
      <button
        type="button"
        className="group inline-flex min-h-11 min-w-11 items-center gap-1.25 hover:text-text focus-visible:outline-offset-1 in-aria-[sort]:text-text print:contents"
        onClick={() => onOrder?.(isNextUp ? sort.key : `-${sort.key}`)}
      >
        {label}
        <Icon
          size={14}
          aria-hidden
          className="flex-none opacity-40 group-hover:opacity-100 in-aria-[sort]:opacity-100 print:hidden"
        />
      </button>
    </TableHead>
  );
}
