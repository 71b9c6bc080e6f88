import type { LucideIcon } from "lucide-react";

export type HistoryLine = {
  Icon: LucideIcon;
  sentence: string;
  details: string[];
};

export type Values = Record<string, unknown>;

export const textOf = (values: Values | null, column: string): string => {
  const value = values?.[column];
  return typeof value === "string" ? value : "";
};

const MAX_LENGTH = 160;
export const shorten = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
