import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderCommands } from "@tests/screens/commands";
import { SEQUENCE_MS } from "./command-provider";

const ran = vi.fn<(id: string) => void>();
const command = (id: string, shortcut: string, isDisabled = false) => ({
  id,
  label: id,
  group: "Page",
  shortcut,
  isDisabled,
  run: () => ran(id),
});
const commands = [
  command("refresh", "r"),
  command("tickets", "g t"),
  command("tabs", "t"),
  command("off", "x", true),
  command("save", "Mod-S"),
];
const runs = () => ran.mock.calls.map(([id]) => id);
const dialog = (name: string) => screen.queryByRole("dialog", { name });
const opened = (name: string) => screen.findByRole("dialog", { name });
const PALETTE = "Search or jump to";
const SHORTCUTS = "Keyboard shortcuts";

afterEach(() => {
  vi.useRealTimers();
  ran.mockReset();
});

describe("single keys", () => {
  it("run their command, one at a time or one after another", async () => {
    const { user } = renderCommands(commands);
    await user.keyboard("rgtt");
    expect(runs()).toEqual(["refresh", "tickets", "tabs"]);
  });

  it("run nothing that is disabled, unknown or gone", async () => {
    const { user } = renderCommands(commands);
    await user.keyboard("xqgq");
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await user.keyboard("r");
    expect(runs()).toEqual([]);
  });

  it("forget the first key of a sequence that is not gone on with", async () => {
    vi.useFakeTimers();
    renderCommands(commands);
    fireEvent.keyDown(document.body, { key: "g" });
    await act(() => vi.advanceTimersByTimeAsync(SEQUENCE_MS - 1));
    fireEvent.keyDown(document.body, { key: "t" });
    fireEvent.keyDown(document.body, { key: "g" });
    await act(() => vi.advanceTimersByTimeAsync(SEQUENCE_MS));
    fireEvent.keyDown(document.body, { key: "t" });
    expect(runs()).toEqual(["tickets", "tabs"]);
  });

  it.each([
    ["an input", <input key="" aria-label="Here" />],
    ["a textarea", <textarea key="" aria-label="Here" />],
    ["a select", <select key="" aria-label="Here" />],
    [
      "a rich text",
      <div key="" contentEditable suppressContentEditableWarning aria-label="Here">
        <p>{"Words"}</p>
      </div>,
    ],
  ])("are left to %s", (_, page) => {
    renderCommands(commands, page);
    const typedInto = screen.queryByText("Words") ?? screen.getByLabelText("Here");
    for (const key of ["r", "?", "g", "t"]) fireEvent.keyDown(typedInto, { key });
    expect(runs()).toEqual([]);
    expect(dialog(SHORTCUTS)).not.toBeInTheDocument();
  });

  it.each(["checkbox", "radio", "range"])("run while a %s has the focus", (type) => {
    renderCommands(commands, <input type={type} aria-label="Here" />);
    fireEvent.keyDown(screen.getByLabelText("Here"), { key: "r" });
    expect(runs()).toEqual(["refresh"]);
  });

  it.each(["ctrlKey", "metaKey", "altKey", "shiftKey", "repeat", "isComposing"])(
    "do nothing with %s",
    (state) => {
      renderCommands(commands);
      fireEvent.keyDown(document.body, { key: "r", [state]: true });
      expect(runs()).toEqual([]);
    },
  );

  it("do nothing when somebody else took the key", () => {
    renderCommands(commands, <div data-testid="taker" />);
    const taker = screen.getByTestId("taker");
    taker.addEventListener("keydown", (event) => event.preventDefault());
    fireEvent.keyDown(taker, { key: "r" });
    fireEvent.keyDown(taker, { key: "k", ctrlKey: true });
    expect(runs()).toEqual([]);
    expect(dialog(PALETTE)).not.toBeInTheDocument();
  });

  it.each(["dialog", "alertdialog", "menu"])("wait while a %s is open", (role) => {
    renderCommands(commands, <div role={role} />);
    fireEvent.keyDown(document.body, { key: "r" });
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    expect(runs()).toEqual([]);
    expect(dialog(PALETTE)).not.toBeInTheDocument();
  });

  it("work with caps lock on", () => {
    renderCommands(commands);
    fireEvent.keyDown(document.body, { key: "R" });
    expect(runs()).toEqual(["refresh"]);
  });

  it("listen for no key that is only shown", () => {
    renderCommands(commands);
    fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
    expect(runs()).toEqual([]);
  });
});

describe("the palette's key", () => {
  it("is also a slash, where nobody is typing", async () => {
    renderCommands([]);
    fireEvent.keyDown(screen.getByLabelText("A field"), { key: "/" });
    expect(dialog(PALETTE)).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: "/" });
    expect(await opened(PALETTE)).toBeInTheDocument();
  });

  it("works while typing in a field, but leaves a rich text its link", async () => {
    renderCommands(
      [],
      <>
        <input aria-label="A field" />
        <div contentEditable suppressContentEditableWarning aria-label="Text" />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText("Text"), { key: "k", ctrlKey: true });
    expect(dialog(PALETTE)).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getByLabelText("A field"), { key: "k", ctrlKey: true });
    expect(await opened(PALETTE)).toBeInTheDocument();
  });

  it("is the command key on a Mac, where Ctrl+K cuts a line", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Macintosh; Mac OS X)");
    renderCommands([]);
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    expect(dialog(PALETTE)).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: "k", metaKey: true });
    expect(await opened(PALETTE)).toBeInTheDocument();
  });
});

describe("the list of shortcuts", () => {
  const rows = () =>
    screen
      .getAllByRole("term")
      .map(({ textContent, nextElementSibling: keys }) => [textContent, keys?.textContent]);

  it("names by group what works on this page", async () => {
    const { user } = renderCommands(commands);
    await user.keyboard("?");
    await opened(SHORTCUTS);
    expect(screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
      "Everywhere",
      "Page",
      "Help",
    ]);
    expect(rows()).toEqual([
      ["Search or jump to", "Ctrl+K"],
      ["Search or jump to", "/"],
      ["refresh", "R"],
      ["tickets", "G then T"],
      ["tabs", "T"],
      ["off", "X"],
      ["save", "Ctrl+S"],
      ["Keyboard shortcuts", "?"],
    ]);
  });

  it("switches single keys off for good, and on again", async () => {
    const { user } = renderCommands(commands);
    await user.keyboard("?");
    await user.click(await screen.findByRole("switch", { name: "Single-key shortcuts" }));
    expect(localStorage.getItem("curbfront.singleKeysOff")).toBe("true");
    expect(rows().map(([label]) => label)).toEqual(["Search or jump to", "save"]);
    await user.keyboard("{Escape}r?");
    expect(runs()).toEqual([]);
    expect(dialog(SHORTCUTS)).not.toBeInTheDocument();

    await user.keyboard("{Control>}k{/Control}");
    await user.type(screen.getByRole("combobox"), "shortcuts{Enter}");
    await user.click(await screen.findByRole("switch", { name: "Single-key shortcuts" }));
    expect(localStorage.getItem("curbfront.singleKeysOff")).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog(SHORTCUTS)).not.toBeInTheDocument());
    await user.keyboard("r");
    expect(runs()).toEqual(["refresh"]);
  });

  it("follows the switch in another tab", async () => {
    const { user } = renderCommands(commands);
    localStorage.setItem("curbfront.singleKeysOff", "true");
    act(() => void window.dispatchEvent(new Event("storage")));
    await user.keyboard("r");
    expect(runs()).toEqual([]);
  });

  it("keeps the choice for this visit when the browser stores nothing", async () => {
    const refusal = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no storage");
    });
    const { user } = renderCommands(commands);
    await user.keyboard("?");
    await user.click(await screen.findByRole("switch"));
    await user.keyboard("{Escape}r");
    expect(runs()).toEqual([]);
    await user.keyboard("{Control>}k{/Control}");
    await user.type(screen.getByRole("combobox"), "shortcuts{Enter}");
    refusal.mockRestore();
    await user.click(await screen.findByRole("switch"));
  });
});
