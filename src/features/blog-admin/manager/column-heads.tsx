import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PostSort } from "@/data/staff-posts";
import { beginsAscending } from "./list-filters";

export type Order = { sort: PostSort; isAscending: boolean };

type ColumnHeadProps = {
  label: string;
  sort: PostSort;
  order: Order;
  onOrder: (order: Order) => void;
};

function ColumnHead({ label, sort, order, onOrder }: ColumnHeadProps) {
  const isSorted = order.sort === sort;
  const Icon = !isSorted ? ChevronsUpDown : order.isAscending ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.isAscending ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        className="column-head"
        onClick={() =>
          onOrder({ sort, isAscending: isSorted ? !order.isAscending : beginsAscending(sort) })
        }
      >
        {label}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}

type ColumnHeadsProps = { order: Order; onOrder: (order: Order) => void };

export function ColumnHeads({ order, onOrder }: ColumnHeadsProps) {
  const { t } = useTranslation();
  const columns: [PostSort, string][] = [
    ["title", t("Title")],
    ["author", t("Author")],
    ["category", t("Category")],
    ["status", t("Status")],
    ["created", t("Created date")],
  ];
  return columns.map(([sort, label]) => (
    <ColumnHead key={sort} sort={sort} label={label} order={order} onOrder={onOrder} />
  ));
}
