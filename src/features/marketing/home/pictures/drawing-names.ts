import type { TradeId } from "@/components/example-site/example-businesses";

/** A trade's name means its whole site. */
export type DrawingName = TradeId | "plumb-dated" | "plumb-top" | "hvac-phone";
