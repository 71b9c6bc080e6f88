import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { InlineDate, InlineMoney, InlineSelect, InlineText } from "./inline-kinds";
import { UndecidedError } from "./conflict";

type Save = (value: string | null) => Promise<unknown>;

// The previous test leaves its error message open.
beforeEach(() => void toast.dismiss());

function renderTown({ save = vi.fn<Save>(async () => undefined), canEdit = true } = {}) {
  const town = (mayEdit: boolean) => (
    <>
      <InlineText
        label="town"
        value="Dublin"
        maxLength={120}
        required="Type the town."
        canEdit={mayEdit}
        save={save}
      />
      <button type="button">elsewhere</button>
    </>
  );
  const { unmount, rerender } = render(town(canEdit));
  const forbid = () => rerender(town(false));
  return { user: userEvent.setup(), save, unmount, forbid };
}

const read = () => screen.getByRole("button", { name: "Change town: Dublin" });
const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "town" });

describe("a text edited in place", () => {
  it("becomes a field by the keyboard alone, and Enter saves what was typed", async () => {
    const { user, save } = renderTown();
    await user.tab();
    expect(read()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(box()).toHaveFocus();
    // Typing replaces the selected text without losing a letter.
    await user.keyboard("  Hilliard {Enter}");
    expect(save.mock.calls).toEqual([["Hilliard"]]);
    await waitFor(() => expect(read()).toHaveFocus());
  });

  it("asks before the tab is closed, once something was typed and until it is stored", async () => {
    const { user } = renderTown();
    const asksBeforeLeaving = () => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    await user.click(read());
    expect(asksBeforeLeaving()).toBe(false);
    await user.keyboard("Hilliard");
    expect(asksBeforeLeaving()).toBe(true);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(read()).toBeVisible());
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("leaves what was on Escape", async () => {
    const { user, save } = renderTown();
    await user.click(read());
    await user.keyboard("Hilliard{Escape}");
    expect(read()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it("keeps Escape to itself, so that the page around it stays open", async () => {
    const heard = vi.fn<(key: string) => void>();
    const hear = ({ key }: KeyboardEvent) => heard(key);
    document.addEventListener("keydown", hear);
    const { user } = renderTown();
    await user.click(read());
    await user.keyboard("x{Escape}");
    document.removeEventListener("keydown", hear);
    expect(heard.mock.calls).toEqual([["x"]]);
  });

  it("does not take the Enter that ends a word of an input method for the last", async () => {
    const { user, save } = renderTown();
    await user.click(read());
    await user.keyboard("ヒ");
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(save).not.toHaveBeenCalled();
    expect(box()).toHaveValue("ヒ");
  });

  it("saves when it is left, once", async () => {
    const { user, save } = renderTown();
    await user.click(read());
    await user.keyboard("Hilliard");
    await user.click(screen.getByRole("button", { name: "elsewhere" }));
    expect(save.mock.calls).toEqual([["Hilliard"]]);
    expect(screen.getByRole("button", { name: "elsewhere" })).toHaveFocus();
  });

  it("sends nothing when nothing was changed", async () => {
    const { user, save } = renderTown();
    await user.click(read());
    await user.keyboard("{Enter}");
    expect(read()).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it("says the fix and keeps the field when it is left empty", async () => {
    const { user, save } = renderTown();
    await user.click(read());
    await user.clear(box());
    await user.keyboard("{Enter}");
    expect(box()).toHaveAccessibleDescription("Type the town.");
    expect(save).not.toHaveBeenCalled();
  });

  it("keeps what was typed when it is refused, and Retry sends it again", async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { user } = renderTown({ save });
    await user.click(read());
    await user.keyboard("Hilliard{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not saved: the server could not be reached. What you typed is still here.",
    );
    expect(box()).toHaveValue("Hilliard");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(save.mock.calls).toEqual([["Hilliard"], ["Hilliard"]]);
    await waitFor(() => expect(read()).toBeVisible());
  });

  it("says that it is saving, and takes no second one meanwhile", async () => {
    let finish: (value?: unknown) => void = () => undefined;
    const save = vi.fn<Save>(() => new Promise((resolve) => (finish = resolve)));
    const { user } = renderTown({ save });
    await user.click(read());
    await user.keyboard("Hilliard{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("Saving");
    await user.keyboard("{Enter}");
    expect(save).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(read()).toBeVisible());
  });

  it("keeps what was typed when the question of a conflict was closed", async () => {
    const { user } = renderTown({ save: vi.fn<Save>().mockRejectedValue(new UndecidedError()) });
    await user.click(read());
    await user.keyboard("Hilliard{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("somebody else changed this too");
    expect(box()).toHaveValue("Hilliard");
  });

  it("is stored when the page goes away from under it", async () => {
    const save = vi.fn<Save>(async () => undefined);
    const { user, unmount } = renderTown({ save });
    await user.click(read());
    await user.keyboard("Hilliard");
    unmount();
    expect(save.mock.calls).toEqual([["Hilliard"]]);
  });

  it("gives the words back when they could not be stored after the field had gone", async () => {
    const save = vi
      .fn<Save>()
      .mockResolvedValue(undefined)
      .mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { user, unmount } = renderTown({ save });
    render(<Toaster />);
    await user.click(read());
    await user.keyboard("Hilliard");
    unmount();
    expect(
      await screen.findByText(
        "town not saved: the server could not be reached. You typed “Hilliard”.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(save.mock.calls).toEqual([["Hilliard"], ["Hilliard"]]);
  });

  it("gives the words back when they were refused and the field is left", async () => {
    const save = vi.fn<Save>().mockRejectedValue(new TypeError("Failed to fetch"));
    const { user, unmount } = renderTown({ save });
    render(<Toaster />);
    await user.click(read());
    await user.keyboard("Hilliard{Enter}");
    await screen.findByRole("alert");
    unmount();
    expect(
      await screen.findByText(
        "town not saved: it was refused before you left. You typed “Hilliard”.",
      ),
    ).toBeVisible();
  });

  it("keeps what is being typed when the right to change it goes", async () => {
    const { user, forbid } = renderTown();
    await user.click(read());
    await user.keyboard("Hilliard");
    forbid();
    expect(box()).toHaveValue("Hilliard");
  });

  it("is only text without the right to change it", () => {
    renderTown({ canEdit: false });
    expect(screen.getByText("Dublin")).toBeVisible();
    expect(screen.queryByRole("button", { name: /town/ })).not.toBeInTheDocument();
  });
});

describe("other kinds", () => {
  it("takes dollars and cents, and says what is no amount", async () => {
    const save = vi.fn(async () => undefined);
    render(<InlineMoney label="price" value={29_900} canEdit save={save} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Change price: $299" }));
    await user.keyboard("lots{Enter}");
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(/Type an amount in dollars/);
    await user.clear(screen.getByRole("textbox"));
    await user.keyboard("$1,349.50{Enter}");
    expect(save.mock.calls).toEqual([[134_950]]);
  });

  it("saves a choice made with the mouse at once, and one made by keys on Enter", async () => {
    const save = vi.fn(async () => undefined);
    const options = [
      { value: "active", label: "Active" },
      { value: "paused", label: "Paused" },
    ];
    render(<InlineSelect label="status" value="active" options={options} canEdit save={save} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{Enter}");
    const select = screen.getByRole("combobox", { name: "status" });
    await user.keyboard("p");
    await user.selectOptions(select, "paused");
    expect(save.mock.calls).toEqual([["paused"]]);
  });

  it("does not store half a date", async () => {
    const save = vi.fn(async () => undefined);
    render(
      <InlineDate label="due" value="2026-11-24" required="Choose a day." canEdit save={save} />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Change due: Nov 24, 2026" }));
    await user.clear(screen.getByLabelText("due"));
    await user.keyboard("{Enter}");
    expect(screen.getByLabelText("due")).toHaveAccessibleDescription("Choose a day.");
    expect(save).not.toHaveBeenCalled();
  });
});
