import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Checkbox } from "./checkbox";
import { Input } from "./input";
import { ChoiceLabel, Label } from "./label";

it("names its control, and a click on it goes there", async () => {
  render(
    <>
      <Label htmlFor="city">City</Label>
      <Input id="city" />
    </>,
  );
  await userEvent.click(screen.getByText("City"));
  expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
});

it("ticks the box it stands around", async () => {
  render(
    <ChoiceLabel>
      <Checkbox />
      Send a copy
    </ChoiceLabel>,
  );
  await userEvent.click(screen.getByText("Send a copy"));
  expect(screen.getByRole("checkbox", { name: "Send a copy" })).toBeChecked();
});
