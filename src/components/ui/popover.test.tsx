import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";

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
