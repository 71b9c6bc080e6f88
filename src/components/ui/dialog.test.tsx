import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "./dialog";

function Parts() {
  return (
    <DialogContent>
      <DialogHeader>
        <DialogTitle>Add a client</DialogTitle>
        <DialogDescription>Nothing is e-mailed.</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <input aria-label="Business" />
      </DialogBody>
      <DialogFooter>
        <DialogClose>Later</DialogClose>
      </DialogFooter>
    </DialogContent>
  );
}

/** Opened by a key, without a trigger that Radix knows. */
function OpenedByKey() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input aria-label="Search" onKeyDown={({ key }) => key === "F2" && setIsOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <Parts />
      </Dialog>
    </>
  );
}

it("is named and described, and closed by its cross and by its foot's button", async () => {
  render(
    <Dialog>
      <DialogTrigger>Add</DialogTrigger>
      <Parts />
    </Dialog>,
  );
  const trigger = screen.getByRole("button", { name: "Add" });
  for (const name of ["Close", "Later"]) {
    await userEvent.click(trigger);
    const dialog = screen.getByRole("dialog", { name: "Add a client" });
    expect(dialog).toHaveAccessibleDescription("Nothing is e-mailed.");
    await userEvent.click(screen.getByRole("button", { name }));
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  }
});

it("takes the focus, keeps it, and gives it back where it came from", async () => {
  render(<OpenedByKey />);
  const search = screen.getByLabelText("Search");
  await userEvent.click(search);
  await userEvent.keyboard("{F2}");
  expect(screen.getByLabelText("Business")).toHaveFocus();
  await userEvent.keyboard("Ash Plumbing");
  expect(screen.getByLabelText("Business")).toHaveValue("Ash Plumbing");
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Later" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(search).toHaveFocus());
});
