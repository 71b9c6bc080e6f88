import { useSyncExternalStore } from "react";
import type { DrawnTrade } from "@/lib/site/trades";
import { chosenTrade, watchAnswers } from "./lead-form/visitor-answers";

/** The trade chosen in this tab, also while the page stands; undefined in the prerendered HTML. */
export const useChosenTrade = () =>
  useSyncExternalStore<DrawnTrade | undefined>(watchAnswers, chosenTrade, () => undefined);
