import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { field, press, retype, showSettings } from "@tests/screens/settings";

describe("how demos are given", () => {
  it("is stored as a whole, from the version that was read", async () => {
    const { user, saved } = showSettings();
    await retype(user, "A demo takes, in minutes", "30");
    await press(user, "Save");
    expect(await screen.findByText("Saved: how demos are given.")).toBeVisible();
    expect(saved()).toEqual([{ seen_version: 1, minutes: 30, pause_minutes: 10 }]);
  });

  it("names what cannot be, and sends nothing", async () => {
    const { user, saved } = showSettings();
    await retype(user, "A demo takes, in minutes", "5");
    await retype(user, "Kept free after each, in minutes", "soon");
    await press(user, "Save");
    expect(await field("A demo takes, in minutes")).toHaveAccessibleDescription(
      "Enter 10 to 120 minutes.",
    );
    expect(await field("Kept free after each, in minutes")).toHaveAccessibleDescription(
      "Enter 0 to 120 minutes.",
    );
    expect(saved()).toEqual([]);
  });
});
