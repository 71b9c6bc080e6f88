import type { ComponentType } from "react";
import type { DrawnTradeId } from "@/lib/site/trades";
import type { SceneProps } from "./example-svg";
import { CleanScene } from "./scenes/clean-scene";
import { ElecScene } from "./scenes/elec-scene";
import { GarageScene } from "./scenes/garage-scene";
import { HvacScene } from "./scenes/hvac-scene";
import { LandScene } from "./scenes/land-scene";
import { PestScene } from "./scenes/pest-scene";
import { PlumbScene } from "./scenes/plumb-scene";
import { RoofScene } from "./scenes/roof-scene";

const SCENES: Record<DrawnTradeId, ComponentType<SceneProps>> = {
  hvac: HvacScene,
  plumb: PlumbScene,
  roof: RoofScene,
  elec: ElecScene,
  land: LandScene,
  clean: CleanScene,
  pest: PestScene,
  garage: GarageScene,
};

/** Brings all eight scenes; a page that shows one or two imports those from `trades/`. */
export function TradeScene({ trade, ...props }: SceneProps & { trade: DrawnTradeId }) {
  const Scene = SCENES[trade];
  return <Scene {...props} />;
}
