import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ToggleGroup, ToggleGroupItem } from "./toggle-group";

function show(choose: (value: "chart" | "table") => void) {
  render(
    <ToggleGroup aria-label="View" value="chart" onValueChange={choose}>
      <ToggleGroupItem value="chart">Chart</ToggleGroupItem>
      <ToggleGroupItem value="table">Table</ToggleGroupItem>
    </ToggleGroup>,
  );
}

it("says which one is on and is reached and changed by keyboard", async () => {
  const choose = vi.fn();
  show(choose);
  expect(screen.getByRole("group", { name: "View" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Chart", pressed: true })).toBeVisible();
  expect(screen.getByRole("button", { name: "Table", pressed: false })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("table");
});

it("leaves on what is on already", async () => {
  const choose = vi.fn();
  show(choose);
  await userEvent.click(screen.getByRole("button", { name: "Chart" }));
  expect(choose).not.toHaveBeenCalled();
});
