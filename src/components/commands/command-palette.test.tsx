import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Offer, renderCommands } from "@tests/screens/commands";
import type { Command } from "./command";

const field = () => screen.getByRole("combobox", { name: "Search or jump to" });
const dialog = () => screen.queryByRole("dialog", { name: "Search or jump to" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const option = (name: RegExp) => screen.getByRole("option", { name });
const trigger = () => screen.getByRole("button", { name: /Search or jump to/ });

const openByKey = async (user: UserEvent) => {
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(field()).toHaveFocus());
};

const commandsOf = () => {
  const ran = vi.fn<(id: string) => void>();
  const command = (id: string, rest: Partial<Command> = {}): Command => ({
    id,
    label: id,
    group: "Pages",
    run: () => ran(id),
    ...rest,
  });
  return {
    ran,
    commands: [
      command("Dashboard", { shortcut: "g d" }),
      command("Blog", { keywords: ["posts"] }),
      command("Sign out", { group: "You", isDisabled: true }),
    ],
    command,
  };
};

describe("the palette", () => {
  it("opens by key and by its button, lists all in groups, and shows each one's keys", async () => {
    const { commands } = commandsOf();
    const { user } = renderCommands(commands);
    expect(trigger()).toHaveTextContent("Ctrl+K");
    await user.click(trigger());
    expect(
      await screen.findByRole("listbox", { name: "Records, pages and actions" }),
    ).toBeInTheDocument();
    const pages = screen.getByRole("group", { name: "Pages" });
    expect(within(pages).getAllByRole("option")).toHaveLength(2);
    expect(option(/Dashboard/)).toHaveTextContent(/^Dashboard\s?G then D$/);
    expect(option(/Keyboard shortcuts/)).toHaveTextContent("?");
  });

  it("closes by Escape and by its key, with the focus back where it was", async () => {
    const { user } = renderCommands([]);
    const input = screen.getByLabelText("A field");
    await user.click(input);
    await openByKey(user);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(input).toHaveFocus());
    expect(dialog()).not.toBeInTheDocument();
    await openByKey(user);
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await waitFor(() => expect(input).toHaveFocus());
  });

  it("narrows as one types, and Enter runs the best once the palette is gone", async () => {
    const { commands, ran } = commandsOf();
    const { user } = renderCommands(commands);
    await user.click(trigger());
    let wasOpen = true;
    ran.mockImplementation(() => (wasOpen = dialog() !== null));
    await user.type(field(), "post");
    expect(options()).toEqual(["Blog"]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(ran.mock.calls).toEqual([["Blog"]]));
    expect(wasOpen).toBe(false);
    expect(trigger()).toHaveFocus();
  });

  it("has the best answer first, and all as registered again once the field is empty", async () => {
    const { command } = commandsOf();
    const { user } = renderCommands([
      command("New post", { keywords: ["blog"] }),
      command("Blog", { group: "Lists" }),
      command("Posts", { group: "Lists" }),
    ]);
    await openByKey(user);
    const all = options();
    await user.type(field(), "blog");
    expect(options()).toEqual(["Blog", "New post"]);
    await user.clear(field());
    expect(options()).toEqual(all);
    await user.type(field(), "  ");
    expect(options()).toEqual(all);
  });

  it("walks with the arrow keys, round the ends, past what is disabled", async () => {
    const { commands, ran } = commandsOf();
    const { user } = renderCommands(commands);
    await openByKey(user);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const help = option(/Keyboard shortcuts/);
    await waitFor(() => expect(help).toHaveAttribute("aria-selected", "true"));
    expect(field()).toHaveAttribute("aria-activedescendant", help.id);
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(ran.mock.calls).toEqual([["Dashboard"]]));
  });

  it("runs nothing that is disabled, by click or Enter", async () => {
    const { commands, ran } = commandsOf();
    const { user } = renderCommands(commands);
    await openByKey(user);
    await user.type(field(), "sign");
    expect(option(/Sign out/)).toHaveAttribute("aria-disabled", "true");
    await user.click(option(/Sign out/));
    await user.keyboard("{Enter}");
    expect(dialog()).toBeInTheDocument();
    expect(ran).not.toHaveBeenCalled();
  });

  it("says so when nothing answers, and finds again after a correction", async () => {
    const { user } = renderCommands(commandsOf().commands);
    await openByKey(user);
    await user.type(field(), "blogzz");
    expect(screen.getByText(/Nothing matches “blogzz”/)).toHaveAttribute("role", "status");
    await user.keyboard("{Enter}{Backspace}{Backspace}");
    expect(options()).toEqual(["Blog"]);
    expect(screen.getByText("Found: 1")).toHaveAttribute("role", "status");
  });

  it("forgets a page's commands when the page goes", async () => {
    const { user } = renderCommands(commandsOf().commands);
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await openByKey(user);
    expect(options()).toEqual(["Keyboard shortcuts?"]);
  });

  it("shows one of two with the same id: the later, until it goes", async () => {
    const { command, ran } = commandsOf();
    const { user } = renderCommands(
      [command("refresh", { label: "Refresh this page" })],
      <Offer commands={[command("refresh", { label: "Refresh everything" })]} />,
    );
    await openByKey(user);
    expect(options().filter((text) => text?.startsWith("Refresh"))).toEqual(["Refresh everything"]);
    await user.type(field(), "refresh{Enter}");
    await waitFor(() => expect(ran).toHaveBeenCalledOnce());
  });

  it("starts empty each time", async () => {
    const { user } = renderCommands(commandsOf().commands);
    await openByKey(user);
    await user.type(field(), "blog{Escape}");
    await openByKey(user);
    expect(field()).toHaveValue("");
  });
});
