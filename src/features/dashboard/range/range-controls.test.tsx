import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { promptSource, renderDashboard } from "@tests/screens/dashboard";

/** At noon of November 21, 2026. */
const open = (search = "", firstDay: string | null = "2026-05-04") =>
  renderDashboard({
    at: `/admin/dashboard${search}`,
    source: { isSample: false, firstDay: () => Promise.resolve(firstDay) },
  });
const range = () => screen.getByLabelText<HTMLSelectElement>("Time range");
const choices = () => [...range().options].map(({ text }) => text);

it("in the demo are the last 7, 30 or 90 days only, whatever the address says", () => {
  renderDashboard({ at: "/admin/dashboard?range=quarter-2026-07", source: promptSource });
  expect(choices()).toEqual(["7 days", "30 days", "90 days"]);
  expect(range()).toHaveDisplayValue("30 days");
  expect(screen.queryByRole("button", { name: "Previous quarter" })).toBeNull();
});

describe("a company of its own", () => {
  it("steps from quarter to quarter, from its first record to today", async () => {
    const { user, router } = open();
    expect(choices()).toEqual([
      "7 days",
      "30 days",
      "90 days",
      "Month",
      "Quarter",
      "Year",
      "From – to",
    ]);
    await user.selectOptions(range(), "Quarter");
    expect(router.state.location.search).toBe("?range=quarter-2026-10");
    expect(screen.getByText("Q4 2026")).toBeVisible();
    const next = screen.getByRole("button", { name: "Next quarter" });
    const previous = screen.getByRole("button", { name: "Previous quarter" });
    expect(next).toHaveAttribute("aria-disabled", "true");
    await user.click(previous);
    expect(screen.getByText("Q3 2026")).toBeVisible();
    await user.click(previous);
    expect(screen.getByText("Q2 2026")).toBeVisible();
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"));
    await user.click(previous);
    expect(router.state.location.search).toBe("?range=quarter-2026-04");
    await user.selectOptions(range(), "Month");
    expect(router.state.location.search).toBe("?range=month-2026-06");
    await user.selectOptions(range(), "30 days");
    expect(router.state.location.search).toBe("");
  });

  it("takes two dates once both make sense", async () => {
    const { user, router } = open("?range=2026-11-01..2026-11-15");
    const form = within(screen.getByRole("form", { name: "Dates" }));
    const [first, last] = [form.getByLabelText("From"), form.getByLabelText("To")];
    expect(first).toHaveValue("2026-11-01");
    await user.clear(last);
    await user.type(last, "2026-10-31");
    await user.click(form.getByRole("button", { name: "Show" }));
    expect(last).toHaveFocus();
    expect(last).toHaveAccessibleDescription("Choose a day that is not before the first.");
    expect(router.state.location.search).toBe("?range=2026-11-01..2026-11-15");
    await user.clear(first);
    await user.type(first, "2026-10-01");
    await user.click(form.getByRole("button", { name: "Show" }));
    expect(router.state.location.search).toBe("?range=2026-10-01..2026-10-31");
    expect(last).not.toBeInvalid();
    await user.click(form.getByRole("button", { name: "Show" }));
    expect(form.getByRole("button", { name: "Show" })).toHaveFocus();
  });

  it.each(["?range=month-2026-12", "?range=2026-11-01..2026-11-22", "?range=quarter-2026-05"])(
    "shows 30 days where the address makes no sense: %s",
    (search) => {
      open(search);
      expect(range()).toHaveDisplayValue("30 days");
    },
  );

  it("says so of a time before its first record", async () => {
    open("?range=year-2025-01");
    expect(await screen.findByText("There are no records from before May 4, 2026.")).toBeVisible();
  });
});
