import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";
import { FigureValue } from "../panel/figure";

type KpiCellProps = {
  label: ReactNode;
  value: ReactNode;
  /** States what the change is relative to. */
  note: ReactNode;
  drawing: ReactNode;
  drawingText?: string;
  /** The target of the cell's link. */
  to?: string;
  /** Shows another panel of this page. */
  onFollow?: () => void;
};

/** One row where there is room, with figures at one height though a label wraps. Each cell has an edge at start and top; the strip cuts off the first ones. */
export function KpiCells({ children }: { children: ReactNode }) {
  return (
    <ul className="-mt-px -ml-px grid auto-rows-fr grid-cols-2 @xl:grid-cols-3 @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none @4xl:grid-rows-[auto_auto_1fr_auto]">
      {children}
    </ul>
  );
}

export function KpiCell({ to, onFollow, ...parts }: KpiCellProps) {
  const layout =
    "grid min-w-0 grid-rows-[auto_auto_1fr_auto] gap-1 py-4 pr-3.5 pl-4.5 @max-xs:px-3.5 @4xl:row-span-4 @4xl:grid-rows-subgrid";
  return (
    <li className="grid min-w-0 border-t border-l border-line @4xl:row-span-4 @4xl:grid-rows-subgrid">
      {to === undefined ? (
        <div className={layout}>
          <KpiParts {...parts} />
        </div>
      ) : (
        <Link
          className={cn(
            layout,
            "relative no-underline after:absolute after:inset-x-0 after:bottom-0 after:h-1 hover:bg-sunken hover:after:bg-curb-400 focus-visible:shadow-none focus-visible:-outline-offset-3 focus-visible:after:bg-curb-400",
          )}
          to={to}
          onClick={onFollow}
          preventScrollReset={!!onFollow}
        >
          <KpiParts {...parts} hasArrow={!onFollow} />
        </Link>
      )}
    </li>
  );
}

type KpiPartsProps = Omit<KpiCellProps, "to" | "onFollow"> & { hasArrow?: boolean };

function KpiParts({
  label,
  value,
  note,
  drawing,
  drawingText = "",
  hasArrow = false,
}: KpiPartsProps) {
  return (
    <>
      {/* On one line even on the narrowest phones, so that the figures align. */}
      <span className="flex min-h-[1.25em] items-center justify-between gap-1.5 self-end text-code/[1.25] font-medium text-muted @max-xs:whitespace-nowrap @max-xs:font-stretch-80%">
        <span>{label}</span>
        {hasArrow && <ArrowUpRight className="flex-none" size={17} strokeWidth={2} aria-hidden />}
      </span>{" "}
      <FigureValue>{value}</FigureValue> {/* If one cell needs two lines, all have them. */}
      <span className="text-xs/[1.3] text-text-2 font-stretch-87% tabular-nums @max-xl:min-h-[2lh] @max-xl:*:block @max-xl:*:whitespace-normal @4xl:@max-[67.5rem]:min-h-[2lh] @4xl:@max-[67.5rem]:*:block @4xl:@max-[67.5rem]:*:whitespace-normal">
        {note}
      </span>{" "}
      <span className="flex h-8.5 items-center">
        {drawing}
        <span className="sr-only">{drawingText}</span>
      </span>
    </>
  );
}
