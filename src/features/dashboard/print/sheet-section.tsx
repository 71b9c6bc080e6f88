import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format";

type SheetSectionProps<Data> = {
  className: string;
  title: string;
  /** What was chosen or counted, beside the title. */
  note?: string;
  /** Undefined when the panel had not loaded. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
};

export function SheetSection<Data>({
  className,
  title,
  note = "",
  data,
  children,
}: SheetSectionProps<Data>) {
  const { t } = useTranslation();
  return (
    <section className={className}>
      <div className="sheet-head">
        <h2>{title}</h2>
        {note !== "" && <p>{note}</p>}
      </div>
      {data === undefined ? (
        <p className="sheet-note">{t("Not loaded when this was printed.")}</p>
      ) : (
        children(data)
      )}
    </section>
  );
}

type FirstRowsProps<Row> = {
  rows: Row[];
  /** How many there is room for. */
  shown: number;
  /** Draws a row of the table. */
  children: (row: Row) => ReactNode;
};

/** As many rows as there is room for, and how many are left out. */
export function FirstRows<Row>({ rows, shown, children }: FirstRowsProps<Row>) {
  return (
    <>
      <table>
        <tbody>{rows.slice(0, shown).map(children)}</tbody>
      </table>
      <MoreRows count={rows.length - shown} />
    </>
  );
}

/** Says what there was no room for. */
export function MoreRows({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count <= 0) return null;
  return (
    <p className="sheet-note">
      {t("and {{number}} more, not on this sheet", { number: formatNumber(count) })}
    </p>
  );
}
