import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { TableHead } from "@/components/ui/table";
import { cn } from "@/lib/cn";
import type { ColumnSort } from "./list-column";

type ColumnHeadProps = {
  label: string;
  className?: string;
  sort: ColumnSort | undefined;
  /** A column's key, with "-" for descending. */
  order: string;
  onOrder: ((order: string) => void) | undefined;
};

export function ColumnHead({ label, className, sort, order, onOrder }: ColumnHeadProps) {
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
