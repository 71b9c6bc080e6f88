import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { toast } from "sonner";
import { expect, it } from "vitest";
import { SheetClose, SheetTitle } from "@/components/ui/sheet";
import { Toaster } from "@/components/ui/toaster";
import { RecordSheet } from "./record-sheet";

function List() {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      {isThere && <button onClick={() => setIsOpen(true)}>A lead</button>}
      <button>The next one</button>
      <RecordSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onFocusLost={() => screen.getByText("The next one").focus()}
      >
        <SheetTitle>Elaine</SheetTitle>
        <button onClick={() => setIsThere(false)}>Archive</button>
        <SheetClose>Close</SheetClose>
      </RecordSheet>
      <Toaster />
    </>
  );
}

function PlainList() {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <main>
      {isThere && <button onClick={() => setIsOpen(true)}>A mail</button>}
      <a data-row-link href="#next">
        The next one
      </a>
      <RecordSheet isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SheetTitle>Prices</SheetTitle>
        <button onClick={() => setIsThere(false)}>Dismiss</button>
      </RecordSheet>
    </main>
  );
}

async function open() {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<List />);
  await user.click(screen.getByRole("button", { name: "A lead" }));
  const sheet = screen.getByRole("dialog", { name: "Elaine" });
  expect(sheet).toHaveFocus();
  return { user, sheet };
}

it("gives the focus back to what opened it", async () => {
  const { user } = await open();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "A lead" })).toHaveFocus());
});

it("gives the focus to what comes next when that is gone", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Archive" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "The next one" })).toHaveFocus());
});

it("stays while a message above it is pressed", async () => {
  const { user, sheet } = await open();
  toast("Archived", { action: { label: "Undo", onClick: (event) => event.preventDefault() } });
  await user.click(await screen.findByText("Undo"));
  expect(sheet).toBeVisible();
  const curtain = sheet.previousElementSibling;
  if (curtain === null) throw new Error("Nothing lies over the page");
  await user.click(curtain);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});

it("goes on in the list where nobody said otherwise", async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<PlainList />);
  await user.click(screen.getByRole("button", { name: "A mail" }));
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("link", { name: "The next one" })).toHaveFocus());
});
