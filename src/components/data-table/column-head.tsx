import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ColumnSort } from "./list-column";

type ColumnHeadProps = {
  label: string;
  className?: string;
  sort: ColumnSort | undefined;
  /** The order of the list: a column's key, with "-" downwards. */
  order: string;
  onOrder: (order: string) => void;
};

export function ColumnHead({ label, className, sort, order, onOrder }: ColumnHeadProps) {
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const isUp = order === sort.key;
  const isDown = order === `-${sort.key}`;
  const isSorted = isUp || isDown;
  const isNextUp = isSorted ? isDown : sort.begins === "up";
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isUp ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        className="records-head"
        onClick={() => onOrder(isNextUp ? sort.key : `-${sort.key}`)}
      >
        {label}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}
