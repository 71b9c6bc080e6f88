import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "./field";
import { Input } from "./input";
import { Select } from "./select";
import { Textarea } from "./textarea";

it("names its control, and describes it by the hint and the error", () => {
  render(
    <>
      <Field label="Name" hint="As on the sign." error="Type a name.">
        {(control) => <Input {...control} />}
      </Field>
      <Field label="Message">{(control) => <Textarea {...control} />}</Field>
      <Field label="Trade">
        {(control) => (
          <Select {...control}>
            <option>Roofing</option>
          </Select>
        )}
      </Field>
    </>,
  );
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription("As on the sign. Type a name.");
  expect(screen.getByRole("textbox", { name: "Message" })).toBeValid();
  expect(screen.getByRole("textbox", { name: "Message" })).not.toHaveAccessibleDescription();
  expect(screen.getByRole("combobox", { name: "Trade" })).toHaveValue("Roofing");
});

it("puts the focus into its control when the label is pressed", async () => {
  render(<Field label="Name">{(control) => <Input {...control} />}</Field>);
  await userEvent.click(screen.getByText("Name"));
  expect(screen.getByRole("textbox")).toHaveFocus();
});
