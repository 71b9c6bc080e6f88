import type { ComponentType } from "react";
import type { TradeId } from "./example-businesses";
import type { SceneProps } from "./example-svg";
import { CleanScene } from "./trades/clean-scene";
import { ElecScene } from "./trades/elec-scene";
import { GarageScene } from "./trades/garage-scene";
import { HvacScene } from "./trades/hvac-scene";
import { LandScene } from "./trades/land-scene";
import { PestScene } from "./trades/pest-scene";
import { PlumbScene } from "./trades/plumb-scene";
import { RoofScene } from "./trades/roof-scene";

const SCENES: Record<TradeId, ComponentType<SceneProps>> = {
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
export function TradeScene({ trade, ...props }: SceneProps & { trade: TradeId }) {
  const Scene = SCENES[trade];
  return <Scene {...props} />;
}
