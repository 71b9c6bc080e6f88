import type { ComponentType, ReactNode } from "react";
import { drawnTrades, type DrawnTradeId } from "@/content/trades";
import { CityMapDrawing } from "./about/city-map-drawing";
import { Waveform } from "./callsi/waveform";
import { Drawing } from "./drawing";
import { TradePhone } from "./phones/trade-phone";
import { CleanSceneArt } from "./scenes/clean-scene";
import { ElecSceneArt } from "./scenes/elec-scene";
import { GarageSceneArt } from "./scenes/garage-scene";
import { HvacSceneArt } from "./scenes/hvac-scene";
import { LandSceneArt } from "./scenes/land-scene";
import { OpenLot } from "./scenes/open-lot";
import { Ownership } from "./scenes/ownership";
import { PestSceneArt } from "./scenes/pest-scene";
import { PlumbSceneArt } from "./scenes/plumb-scene";
import { RoofSceneArt } from "./scenes/roof-scene";
import { CleanSite } from "./sites/clean-site";
import { DatedPlumbSite } from "./sites/dated-plumb-site";
import { ElecSite } from "./sites/elec-site";
import { GarageSite } from "./sites/garage-site";
import { HvacSite } from "./sites/hvac-site";
import { LandSite } from "./sites/land-site";
import { PestSite } from "./sites/pest-site";
import { PlumbSite } from "./sites/plumb-site";
import { RoofSite } from "./sites/roof-site";
import { workDrawings } from "./works/work-drawings";

interface TradeDrawings {
  Site: ComponentType;
  Scene: ComponentType;
}

const TRADES: Readonly<Record<DrawnTradeId, TradeDrawings>> = {
  hvac: { Site: HvacSite, Scene: HvacSceneArt },
  plumb: { Site: PlumbSite, Scene: PlumbSceneArt },
  roof: { Site: RoofSite, Scene: RoofSceneArt },
  elec: { Site: ElecSite, Scene: ElecSceneArt },
  land: { Site: LandSite, Scene: LandSceneArt },
  clean: { Site: CleanSite, Scene: CleanSceneArt },
  pest: { Site: PestSite, Scene: PestSceneArt },
  garage: { Site: GarageSite, Scene: GarageSceneArt },
};

function sceneOf(trade: DrawnTradeId) {
  const { Scene } = TRADES[trade];
  return (
    <Drawing width={720} height={430}>
      <Scene />
    </Drawing>
  );
}

const WIDE = { hvac: HvacSceneArt, elec: ElecSceneArt, garage: GarageSceneArt };

const wideScenes = Object.entries(WIDE).map(
  ([trade, Scene]) =>
    [
      `scenes/${trade}-wide.svg`,
      <svg key={trade} width={1440} height={430} viewBox="-360 0 1440 430">
        <Scene />
      </svg>,
    ] as const,
);

function drawingsOf(trade: DrawnTradeId): [string, ReactNode][] {
  const { Site, Scene } = TRADES[trade];
  return [
    [`sites/${trade}.svg`, <Site key="site" />],
    [`phones/${trade}.svg`, <TradePhone key="phone" trade={trade} Art={Scene} />],
    [`scenes/${trade}.svg`, sceneOf(trade)],
  ];
}

export const publicDrawings: readonly (readonly [string, ReactNode])[] = [
  ...drawnTrades.flatMap(({ id }) => drawingsOf(id)),
  ...wideScenes,
  ...workDrawings,
  ["sites/plumb-before.svg", <DatedPlumbSite key="before" />],
  ["cities/new-york.svg", <CityMapDrawing key="city" city="New York" />],
  ["cities/los-angeles.svg", <CityMapDrawing key="city" city="Los Angeles" />],
  ["cities/toronto.svg", <CityMapDrawing key="city" city="Toronto" />],
  ["cities/ottawa.svg", <CityMapDrawing key="city" city="Ottawa" />],
  ["callsi-waveform.svg", <Waveform key="waveform" />],
  ["open-lot.svg", <OpenLot key="open-lot" />],
  ["ownership.svg", <Ownership key="ownership" />],
];
