/** Trades by the end of a business's name. The dashboard does not load it. */
const TRADES: Readonly<Record<string, string>> = {
  Plumbing: "plumbing",
  Roofing: "roofing",
  Electric: "electrical",
  "Heating & Air": "heating-and-cooling",
  Landscaping: "landscaping",
  Cleaning: "cleaning",
  "Garage Doors": "garage-doors",
  "Tree Care": "landscaping",
  Painting: "other",
  "Fence Co.": "other",
  Masonry: "other",
  Mechanical: "heating-and-cooling",
  "Restoration Group": "roofing",
  "Building Services": "cleaning",
};

export function tradeOf(name: string): string | undefined {
  return Object.entries(TRADES).find(([words]) => name.endsWith(` ${words}`))?.[1];
}
