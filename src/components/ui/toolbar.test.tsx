import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toolbar, ToolbarButton } from "./toolbar";

it("is one stop of the Tab key; the arrow keys walk, over what is off too", async () => {
  render(
    <>
      <Toolbar aria-label="Formatting">
        <ToolbarButton>Bold</ToolbarButton>
        <ToolbarButton aria-disabled>Undo</ToolbarButton>
      </Toolbar>
      <a href="#text">Text</a>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole("toolbar", { name: "Formatting" })).toContainElement(
    screen.getByRole("button", { name: "Bold" }),
  );
  expect(screen.getByRole("button", { name: "Bold" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Text" })).toHaveFocus();
});
