import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { ChoiceLabel } from "./label";
import { Switch } from "./switch";

function Letters() {
  const [isOn, setOn] = useState(true);
  return (
    <ChoiceLabel htmlFor="letters">
      <Switch id="letters" checked={isOn} onCheckedChange={setOn} />
      Single letters
    </ChoiceLabel>
  );
}

it("is switched by Space and by a press on its words", async () => {
  render(<Letters />);
  const toggle = screen.getByRole("switch", { name: "Single letters", checked: true });
  await userEvent.tab();
  expect(toggle).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(toggle).not.toBeChecked();
  await userEvent.click(screen.getByText("Single letters"));
  expect(toggle).toBeChecked();
});
