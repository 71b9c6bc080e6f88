import { useSearchParams } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths } from "@/lib/paths";
import { drawnTradeBySlug, type DrawnTrade } from "@/content/trades";

const TRADE_PARAM = "trade";

/** Where the list of trades starts; the target of links that filter it. */
export const LIST_ID = "trades";

/** Undefined for an unknown trade, or one without drawings. */
export function filterFrom(search: URLSearchParams): DrawnTrade | undefined {
  return drawnTradeBySlug(search.get(TRADE_PARAM));
}

export function filterLink(trade: DrawnTrade | undefined) {
  const search = trade ? `?${TRADE_PARAM}=${trade.slug}` : "";
  return { pathname: paths.industries, search, hash: `#${LIST_ID}` };
}

/** Applied after hydration, because one HTML file answers every query. */
export function useTradeFilter(): DrawnTrade | undefined {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? filterFrom(search) : undefined;
}
