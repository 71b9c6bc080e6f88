import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { field, press, retype, showSettings, WEEK } from "@tests/screens/settings";

describe("when the company works", () => {
  const show = () => showSettings({ section: "company" });

  it("is stored as a whole, from the version that was read", async () => {
    const { user, saved } = show();
    await press(user, "Add hours on Saturday");
    expect(await field("Saturday, from")).toHaveFocus();
    await retype(user, "Saturday, until", "12:00");
    await press(user, "Add a holiday");
    await user.type(await field("Day"), "2030-07-05");
    await user.type(await field("Name"), "Inventory");
    await press(user, "Save");
    expect(await screen.findByText("Saved: when the company works.")).toBeVisible();
    expect(saved()).toEqual([
      {
        seen_version: 1,
        hours: [...WEEK, { weekday: 6, opens_at: "09:00", closes_at: "12:00" }],
        closed_days: [{ day: "2030-07-05", name: "Inventory" }],
      },
    ]);
  });

  it("names what cannot be, and sends nothing", async () => {
    const { user, saved } = show();
    await retype(user, "Monday, until", "08:00");
    await retype(user, "Tuesday, until", "09:10");
    await press(user, "Add a holiday");
    await press(user, "Save");
    expect(await field("Monday, until")).toHaveAccessibleDescription(
      "Choose an end after the beginning.",
    );
    expect(await field("Tuesday, until")).toHaveAccessibleDescription("Enter 15 minutes or more.");
    expect(screen.getByText("Choose the day.")).toBeVisible();
    expect(screen.getByText("Say what is on that day.")).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it("names the booked demos of a day that is closed, and no others", async () => {
    const demo = { host_id: "sam", starts_at: "2030-07-05T18:00:00Z" };
    const { stored } = showSettings({
      section: "company",
      outside: [
        { ...demo, booking_id: "b1", lead_id: "l1", lead_name: "Maple Street Plumbing" },
        {
          ...demo,
          booking_id: "b2",
          lead_id: "l2",
          lead_name: "Reef Roofing",
          starts_at: "2030-07-08T18:00:00Z",
        },
      ],
    });
    stored.company = {
      ...stored.company,
      closed_days: [{ day: "2030-07-05", name: "Inventory" }],
    };
    expect(await screen.findByText(/1 booked demo is outside these hours/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Maple Street Plumbing" })).toHaveAttribute(
      "href",
      "/admin/crm/leads?lead=l1",
    );
    expect(screen.queryByText("Reef Roofing")).not.toBeInTheDocument();
  });

  it("wants hours on one day at least", async () => {
    const { user, saved } = show();
    await press(user, "Remove these hours on Monday");
    await press(user, "Remove these hours on Tuesday");
    await press(user, "Save");
    expect(await screen.findByText("Enter hours for one day at least.")).toBeVisible();
    await press(user, "Add hours on Monday");
    await press(user, "Save");
    expect(await screen.findByText("Saved: when the company works.")).toBeVisible();
    expect(saved()).toHaveLength(1);
  });
});
