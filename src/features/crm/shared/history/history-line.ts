import type { LucideIcon } from "lucide-react";
import type { TFunction } from "i18next";
import { formatMoment, formatTime, readerDay } from "@/lib/dates/reader-time";

/** "Today, 9:00 am", "Nov 19, 3:20 pm" this year, "Mar 4, 2025, 11:12 am" else. */
export function momentText(moment: Date, now: Date | null, t: TFunction): string {
  const isToday = now !== null && readerDay(moment) === readerDay(now);
  return isToday ? t("Today, {{time}}", { time: formatTime(moment) }) : formatMoment(moment, now);
}

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
