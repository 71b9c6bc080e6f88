import type { DrawnTradeId } from "@/content/trades";
import { cleanStory } from "./clean-content";
import { elecStory } from "./elec-content";
import { garageStory } from "./garage-content";
import { hvacStory } from "./hvac-content";
import { landStory } from "./land-content";
import { pestStory } from "./pest-content";
import { plumbStory } from "./plumb-content";
import { roofStory } from "./roof-content";
import type { TradeStory } from "./trade-story";

export const tradeStories: Readonly<Record<DrawnTradeId, TradeStory>> = {
  hvac: hvacStory,
  roof: roofStory,
  plumb: plumbStory,
  elec: elecStory,
  land: landStory,
  clean: cleanStory,
  pest: pestStory,
  garage: garageStory,
};
