import type { BoardColumn } from "@/data/leads/schema";
import { formatNumber, formatUsdFigure } from "@/lib/format/format";

/** A stage without cards has none that match, whatever is counted. */
const orMore = ({ is_minimum, count }: BoardColumn) => (is_minimum && count > 0 ? "+" : "");

/** "1,234", or "1,234+" where a search has more leads than are counted. */
export const countText = (column: BoardColumn, format = formatNumber) =>
  format(column.count) + orMore(column);

export const worthText = (column: BoardColumn) =>
  formatUsdFigure(column.value_cents / 100) + orMore(column);
