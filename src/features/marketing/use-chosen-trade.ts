import { useSyncExternalStore } from "react";
import type { DrawnTrade } from "@/content/trades";
import { chosenTrade, watchAnswers } from "@/features/lead-form/visitor-answers";

/** The trade chosen in this tab, updated on changes; undefined in prerendered HTML. */
export const useChosenTrade = () =>
  useSyncExternalStore<DrawnTrade | undefined>(watchAnswers, chosenTrade, () => undefined);
