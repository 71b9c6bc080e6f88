import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Checkbox } from "./checkbox";
import { ChoiceLabel } from "./label";

it("is ticked by Space and by a press on its words", async () => {
  render(
    <ChoiceLabel>
      <Checkbox name="consent" />I agree
    </ChoiceLabel>,
  );
  const box = screen.getByRole("checkbox", { name: "I agree" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(box).toBeChecked();
  await userEvent.click(screen.getByText("I agree"));
  expect(box).not.toBeChecked();
});

it("says when only some of what it stands for is chosen, and stops saying so", () => {
  const box = (checked: boolean | "indeterminate") => (
    <Checkbox aria-label="All" checked={checked} onChange={() => undefined} />
  );
  const { rerender } = render(box("indeterminate"));
  expect(screen.getByRole("checkbox")).toBePartiallyChecked();
  rerender(box(true));
  expect(screen.getByRole("checkbox")).not.toBePartiallyChecked();
  expect(screen.getByRole("checkbox")).toBeChecked();
});
