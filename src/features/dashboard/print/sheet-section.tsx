import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format/format";
import { SheetTable } from "./sheet-table";

type SheetSectionProps<Data> = {
  className: string;
  title: string;
  note?: string;
  isHeadHidden?: boolean;
  /** Undefined when the panel had not loaded. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
};

export function SheetSection<Data>({
  className,
  title,
  note = "",
  isHeadHidden = false,
  data,
  children,
}: SheetSectionProps<Data>) {
  const { t } = useTranslation();
  return (
    <section className={className}>
      <div
        className={
          isHeadHidden
            ? "sr-only"
            : "flex flex-wrap items-baseline gap-x-[2.5mm] border-b-[0.75pt] border-line-strong pb-[0.8mm]"
        }
      >
        {/* Overrides the print style of headings. */}
        <h2 className="text-[10.5pt]/[1.2]!">{title}</h2>
        {note !== "" && <p className="text-muted">{note}</p>}
      </div>
      {data === undefined ? (
        <SheetNote>{t("Not loaded when this was printed.")}</SheetNote>
      ) : (
        children(data)
      )}
    </section>
  );
}

export function SheetNote({ children }: { children: ReactNode }) {
  return <p className="py-[1mm] text-muted">{children}</p>;
}

type FirstRowsProps<Row> = {
  rows: Row[];
  shown: number;
  children: (row: Row) => ReactNode;
};

/** The rows that fit, and the number of others. */
export function FirstRows<Row>({ rows, shown, children }: FirstRowsProps<Row>) {
  return (
    <>
      <SheetTable>{rows.slice(0, shown).map(children)}</SheetTable>
      <MoreRows count={rows.length - shown} />
    </>
  );
}

export function MoreRows({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count <= 0) return null;
  return (
    <SheetNote>
      {t("and {{number}} more, not on this sheet", { number: formatNumber(count) })}
    </SheetNote>
  );
}
