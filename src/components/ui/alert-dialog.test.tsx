import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "./alert-dialog";

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
        <AlertDialogContent>
          <AlertDialogHeader>
            <AlertDialogTitle>Delete the post?</AlertDialogTitle>
            <AlertDialogDescription>It can be restored.</AlertDialogDescription>
          </AlertDialogHeader>
          <AlertDialogFooter>
            <AlertDialogCancel>Keep it</AlertDialogCancel>
            <button type="button">Delete it</button>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}

const ask = async () => {
  render(<Question />);
  const opener = screen.getByRole("button", { name: "Delete" });
  await userEvent.click(opener);
  return { opener, question: screen.getByRole("alertdialog", { name: "Delete the post?" }) };
};

it("asks with the harmless answer in focus, and gives the focus back", async () => {
  const { opener, question } = await ask();
  expect(question).toHaveAccessibleDescription("It can be restored.");
  expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(question).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it("waits for an answer: a click beside it closes nothing", async () => {
  const { question } = await ask();
  const beside = question.parentElement;
  if (beside === null) throw new Error("The question stands over nothing.");
  await userEvent.click(beside, { pointerEventsCheck: 0 });
  expect(question).toBeVisible();
});
