import type { DrawnTradeId } from "@/lib/site/trades";

/** A trade's name means its whole site. */
export type DrawingName = DrawnTradeId | "plumb-dated" | "plumb-top" | "hvac-phone";
