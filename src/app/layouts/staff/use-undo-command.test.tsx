import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CommandProvider } from "@/components/commands/command-provider";
import { useCommands } from "@/components/commands/use-commands";
import { Toaster } from "@/components/ui/toaster";
import { undoableChanges } from "@/hooks/undoable-changes";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { useUndoCommand } from "./staff-commands";

const undone = vi.fn<(what: string) => void>();

function Page({ hasOwnUndo }: { hasOwnUndo: boolean }) {
  const undo = useUndoCommand(!hasOwnUndo);
  useCommands(undo === null ? [] : [undo]);
  const say = useUndoToast();
  const change = (what: string, recordId?: string, isUndo?: boolean) => (
    <button type="button" onClick={() => say.done(what, () => undone(what), { recordId, isUndo })}>
      {what}
    </button>
  );
  return (
    <>
      {change("Moved Harbor", "harbor")}
      {change("Archived Harbor", "harbor")}
      {change("Moved Maple", "maple")}
      {change("Took back", "maple", true)}
      <input aria-label="A field" />
      <input type="checkbox" aria-label="A box" />
    </>
  );
}

function open({ hasOwnUndo = false } = {}) {
  const view = render(
    <CommandProvider>
      <Page hasOwnUndo={hasOwnUndo} />
      <Toaster />
    </CommandProvider>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const undo = () => user.keyboard("{Control>}z{/Control}");
  return { ...view, user, press, undo };
}

const undos = () => undone.mock.calls.map(([what]) => what);

afterEach(() => {
  vi.useRealTimers();
  undone.mockReset();
  undoableChanges.forgetAll();
});

describe("Ctrl+Z", () => {
  it("takes back the last change, then the one before, and says which", async () => {
    const { press, undo } = open();
    await press("Moved Harbor");
    await press("Moved Maple");
    await undo();
    expect(await screen.findByText("Taking back: Moved Maple")).toBeVisible();
    await undo();
    expect(undos()).toEqual(["Moved Maple", "Moved Harbor"]);
    await undo();
    expect(await screen.findByText("There is nothing to undo.")).toBeVisible();
    expect(undos()).toHaveLength(2);
  });

  it("offers of one record the newest change only", async () => {
    const { press, undo } = open();
    await press("Moved Harbor");
    await press("Archived Harbor");
    await undo();
    await undo();
    expect(undos()).toEqual(["Archived Harbor"]);
  });

  it("passes over what was taken back in its message, and over the taking back itself", async () => {
    const { user, press, undo } = open();
    await press("Moved Harbor");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await press("Took back");
    await undo();
    expect(undos()).toEqual(["Moved Harbor"]);
  });

  it("is the browser's own in a text field, and ours in a checkbox", async () => {
    const { user, press, undo } = open();
    await press("Moved Harbor");
    await user.click(screen.getByLabelText("A field"));
    await undo();
    expect(undos()).toEqual([]);
    await user.click(screen.getByLabelText("A box"));
    await undo();
    expect(undos()).toEqual(["Moved Harbor"]);
  });

  it("leaves alone what was done long ago, and what somebody else did who has left", async () => {
    const { press, undo, unmount } = open();
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 11 * 60_000);
    await press("Moved Harbor");
    clock.mockRestore();
    await undo();
    await press("Moved Maple");
    unmount();
    const next = open();
    await next.undo();
    expect(undos()).toEqual([]);
  });

  it("is left to a page that has an undo of its own", async () => {
    const { press, undo } = open({ hasOwnUndo: true });
    await press("Moved Harbor");
    await undo();
    expect(undos()).toEqual([]);
  });

  it("is told among the keyboard shortcuts", async () => {
    const { user } = open();
    await user.keyboard("?");
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent(
      /Undo the last changeCtrl\+?Z/,
    );
  });
});
