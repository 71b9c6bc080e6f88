import { memo, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TableCell, TableNote, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/cn";
import { Checkbox } from "@/components/ui/checkbox";
import type { ListColumn, ListRow, TitleColumn } from "./list-column";

type DataRowProps<Row> = {
  row: Row;
  index: number;
  title: TitleColumn<Row>;
  columns: ListColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  isOpen: boolean;
  isSelected: boolean;
  isLate: boolean;
  onSelect: ((id: string, event: unknown) => void) | null;
  /** Reports the height, where only some rows are mounted. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

function Row<Shown extends ListRow>(props: DataRowProps<Shown>) {
  const { row, index, title, columns, actions, isOpen, isSelected, isLate, onSelect, measure } =
    props;
  const { t } = useTranslation();
  const name = title.text(row);
  const ownActions = actions?.(row);
  return (
    <TableRow
      ref={measure}
      data-row={row.id}
      data-index={index}
      // Row 1 is the head.
      aria-rowindex={index + 2}
      data-late={isLate || undefined}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      className={cn(
        "has-[[data-row-link]:focus-visible]:bg-sunken data-late:shadow-[inset_4px_0_var(--stop)] stacked:relative stacked:flex stacked:flex-wrap stacked:items-center stacked:gap-x-3 stacked:gap-y-1.5 stacked:border-b stacked:border-line stacked:px-4.5 stacked:pt-3 stacked:pb-3.5 stacked:last:border-b-0",
        // Indents everything under the title, so that the checkbox has the margin for itself.
        onSelect !== null && "stacked:pl-12.75",
        title.isRowLink && "relative",
        // The edge marks the open row.
        title.onOpen !== undefined &&
          !isOpen &&
          "data-selected:bg-draft-bg data-selected:shadow-none",
      )}
    >
      {onSelect !== null && (
        <Cell className="relative z-1 w-13 pr-0 print:hidden stacked:absolute stacked:top-3 stacked:left-4.5">
          <SelectBox
            className="stacked:-mr-3"
            aria-label={t("Select {{title}}", { title: name })}
            checked={isSelected}
            onChange={(event) => onSelect(row.id, event)}
          />
        </Cell>
      )}
      <Cell
        className={cn(
          "stacked:flex-[1_1_calc(100%-4rem)] stacked:text-sm/[1.35]",
          !title.isRowLink && "relative",
          title.isWide && "stacked:basis-full",
        )}
      >
        <div
          className={cn(
            "flex max-w-88 min-w-48 items-center gap-3 print:min-w-0 stacked:max-w-none stacked:min-w-0",
            title.className,
          )}
        >
          {title.leading?.(row)}
          <div className="min-w-0 wrap-anywhere">
            <RowTitle title={title} row={row} name={name} isOpen={isOpen} />
            {title.note && <TableNote>{title.note(row)}</TableNote>}
          </div>
        </div>
      </Cell>
      {columns.map((column) => (
        <Cell
          key={column.id}
          data-column={column.id}
          className={cn(
            "whitespace-nowrap print:whitespace-normal stacked:order-1 stacked:max-w-full stacked:wrap-anywhere stacked:whitespace-normal stacked:has-data-none:hidden",
            column.align === "end" && "text-right",
            column.isBadge && "stacked:order-0",
            column.isWide && "stacked:basis-full",
            column.className,
          )}
        >
          {column.isLabeled && (
            <span className="hidden text-xs text-muted stacked:inline">{column.label}</span>
          )}
          {column.cell(row)}
        </Cell>
      ))}
      {actions && (
        <Cell className="print:hidden stacked:order-2 stacked:ml-auto stacked:empty:hidden stacked:max-sm:flex-[1_0_100%]">
          {ownActions && (
            <div className="flex justify-end gap-2 stacked:flex-1 stacked:flex-wrap stacked:justify-start">
              {ownActions}
            </div>
          )}
        </Cell>
      )}
    </TableRow>
  );
}

function Cell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return (
    <TableCell
      {...props}
      className={cn(
        "h-11.5 py-1.5 print:px-1.5 stacked:flex stacked:h-auto stacked:w-auto stacked:flex-wrap stacked:items-center stacked:gap-x-1.5 stacked:gap-y-0.5 stacked:border-0 stacked:p-0 stacked:text-left stacked:text-[0.875rem] stacked:first:pl-0 stacked:last:pr-0",
        className,
      )}
    />
  );
}

type RowTitleProps<Row> = {
  title: TitleColumn<Row>;
  row: Row;
  name: string;
  isOpen: boolean;
};

function RowTitle<Shown extends ListRow>({ title, row, name, isOpen }: RowTitleProps<Shown>) {
  const { onOpen } = title;
  const href = title.href?.(row);
  const hint = title.hint?.(row);
  const content = title.content?.(row) ?? name;
  if (href === undefined) {
    return (
      <b className="font-semibold" title={hint}>
        {content}
      </b>
    );
  }
  return (
    <Link
      // As high as its cell for touch, or as the row.
      className="font-semibold no-underline after:absolute after:inset-0 hover:underline hover:decoration-curb-400 hover:decoration-[0.16em] hover:underline-offset-[0.2em] focus-visible:outline-offset-1"
      to={href}
      title={hint}
      preventScrollReset={onOpen !== undefined}
      data-row-link
      aria-current={isOpen || undefined}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (onOpen === undefined || !isPlain) return;
        event.preventDefault();
        onOpen(row);
      }}
    >
      {content}
    </Link>
  );
}

/** Memoized, because a list may have thousands of rows. */
export const DataRow = memo(Row) as typeof Row;

const DASH = "–";

export function NoneCell({ label }: { label: string }) {
  return (
    <span className="text-muted" data-none>
      <span aria-hidden="true">{DASH}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

type SelectBoxProps = ComponentProps<typeof Checkbox> & { "aria-label": string };

/** A checkbox with a large touch area; its text is for rows without a visible head. */
export function SelectBox({ className, children, ...props }: SelectBoxProps) {
  return (
    // Shift-click selects a range and would also select the text between.
    <label
      data-slot="select-box"
      className={cn(
        "-ml-2.5 flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5 pl-2.5 select-none",
        className,
      )}
    >
      <Checkbox className="size-5" {...props} />
      {children}
    </label>
  );
}
