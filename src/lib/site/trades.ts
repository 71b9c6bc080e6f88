/** The trades with an example site and a story. `id` names the drawings, `slug` is for addresses. */
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

/** Trades that forms offer and records have, and that pages of drawings only name. */
export const undrawnTrades = [] as const satisfies readonly { slug: string; label: string }[];

const all = [...drawnTrades, ...undrawnTrades] as const;

/** Drawn or not. */
export type Trade = Pick<(typeof all)[number], "slug" | "label">;

export const trades: readonly Trade[] = all;

/** What a lead's trade may be: a slug above, or "other". The database has the same list, private.trades. */
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

/** Whether a form's trade may be this: a trade above, or "something else". */
export function isTradeChoice(slug: string | null): slug is string {
  return slug === OTHER_TRADE || tradeBySlug(slug) !== undefined;
}
