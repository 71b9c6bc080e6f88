import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";

function ask({ isBusy = false } = {}) {
  const onConfirm = vi.fn();
  const onKeep = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      question="Delete this post?"
      detail={<p>It cannot be brought back.</p>}
      confirmLabel="Delete"
      busyLabel="Deleting"
      keepLabel="Keep it"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onKeep={onKeep}
    />,
  );
  return { onConfirm, onKeep };
}

it("asks with the safe answer in focus, which Escape gives too", async () => {
  const { onConfirm, onKeep } = ask();
  const question = screen.getByRole("alertdialog", { name: "Delete this post?" });
  expect(question).toHaveAccessibleDescription("It cannot be brought back.");
  expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(onKeep).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

it("stays open while it is done, so that it can say so", async () => {
  const { onConfirm, onKeep } = ask();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onKeep).not.toHaveBeenCalled();
});

it("does it once", async () => {
  const { onConfirm } = ask({ isBusy: true });
  await userEvent.click(screen.getByRole("button", { name: "Deleting", busy: true }));
  expect(onConfirm).not.toHaveBeenCalled();
});
