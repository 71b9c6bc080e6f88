import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { FieldLegend } from "./field";
import { ChoiceLabel } from "./label";
import { RadioGroup, RadioGroupItem } from "./radio-group";

const words = ["Low", "High", "Urgent"] as const;

function Priority() {
  const [value, setValue] = useState<(typeof words)[number]>("Low");
  return (
    <RadioGroup value={value} onValueChange={setValue}>
      <FieldLegend>Priority</FieldLegend>
      {words.map((word) => (
        <ChoiceLabel key={word}>
          <RadioGroupItem value={word} />
          {word}
        </ChoiceLabel>
      ))}
    </RadioGroup>
  );
}

it("is named by its legend, is one stop of the Tab key and is walked by arrows", async () => {
  render(
    <>
      <Priority />
      <input aria-label="After it" />
    </>,
  );
  expect(screen.getByRole("group", { name: "Priority" })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "Low" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "High" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "High" })).toHaveFocus();
  expect(screen.getByRole("radio", { name: "Low" })).not.toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole("textbox")).toHaveFocus();
});

it("keeps two groups apart", async () => {
  render(
    ["First", "Second"].map((group) => (
      <RadioGroup key={group} aria-label={group}>
        <RadioGroupItem value="Low" aria-label={`${group}: low`} />
        <RadioGroupItem value="High" aria-label={`${group}: high`} />
      </RadioGroup>
    )),
  );
  await userEvent.click(screen.getByRole("radio", { name: "First: low" }));
  await userEvent.click(screen.getByRole("radio", { name: "Second: high" }));
  expect(screen.getByRole("radio", { name: "First: low" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Second: high" })).toBeChecked();
});
