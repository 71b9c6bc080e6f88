import { useSearchParams } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths } from "@/lib/paths";
import {
  drawnTradeBySlug,
  drawnTrades,
  type DrawnTrade,
  type DrawnTradeId,
} from "@/lib/site/trades";

/** The query parameter by which a view of one trade can be linked. */
const TRADE_PARAM = "trade";

/** Where the list of trades starts; the target of links that filter it. */
export const LIST_ID = "trades";

const ORDER: readonly DrawnTradeId[] = [
  "hvac",
  "plumb",
  "roof",
  "elec",
  "land",
  "clean",
  "pest",
  "garage",
];

export const tradesInOrder = ORDER.flatMap(
  (id) => drawnTrades.find((trade) => trade.id === id) ?? [],
);

/** Undefined where the address names no trade, or none that is drawn. */
export function filterFrom(search: URLSearchParams): DrawnTrade | undefined {
  return drawnTradeBySlug(search.get(TRADE_PARAM));
}

export function filterLink(trade: DrawnTrade | undefined) {
  const search = trade ? `?${TRADE_PARAM}=${trade.slug}` : "";
  return { pathname: paths.industries, search, hash: `#${LIST_ID}` };
}

export function previewLink(trade: DrawnTrade) {
  return { pathname: paths.signup, search: `?${TRADE_PARAM}=${trade.slug}` };
}

/** One HTML file answers every query, so the filter applies only once that HTML is hydrated. */
export function useTradeFilter(): DrawnTrade | undefined {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? filterFrom(search) : undefined;
}
