import type { TFunction } from "i18next";

const STOP_DAYS = 7;
const HOLD_DAYS = 30;
const WAIT_DAYS = 90;

/** Red to 7 days, orange to 30, yellow to 90, gray beyond; negative once it is past. */
export function daysLeftChip(days: number): string {
  if (days <= STOP_DAYS) return "chip chip-stop";
  if (days <= HOLD_DAYS) return "chip chip-hold";
  return days <= WAIT_DAYS ? "chip chip-wait" : "chip";
}

/** "18 days left", "Expires today", "Expired 3 days ago". */
export function daysLeftText(days: number, t: TFunction): string {
  if (days === 0) return t("Expires today");
  if (days === 1) return t("1 day left");
  if (days === -1) return t("Expired 1 day ago");
  return days > 0
    ? t("{{days}} days left", { days })
    : t("Expired {{days}} days ago", { days: -days });
}
