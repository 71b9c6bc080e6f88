import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Combobox, ComboboxInput, ComboboxItem, ComboboxList } from "./combobox";
import { Field } from "./field";

function show(choose: (name: string) => void) {
  render(
    <Field label="Client" error="Choose a client.">
      {(control) => (
        <Combobox label="Client">
          <ComboboxInput {...control} />
          <ComboboxList label="Clients found">
            {["Abbott Plumbing", "Halden Air", "Halden Roofs"].map((name) => (
              <ComboboxItem key={name} value={name} onSelect={choose}>
                {name}
              </ComboboxItem>
            ))}
          </ComboboxList>
        </Combobox>
      )}
    </Field>,
  );
}

it("is named, is described by its field, and says which choice is marked", async () => {
  show(vi.fn());
  const input = screen.getByRole("combobox", { name: "Client" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Choose a client.");
  await userEvent.type(input, "hald");
  expect(screen.getByRole("listbox", { name: "Clients found" })).toBeVisible();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Halden Air",
    "Halden Roofs",
  ]);
  const marked = screen.getByRole("option", { name: "Halden Air", selected: true });
  expect(input).toHaveAttribute("aria-activedescendant", marked.id);
});

it("takes the focus by a click on its label", async () => {
  show(vi.fn());
  await userEvent.click(screen.getByText("Client", { selector: "[data-slot=label]" }));
  expect(screen.getByRole("combobox", { name: "Client" })).toHaveFocus();
});

it("is walked through by the arrow keys while the focus stays in the field", async () => {
  const choose = vi.fn();
  show(choose);
  const input = screen.getByRole("combobox", { name: "Client" });
  await userEvent.type(input, "hald{Control>}n{/Control}");
  expect(screen.getByRole("option", { name: "Halden Air", selected: true })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { name: "Halden Roofs", selected: true })).toBeVisible();
  expect(input).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("Halden Roofs");
});

it("gives its field to a ref once, as it appears", async () => {
  const ref = vi.fn();
  render(
    <Combobox label="Client">
      <ComboboxInput ref={ref} />
    </Combobox>,
  );
  const input = screen.getByRole("combobox");
  await userEvent.type(input, "hald");
  expect(ref).toHaveBeenCalledExactlyOnceWith(input);
});
