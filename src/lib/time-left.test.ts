import i18next from "i18next";
import { expect, it } from "vitest";
import { timeLeftChip, timeLeftText } from "./time-left";

it.each([
  [-3, "chip chip-stop", "Expired 3 days ago"],
  [-1, "chip chip-stop", "Expired 1 day ago"],
  [0, "chip chip-stop", "Expires today"],
  [1, "chip chip-stop", "1 day left"],
  [7, "chip chip-stop", "7 days left"],
  [8, "chip chip-hold", "8 days left"],
  [30, "chip chip-hold", "30 days left"],
  [31, "chip chip-wait", "31 days left"],
  [90, "chip chip-wait", "90 days left"],
  [91, "chip", "91 days left"],
])("shows %d days as %s, %s", (days, chip, text) => {
  expect(timeLeftChip(days)).toBe(chip);
  expect(timeLeftText(days, i18next.t)).toBe(text);
});
