/** The trades we rent to, with the slug in addresses, the picture id and the words people use. */
export const trades = [
  { id: "hvac", slug: "heating-and-cooling", label: "Heating & cooling" },
  { id: "roof", slug: "roofing", label: "Roofing" },
  { id: "plumb", slug: "plumbing", label: "Plumbing" },
  { id: "elec", slug: "electrical", label: "Electrical" },
  { id: "land", slug: "landscaping", label: "Landscaping" },
  { id: "clean", slug: "cleaning", label: "Cleaning" },
  { id: "pest", slug: "pest-control", label: "Pest control" },
  { id: "garage", slug: "garage-doors", label: "Garage doors" },
] as const;

export type Trade = (typeof trades)[number];

/** What a lead's trade may be: a slug above, or "other". The database has the same list, private.trades. */
export const OTHER_TRADE = "other";

export function tradeBySlug(slug: string | null): Trade | undefined {
  return trades.find((trade) => trade.slug === slug);
}

/** Whether a form's trade may be this: a trade above, or "something else". */
export function isTradeChoice(slug: string | null): slug is string {
  return slug === OTHER_TRADE || tradeBySlug(slug) !== undefined;
}
