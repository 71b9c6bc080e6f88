import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "./dropdown-menu";

function Example({ onArchive = () => {} }) {
  const [isTown, setTown] = useState(false);
  const [order, setOrder] = useState("name");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled onSelect={onArchive}>
          Export
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onArchive}>Archive</DropdownMenuItem>
        <DropdownMenuCheckboxItem checked={isTown} onCheckedChange={setTown}>
          Town
        </DropdownMenuCheckboxItem>
        <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
          <DropdownMenuRadioItem value="name">By name</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="age">By age</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const trigger = () => screen.getByRole("button", { name: "More" });

it("is opened, walked through and used by keyboard, and gives the focus back", async () => {
  const archive = vi.fn();
  render(<Example onArchive={archive} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("menu", { name: "More" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "Archive" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(archive).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  await waitFor(() => expect(trigger()).toHaveFocus());
});

it("closes at Escape and leaves the page beside it in reach", async () => {
  render(
    <>
      <Example />
      <button>Beside it</button>
    </>,
  );
  await userEvent.click(trigger());
  expect(screen.getByRole("button", { name: "Beside it" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger()).toHaveFocus());
});

it("says what is ticked and which of a group holds", async () => {
  render(<Example />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Town", checked: false }));
  await userEvent.click(trigger());
  expect(screen.getByRole("menuitemcheckbox", { name: "Town" })).toBeChecked();
  expect(screen.getByRole("menuitemradio", { name: "By name" })).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "By age" }));
  await userEvent.click(trigger());
  expect(screen.getByRole("menuitemradio", { name: "By age" })).toBeChecked();
  expect(screen.getByRole("menuitemradio", { name: "By name" })).not.toBeChecked();
});
