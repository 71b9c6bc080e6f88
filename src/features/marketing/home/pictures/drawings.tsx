import type { ReactNode } from "react";
import { CleanSite } from "@/components/example-site/trades/clean-site";
import { DatedPlumbSite } from "@/components/example-site/trades/dated-plumb-site";
import { ElecSite } from "@/components/example-site/trades/elec-site";
import { GarageSite } from "@/components/example-site/trades/garage-site";
import { HvacPhone } from "@/components/example-site/trades/hvac-phone";
import { HvacSite } from "@/components/example-site/trades/hvac-site";
import { LandSite } from "@/components/example-site/trades/land-site";
import { PestSite } from "@/components/example-site/trades/pest-site";
import { PlumbSite } from "@/components/example-site/trades/plumb-site";
import { RoofSite } from "@/components/example-site/trades/roof-site";
import type { DrawingName } from "./drawing-names";

const drawings: Record<DrawingName, ReactNode> = {
  hvac: <HvacSite />,
  plumb: <PlumbSite />,
  roof: <RoofSite />,
  elec: <ElecSite />,
  land: <LandSite />,
  clean: <CleanSite />,
  pest: <PestSite />,
  garage: <GarageSite />,
  "plumb-dated": <DatedPlumbSite height={864} />,
  "plumb-top": <PlumbSite height={864} />,
  "hvac-phone": <HvacPhone />,
};

export function Drawing({ of }: { of: DrawingName }) {
  return drawings[of];
}
