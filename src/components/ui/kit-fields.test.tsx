import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, describe, vi } from "vitest";
import { Checkbox } from "./checkbox";
import { ChoiceLabel, Label } from "./label";
import { Input } from "./input";
import { Select } from "./select";
import { Slider } from "./slider";
import { useState } from "react";
import { Switch } from "./switch";
import { Textarea } from "./textarea";
import { ToggleGroup, ToggleGroupItem } from "./toggle-group";
import { Button } from "./button";
import { FormFooter } from "./form-footer";

describe("checkbox", () => {
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
});

describe("input", () => {
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
});

describe("label", () => {
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
});

describe("select", () => {
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
});

describe("slider", () => {
  it("is a slider by its name, and says where it stands and in which bounds", () => {
    render(<Slider aria-label="Margin" min={5} max={90} defaultValue={35} />);
    const margin = screen.getByRole("slider", { name: "Margin" });
    expect(margin).toHaveValue("35");
    expect(margin).toHaveAttribute("min", "5");
    expect(margin).toHaveAttribute("max", "90");
  });
});

describe("switch", () => {
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
});

describe("textarea", () => {
  it("takes several lines, and Enter sends nothing", async () => {
    let sent = 0;
    render(
      <form onSubmit={() => void sent++}>
        <Textarea aria-label="Note" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard("Called twice{Enter}No answer");
    expect(screen.getByLabelText("Note")).toHaveValue("Called twice\nNo answer");
    expect(sent).toBe(0);
  });
});

describe("toggle-group", () => {
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
});

describe("form-footer", () => {
  it("says its note as it changes", () => {
    const withNote = (note: string) => (
      <FormFooter note={note}>
        <Button type="submit">Save</Button>
        <Button>Cancel</Button>
      </FormFooter>
    );
    const { rerender } = render(withNote(""));
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    rerender(withNote("Not saved yet."));
    expect(screen.getByRole("status")).toBe(status);
    expect(status).toHaveTextContent("Not saved yet.");
  });
});
