import { useSearchParams } from "react-router-dom";
import { TRADE_IDS } from "@/components/example-site/example-businesses";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths } from "@/lib/paths";
import { tradeBySlug, trades, type Trade } from "@/lib/site/trades";

/** The query parameter by which a view of one trade can be linked. */
const TRADE_PARAM = "trade";

/** Where the list of trades starts; the target of links that filter it. */
export const LIST_ID = "trades";

export const tradesInOrder: readonly Trade[] = TRADE_IDS.flatMap(
  (id) => trades.find((trade) => trade.id === id) ?? [],
);

/** Undefined where the address names no trade, or none that we know. */
export function filterFrom(search: URLSearchParams): Trade | undefined {
  return tradeBySlug(search.get(TRADE_PARAM));
}

export function filterLink(trade: Trade | undefined) {
  const search = trade ? `?${TRADE_PARAM}=${trade.slug}` : "";
  return { pathname: paths.industries, search, hash: `#${LIST_ID}` };
}

export function previewLink(trade: Trade) {
  return { pathname: paths.signup, search: `?${TRADE_PARAM}=${trade.slug}` };
}

/** One HTML file answers every query, so the filter applies only once that HTML is hydrated. */
export function useTradeFilter(): Trade | undefined {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? filterFrom(search) : undefined;
}
