import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from "./sheet";

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
