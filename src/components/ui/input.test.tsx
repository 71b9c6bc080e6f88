import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Input } from "./input";

it("is typed into by keyboard, and read where it must not be changed", async () => {
  render(
    <>
      <Input aria-label="Name" />
      <Input aria-label="Address" readOnly defaultValue="/blog/leaks" />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("Abbott");
  expect(screen.getByLabelText("Name")).toHaveValue("Abbott");
  await userEvent.tab();
  await userEvent.keyboard("x");
  expect(screen.getByLabelText("Address")).toHaveFocus();
  expect(screen.getByLabelText("Address")).toHaveValue("/blog/leaks");
});
