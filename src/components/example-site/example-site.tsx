import type { ComponentType } from "react";
import type { DrawnTradeId } from "@/lib/site/trades";
import type { ExampleSiteProps } from "./example-svg";
import { CleanSite } from "./trades/clean-site";
import { ElecSite } from "./trades/elec-site";
import { GarageSite } from "./trades/garage-site";
import { HvacSite } from "./trades/hvac-site";
import { LandSite } from "./trades/land-site";
import { PestSite } from "./trades/pest-site";
import { PlumbSite } from "./trades/plumb-site";
import { RoofSite } from "./trades/roof-site";

const SITES: Record<DrawnTradeId, ComponentType<ExampleSiteProps>> = {
  hvac: HvacSite,
  plumb: PlumbSite,
  roof: RoofSite,
  elec: ElecSite,
  land: LandSite,
  clean: CleanSite,
  pest: PestSite,
  garage: GarageSite,
};

/** Brings all eight sites; a page that shows one or two imports those from `trades/`. */
export function ExampleSite({ trade, ...props }: ExampleSiteProps & { trade: DrawnTradeId }) {
  const Site = SITES[trade];
  return <Site {...props} />;
}
