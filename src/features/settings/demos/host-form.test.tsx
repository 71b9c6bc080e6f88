import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { press, SAM, showSettings } from "@tests/screens/settings";
import { inZone } from "@tests/time-zone";

describe("when a host gives demos", () => {
  const openSam = async ({ user }: ReturnType<typeof showSettings>) => {
    await press(user, "Change when Sam Kowalski gives demos");
    const dialog = within(await screen.findByRole("dialog"));
    const addHours = async (opens: string, closes: string) => {
      await user.click(dialog.getByRole("button", { name: "Add hours on Monday" }));
      const [, from] = dialog.getAllByLabelText("Monday, from");
      const [, until] = dialog.getAllByLabelText("Monday, until");
      if (from === undefined || until === undefined) throw new Error("no second span");
      await user.type(from, opens);
      await user.type(until, closes);
      return until;
    };
    return { dialog, addHours };
  };

  it("is stored with a lunch and days off", async () => {
    const page = showSettings();
    const { dialog, addHours } = await openSam(page);
    await addHours("13:00", "17:00");
    await page.user.click(dialog.getByRole("button", { name: "Add days off" }));
    await page.user.type(dialog.getByLabelText("First day"), "2030-07-01");
    await page.user.type(dialog.getByLabelText("Last day"), "2030-07-04");
    await page.user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(page.saved()).toEqual([
      {
        person_id: "sam",
        seen_version: 1,
        is_active: true,
        time_zone: "America/New_York",
        hours: [...SAM.hours, { weekday: 1, opens_at: "13:00", closes_at: "17:00" }],
        days_off: [{ first_day: "2030-07-01", last_day: "2030-07-04" }],
      },
    ]);
  });

  it("is left by Cancel where nothing is changed, and what is changed is discarded first", async () => {
    const page = showSettings();
    const { dialog } = await openSam(page);
    await page.user.click(dialog.getByRole("switch", { name: "Gives demos" }));
    expect(dialog.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
    await page.user.click(dialog.getByRole("button", { name: "Discard changes" }));
    await page.user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(page.saved()).toEqual([]);
  });

  it.each([
    ["11:30", "17:00", "These hours overlap others of the day."],
    ["13:00", "12:30", "Choose an end after the beginning."],
    ["13:00", "13:19", "No demo fits in: one takes 20 minutes."],
  ])("refuses hours from %s to %s", async (opens, closes, error) => {
    const page = showSettings();
    const { dialog, addHours } = await openSam(page);
    const until = await addHours(opens, closes);
    await page.user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(until).toHaveAccessibleDescription(error));
    expect(page.saved()).toEqual([]);
  });

  it("names the booked demos that fit no more, with the zone of a reader elsewhere", async () => {
    inZone("America/Denver");
    const demo = {
      booking_id: "b",
      host_id: "sam",
      lead_id: "l",
      lead_name: "Maple Street Plumbing",
      starts_at: "2030-07-01T18:00:00Z",
    };
    showSettings({ outside: [demo] });
    expect(
      await screen.findByText(/1 booked demo is outside these hours\. It stays/),
    ).toBeVisible();
    expect(screen.getByText("Monday, Jul 1 at 12:00 pm Mountain time")).toBeVisible();
    expect(screen.getByRole("link", { name: demo.lead_name })).toHaveAttribute(
      "href",
      "/admin/crm/leads?lead=l",
    );
  });
});
