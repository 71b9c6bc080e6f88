import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Input } from "./input";
import { Select } from "./select";

it("is typed into and chosen from by keyboard", async () => {
  render(
    <>
      <Input aria-label="Name" />
      <Input aria-label="Address" readOnly defaultValue="/blog/leaks" />
      <Select aria-label="Trade">
        <option>Roofing</option>
        <option>Plumbing</option>
      </Select>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("Abbott");
  expect(screen.getByLabelText("Name")).toHaveValue("Abbott");
  await userEvent.tab();
  await userEvent.keyboard("x");
  expect(screen.getByLabelText("Address")).toHaveFocus();
  expect(screen.getByLabelText("Address")).toHaveValue("/blog/leaks");
  await userEvent.selectOptions(screen.getByLabelText("Trade"), "Plumbing");
  expect(screen.getByLabelText("Trade")).toHaveValue("Plumbing");
});

it("keeps its chevron and its border beside classes of the place", () => {
  render(<Select aria-label="Sort" className="w-auto bg-transparent" />);
  expect(screen.getByLabelText("Sort")).toHaveClass("bg-chevron", "border-frame", "border-field");
  expect(screen.getByLabelText("Sort")).not.toHaveClass("w-full");
});
