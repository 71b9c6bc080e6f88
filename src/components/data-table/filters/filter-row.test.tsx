import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FilterRow } from "./filter-bar";
import { FilterSheet } from "./filter-sheet";
import type { ListFilter } from "./list-filter";

const filters: ListFilter[] = ["Examples", "Archived", "Duplicates"].map((label) => ({
  name: label.toLowerCase(),
  label,
  kind: "on",
}));

const setFilter = vi.fn();
const address = {
  values: {},
  setFilter,
  clearFilters: vi.fn(),
  sort: "",
  setSort: vi.fn(),
  columns: [],
  setColumns: vi.fn(),
  view: null,
  query: "",
  openView: vi.fn(),
};

/** Simulates the number of filters that fit on the first line, which may be a little too long. */
function leaveRoomFor(count: number, excess = 0): void {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const nth = filters.findIndex(({ label }) => label === this.textContent);
    if (nth === -1) return new DOMRect(0, 0, count * 100, 44);
    return new DOMRect(
      nth * 100,
      nth >= count ? 52 : 0,
      100 + (nth === count - 1 ? excess : 0),
      44,
    );
  });
}

beforeEach(() => setFilter.mockClear());

it("offers those it has no room for behind one button", async () => {
  leaveRoomFor(2);
  render(<FilterRow filters={filters} address={address} />);
  expect(screen.getByText("Archived").closest("div")).not.toHaveClass("invisible");
  expect(screen.getByText("Duplicates").closest("div")).toHaveClass("invisible");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Filters" }));
  const dialog = within(screen.getByRole("dialog", { name: "Filters" }));
  await user.click(dialog.getByRole("checkbox", { name: "Duplicates" }));
  expect(setFilter).toHaveBeenCalledWith("duplicates", expect.any(Function));
});

it("has no such button where all of them stand on the line", () => {
  leaveRoomFor(3);
  render(<FilterRow filters={filters} address={address} />);
  expect(screen.getByText("Duplicates").closest("div")).not.toHaveClass("invisible");
  expect(screen.queryByRole("button", { name: "Filters" })).toBeNull();
});

it("has no such button either where the line is a fraction of a pixel too short", () => {
  leaveRoomFor(3, 0.4);
  render(<FilterRow filters={filters} address={address} />);
  expect(screen.queryByRole("button", { name: "Filters" })).toBeNull();
});

describe("a filter of days", () => {
  const came: ListFilter = {
    name: "came",
    label: "Came in",
    kind: "one",
    options: [{ value: "7d", label: "Last 7 days" }],
    isSpan: true,
  };
  const datesIn = (dialog: HTMLElement) => within(within(dialog).getByRole("form"));

  it("takes two dates from its menu", async () => {
    vi.restoreAllMocks();
    render(<FilterRow filters={[came]} address={address} />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByRole("button", { name: "Came in" }));
    await user.click(await screen.findByRole("menuitem", { name: "From – to…" }));
    const dates = datesIn(await screen.findByRole("dialog", { name: "Came in, from – to" }));
    await user.type(dates.getByLabelText("From"), "2026-11-01");
    await user.click(dates.getByRole("button", { name: "Show" }));
    expect(dates.getByText("Choose the last day.")).toBeVisible();
    expect(setFilter).not.toHaveBeenCalled();
    await user.type(dates.getByLabelText("To"), "2026-11-15");
    await user.click(dates.getByRole("button", { name: "Show" }));
    expect(setFilter).toHaveBeenCalledWith("came", "2026-11-01..2026-11-15");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows its dates in the sheet of all filters", async () => {
    const values = { came: "2026-11-01..2026-11-15" };
    render(
      <FilterSheet filters={[came]} sorts={[]} columns={[]} address={{ ...address, values }} />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const dates = datesIn(screen.getByRole("dialog", { name: "Filters" }));
    expect(dates.getByLabelText("From")).toHaveValue("2026-11-01");
    expect(dates.getByLabelText("To")).toHaveValue("2026-11-15");
  });
});
