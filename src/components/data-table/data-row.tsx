import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { SelectBox } from "@/components/data-table/select-box";
import type { ListColumn, ListRow, TitleColumn } from "./list-column";

type DataRowProps<Row> = {
  row: Row;
  index: number;
  title: TitleColumn<Row>;
  columns: ListColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  isOpen: boolean;
  isSelected: boolean;
  /** Null where nothing can be selected. */
  onSelect: ((id: string, event: unknown) => void) | null;
  /** For rows of which only some are mounted: tells their height. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

function Row<Shown extends ListRow>(props: DataRowProps<Shown>) {
  const { row, index, title, columns, actions, isOpen, isSelected, onSelect, measure } = props;
  const { t } = useTranslation();
  const name = title.text(row);
  return (
    <tr
      ref={measure}
      data-row={row.id}
      data-index={index}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      {onSelect !== null && (
        <td className="records-select">
          <SelectBox
            className="max-sm:-mr-3"
            aria-label={t("Select {{title}}", { title: name })}
            checked={isSelected}
            onChange={(event) => onSelect(row.id, event)}
          />
        </td>
      )}
      <td className="records-title">
        <div>
          {title.leading?.(row)}
          <div>
            <Link
              to={title.href(row)}
              preventScrollReset={title.onOpen !== undefined}
              data-row-link
              aria-current={isOpen || undefined}
              onClick={(event) => {
                const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
                if (title.onOpen === undefined || !isPlain) return;
                event.preventDefault();
                title.onOpen(row);
              }}
            >
              {name}
            </Link>
            {title.note && <span className="cell-note">{title.note(row)}</span>}
          </div>
        </div>
      </td>
      {columns.map((column) => (
        <td
          key={column.id}
          data-column={column.id}
          className={column.align === "end" ? "records-fact cell-end" : "records-fact"}
          data-badge={column.isBadge}
        >
          {column.isLabeled && <span className="records-label">{column.label}</span>}
          {column.cell(row)}
        </td>
      ))}
      {actions && <td className="records-actions">{actions(row)}</td>}
    </tr>
  );
}

/** Drawn anew only when something of its own changed: a list may hold thousands. */
export const DataRow = memo(Row) as typeof Row;
