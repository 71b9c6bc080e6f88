/** Trades with an example site and a story. `id` names the drawings, `slug` is for URLs. */
export const drawnTrades = [
  { id: "hvac", slug: "heating-and-cooling", label: "Heating & cooling" },
  { id: "roof", slug: "roofing", label: "Roofing" },
  { id: "plumb", slug: "plumbing", label: "Plumbing" },
  { id: "elec", slug: "electrical", label: "Electrical" },
  { id: "land", slug: "landscaping", label: "Landscaping" },
  { id: "clean", slug: "cleaning", label: "Cleaning" },
  { id: "pest", slug: "pest-control", label: "Pest control" },
  { id: "garage", slug: "garage-doors", label: "Garage doors" },
] as const;

export type DrawnTrade = (typeof drawnTrades)[number];
export type DrawnTradeId = DrawnTrade["id"];

/** Trades in forms and records without drawings. */
export const undrawnTrades = [] as const satisfies readonly { slug: string; label: string }[];

const all = [...drawnTrades, ...undrawnTrades] as const;

export type Trade = Pick<(typeof all)[number], "slug" | "label">;

export const trades: readonly Trade[] = all;

/** A lead's trade is a slug above, or "other". The database's private.trades has the same list. */
export const OTHER_TRADE = "other";

export function tradeBySlug(slug: string | null): Trade | undefined {
  return trades.find((trade) => trade.slug === slug);
}

export function drawnTradeBySlug(slug: string | null): DrawnTrade | undefined {
  return drawnTrades.find((trade) => trade.slug === slug);
}

export function drawnTradeById(id: DrawnTradeId): DrawnTrade {
  const drawn = drawnTrades.find((trade) => trade.id === id);
  if (drawn === undefined) throw new Error(`There is no drawn trade "${id}".`);
  return drawn;
}

/** Whether a form's trade is a trade above, or "something else". */
export function isTradeChoice(slug: string | null): slug is string {
  return slug === OTHER_TRADE || tradeBySlug(slug) !== undefined;
}
