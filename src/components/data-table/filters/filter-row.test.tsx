import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { FilterRow } from "./filter-bar";
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

/** Simulates the number of filters that fit on the first line. */
function leaveRoomFor(count: number): void {
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    const index = filters.findIndex(({ label }) => label === this.textContent);
    return index >= count ? 52 : 0;
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
