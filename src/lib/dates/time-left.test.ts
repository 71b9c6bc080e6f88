import i18next from "i18next";
import { expect, it } from "vitest";
import { timeLeftText, timeLeftVariant } from "./format-span";

it.each([
  [-3, "destructive", "Expired 3 days ago"],
  [-1, "destructive", "Expired 1 day ago"],
  [0, "destructive", "Expires today"],
  [1, "destructive", "1 day left"],
  [7, "destructive", "7 days left"],
  [8, "warning", "8 days left"],
  [30, "warning", "30 days left"],
  [31, "pending", "31 days left"],
  [90, "pending", "90 days left"],
  [91, "default", "91 days left"],
])("shows %d days as %s, %s", (days, variant, text) => {
  expect(timeLeftVariant(days)).toBe(variant);
  expect(timeLeftText(days, i18next.t)).toBe(text);
});
