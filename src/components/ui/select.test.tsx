import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Select } from "./select";

it("is reached by keyboard and chosen from", async () => {
  render(
    <Select aria-label="Trade">
      <option>Roofing</option>
      <option>Plumbing</option>
    </Select>,
  );
  const trade = screen.getByRole("combobox", { name: "Trade" });
  await userEvent.tab();
  expect(trade).toHaveFocus();
  await userEvent.selectOptions(trade, "Plumbing");
  expect(trade).toHaveValue("Plumbing");
});
