import type { DrawnTradeId } from "@/content/trades";
import type { SiteContent } from "./site/site-content";

/** Each is loaded on request. */
export const exampleContents: Readonly<Record<DrawnTradeId, () => Promise<SiteContent>>> = {
  hvac: async () => (await import("./content/hvac-example")).hvacExample,
  roof: async () => (await import("./content/roof-example")).roofExample,
  plumb: async () => (await import("./content/plumb-example")).plumbExample,
  elec: async () => (await import("./content/elec-example")).elecExample,
  land: async () => (await import("./content/land-example")).landExample,
  clean: async () => (await import("./content/clean-example")).cleanExample,
  pest: async () => (await import("./content/pest-example")).pestExample,
  garage: async () => (await import("./content/garage-example")).garageExample,
};
