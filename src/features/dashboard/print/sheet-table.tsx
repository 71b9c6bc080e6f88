import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

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

export type SheetFigure = { label: string; value: string; note: string };

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
