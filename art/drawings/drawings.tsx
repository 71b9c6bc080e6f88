import type { ComponentType, ReactNode } from "react";
import { drawnTrades, type DrawnTradeId } from "@/lib/site/trades";
import { CityMapDrawing } from "./about/city-map-drawing";
import { Waveform } from "./callsi/waveform";
import { Drawing } from "./drawing";
import { HvacPhone } from "./phones/hvac-phone";
import { PlumbPhone } from "./phones/plumb-phone";
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
  phone: ReactNode;
}

const TRADES: Readonly<Record<DrawnTradeId, TradeDrawings>> = {
  hvac: { Site: HvacSite, Scene: HvacSceneArt, phone: <HvacPhone /> },
  plumb: { Site: PlumbSite, Scene: PlumbSceneArt, phone: <PlumbPhone /> },
  roof: { Site: RoofSite, Scene: RoofSceneArt, phone: <TradePhone trade="roof" /> },
  elec: { Site: ElecSite, Scene: ElecSceneArt, phone: <TradePhone trade="elec" /> },
  land: { Site: LandSite, Scene: LandSceneArt, phone: <TradePhone trade="land" /> },
  clean: { Site: CleanSite, Scene: CleanSceneArt, phone: <TradePhone trade="clean" /> },
  pest: { Site: PestSite, Scene: PestSceneArt, phone: <TradePhone trade="pest" /> },
  garage: { Site: GarageSite, Scene: GarageSceneArt, phone: <TradePhone trade="garage" /> },
};

function sceneOf(trade: DrawnTradeId) {
  const { Scene } = TRADES[trade];
  return (
    <Drawing width={720} height={430}>
      <Scene />
    </Drawing>
  );
}

function drawingsOf(trade: DrawnTradeId): [string, ReactNode][] {
  const { Site, phone } = TRADES[trade];
  return [
    [`sites/${trade}.svg`, <Site key="site" />],
    [`phones/${trade}.svg`, phone],
    [`scenes/${trade}.svg`, sceneOf(trade)],
  ];
}

/** By the address of its file, and what it shows. */
export const publicDrawings: readonly (readonly [string, ReactNode])[] = [
  ...drawnTrades.flatMap(({ id }) => drawingsOf(id)),
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
