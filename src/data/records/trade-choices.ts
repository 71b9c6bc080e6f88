import { OTHER_TRADE, trades } from "@/content/trades";
import type { ChoiceAliases } from "./record-fields";

/** English, for `t()`. Every trade a record may have, "other" last. */
export const tradeLabels: Record<string, string> = {
  ...Object.fromEntries(trades.map(({ slug, label }) => [slug, label])),
  [OTHER_TRADE]: "Other trade",
};

/** Null for none; an unknown slug stands for itself. */
export const tradeLabel = (trade: string | null): string | null =>
  trade === null ? null : (tradeLabels[trade] ?? trade);

export const tradeAliases: ChoiceAliases = {
  "heating-and-cooling": ["hvac", "heating", "cooling", "heatingcooling", "airconditioning", "ac"],
  roofing: ["roofer", "roofers", "roof", "gutters"],
  plumbing: ["plumber", "plumbers", "drains"],
  electrical: ["electrician", "electricians", "electric", "electricalcontractor"],
  landscaping: ["landscaper", "lawncare", "lawn", "gardening", "yardcare"],
  cleaning: ["cleaner", "cleaners", "housecleaning", "maidservice", "janitorial"],
  "pest-control": ["pest", "exterminator", "exterminators"],
  "garage-doors": ["garagedoor", "garagedoorrepair", "garage"],
  other: ["othertrade", "misc"],
};
