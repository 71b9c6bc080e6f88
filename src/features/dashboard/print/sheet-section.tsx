import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";

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

export function SheetTable({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <table className="w-full border-collapse [&_b]:font-semibold [&_td]:border-b-[0.5pt] [&_td]:border-line [&_td]:py-[0.75mm] [&_td]:not-last:pr-[1.5mm]">
      {caption !== undefined && (
        <caption className="pt-[1.5mm] text-left text-muted">{caption}</caption>
      )}
      <tbody>{children}</tbody>
    </table>
  );
}

type SheetFigure = { label: string; value: string; note: string };

export function SheetFigureList({
  figures,
  isSmall = false,
}: {
  figures: SheetFigure[];
  isSmall?: boolean;
}) {
  return (
    <dl className={cn("flex", isSmall && "pt-[1mm]")}>
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex-1 border-line-strong px-[2.5mm] not-first:border-l-[0.75pt] first:pl-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="text-[7pt]">
            <b
              className={cn(
                "block text-[15pt]/[1.15] font-bold font-stretch-88% tabular-nums",
                isSmall && "text-[12pt]/[1.15]",
              )}
            >
              {value}
            </b>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A badge at print size. */
export function SheetBadge(props: ComponentProps<typeof Badge>) {
  return <Badge className="gap-[0.9mm] px-[1.1mm] py-[0.5mm] text-[7pt]" {...props} />;
}

/** Reads a panel's cached data without fetching, so that paper shows the same as the screen. */
export function useLoadedData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Data | undefined {
  return useQuery({ ...options, enabled: false }).data;
}
