import type { DrawnTradeId } from "@/content/trades";

export interface Lot {
  trade: DrawnTradeId;
  houseNumber: string;
  width: number;
  /** The visible height in pixels, where the curb crops the site. */
  height: number;
}

/** In street order. hero.css has each trade's place. */
export const lots: readonly Lot[] = [
  { trade: "hvac", houseNumber: "101", width: 339, height: 408 },
  { trade: "plumb", houseNumber: "107", width: 339, height: 352 },
  { trade: "land", houseNumber: "109", width: 283, height: 424 },
  { trade: "elec", houseNumber: "113", width: 339, height: 372 },
  { trade: "garage", houseNumber: "117", width: 339, height: 410 },
  { trade: "roof", houseNumber: "121", width: 339, height: 366 },
  { trade: "clean", houseNumber: "125", width: 283, height: 416 },
  { trade: "pest", houseNumber: "129", width: 339, height: 420 },
];
