import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { field, press, retype, SETTINGS, showSettings } from "@tests/screens/settings";

describe("how demos are given", () => {
  it("is stored as a whole, from the version that was read", async () => {
    const { user, saved } = showSettings();
    await retype(user, "A demo takes, in minutes", "30");
    await press(user, "Add a holiday");
    await user.type(await field("Day"), "2030-07-05");
    await user.type(await field("Name"), "Inventory");
    await press(user, "Save");
    expect(await screen.findByText("Saved: how demos are given.")).toBeVisible();
    const { version: _version, ...values } = SETTINGS;
    expect(saved()).toEqual([
      {
        ...values,
        seen_version: 1,
        minutes: 30,
        closed_days: [{ day: "2030-07-05", name: "Inventory" }],
      },
    ]);
  });

  it("names what cannot be, and sends nothing", async () => {
    const { user, saved } = showSettings();
    await retype(user, "A demo takes, in minutes", "5");
    await retype(user, "A new host ends at", "08:00");
    await press(user, "Add a holiday");
    await press(user, "Save");
    expect(await field("A demo takes, in minutes")).toHaveAccessibleDescription(
      "Enter 10 to 120 minutes.",
    );
    expect(screen.getByText("Choose an end after the beginning.")).toBeVisible();
    expect(screen.getByText("Say what is on that day.")).toBeVisible();
    expect(saved()).toEqual([]);
  });
});
