import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, describe } from "vitest";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from "./sheet";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "./tooltip";

describe("popover", () => {
  it("takes the focus, is named, and gives the focus back at Escape", async () => {
    render(
      <Popover>
        <PopoverTrigger>Views</PopoverTrigger>
        <PopoverContent aria-label="Saved views">
          <button>Save</button>
        </PopoverContent>
      </Popover>,
    );
    const trigger = screen.getByRole("button", { name: "Views", expanded: false });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("dialog", { name: "Saved views" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  });
});

describe("sheet", () => {
  it("is a named dialog that takes the focus, and gives it back to its button", async () => {
    render(
      <Sheet>
        <SheetTrigger>Open menu</SheetTrigger>
        <SheetContent side="left">
          <SheetTitle>Menu</SheetTitle>
          <SheetClose>Close</SheetClose>
          <a href="#pricing">Pricing</a>
        </SheetContent>
      </Sheet>,
    );
    const trigger = screen.getByRole("button", { name: "Open menu" });
    for (const leave of [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(screen.getByRole("button", { name: "Close" })),
    ]) {
      await userEvent.click(trigger);
      const menu = screen.getByRole("dialog", { name: "Menu" });
      expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
      await leave();
      expect(menu).not.toBeInTheDocument();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  });
});

describe("tooltip", () => {
  it("shows at once where the keyboard is, describes it, and goes at Escape", async () => {
    render(
      <TooltipProvider>
        <Tooltip>
          <TooltipTrigger aria-label="Bold">B</TooltipTrigger>
          <TooltipContent>Bold, Ctrl+B</TooltipContent>
        </Tooltip>
      </TooltipProvider>,
    );
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole("tooltip", { name: "Bold, Ctrl+B" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Bold" })).toHaveAccessibleDescription(
      "Bold, Ctrl+B",
    );
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  });
});
