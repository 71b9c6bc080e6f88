import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Store } from "lucide-react";
import { useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderCommands } from "@tests/screens/commands";
import { noAnswer, type FoundItem, type RecordAnswer, type RecordSearch } from "./found-records";

const ran = vi.fn<(what: string) => void>();

const item = (title: string, rest: Partial<FoundItem> = {}): FoundItem => ({
  id: title,
  title,
  details: [],
  excerpt: null,
  isSample: false,
  Icon: Store,
  run: () => ran(title),
  actions: [
    {
      id: "ticket",
      label: `New ticket for ${title}`,
      Icon: Store,
      run: () => ran(`ticket ${title}`),
    },
  ],
  ...rest,
});

const done = (typed: string, ...items: FoundItem[]): RecordAnswer => ({
  ...noAnswer(typed, "done"),
  groups: items.length === 0 ? [] : [{ heading: "Clients", items }],
});

/** A palette whose records are answered by the test. */
async function openPalette() {
  ran.mockReset();
  let send: (answer: RecordAnswer) => void = () => undefined;
  const asked: string[] = [];
  const Search: RecordSearch = ({ typed, onAnswer }) => {
    useEffect(() => {
      asked.push(typed);
      send = onAnswer;
    }, [typed, onAnswer]);
    return null;
  };
  const commands = [
    { id: "clients", label: "Clients", group: "Go to", run: () => ran("page of clients") },
    {
      id: "mail",
      label: "Outbox",
      group: "Go to",
      keywords: ["mueslimail"],
      run: () => ran("outbox"),
    },
  ];
  const { user } = renderCommands(commands, undefined, {
    RecordSearch: Search,
    hasFailed: false,
    load: () => undefined,
  });
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Search or jump to" });
  return { user, field, asked, answer: (next: RecordAnswer) => act(() => send(next)) };
}

const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const option = (name: RegExp) => screen.getByRole("option", { name });

describe("the palette with records", () => {
  it("lists records by kind, with the matched words marked and what can be done with the best", async () => {
    const { user, field, answer, asked } = await openPalette();
    await user.type(field, "müll");
    expect(asked.at(-1)).toBe("müll");
    answer(
      done(
        "müll",
        item("Müller Roofing", { details: ["Dayton, OH"], excerpt: "asks Müllers son" }),
        item("Anna Muller"),
      ),
    );
    const clients = screen.getByRole("group", { name: "Clients" });
    expect(within(clients).getAllByRole("option")).toHaveLength(2);
    const marks = Array.from(clients.querySelectorAll("mark"), (mark) => mark.textContent);
    expect(marks).toEqual(["Müll", "Müll", "Mull"]);
    expect(option(/^Müller Roofing/)).toHaveAttribute("aria-selected", "true");
    const actions = screen.getByRole("group", { name: "Actions" });
    expect(within(actions).getAllByRole("option")).toHaveLength(1);
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(ran.mock.calls).toEqual([["ticket Müller Roofing"]]));
  });

  it("opens nothing of an older answer while the next is read, and waits with Enter", async () => {
    const { user, field, answer } = await openPalette();
    await user.type(field, "mull");
    answer(done("mull", item("Muller One"), item("Muller Two")));
    await user.type(field, "er t");
    expect(option(/^Muller One/)).toHaveAttribute("aria-disabled", "true");
    await user.click(option(/^Muller One/));
    await user.keyboard("{Enter}");
    answer({ ...noAnswer("muller t", "reading") });
    expect(ran).not.toHaveBeenCalled();
    answer(done("muller t", item("Muller Two")));
    await waitFor(() => expect(ran.mock.calls).toEqual([["Muller Two"]]));
  });

  it("does not open by an Enter that was meant for fewer letters", async () => {
    const { user, field, answer } = await openPalette();
    await user.type(field, "zeb{Enter}r");
    answer(done("zebr", item("Zebra")));
    await user.type(field, "a");
    answer(done("zebra", item("Zebra")));
    expect(ran).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(ran.mock.calls).toEqual([["Zebra"]]));
  });

  it("runs a command that is meant at once, and keeps others behind the records", async () => {
    const { user, field, answer } = await openPalette();
    await user.type(field, "mues");
    answer(done("mues", item("Muesli Roofing")));
    expect(options()[0]).toMatch(/^Muesli Roofing/);
    await user.clear(field);
    await user.type(field, "clie{Enter}");
    await waitFor(() => expect(ran.mock.calls).toEqual([["page of clients"]]));
  });

  it("begins with the records opened last", async () => {
    const { user, answer } = await openPalette();
    answer({
      ...done("", item("Muller")),
      groups: [{ heading: "Recent", items: [item("Muller")] }],
    });
    expect(options()[0]).toMatch(/^Muller/);
    expect(screen.queryByRole("group", { name: "Actions" })).not.toBeInTheDocument();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(ran.mock.calls).toEqual([["Muller"]]));
  });

  it("lists a record's actions by the right arrow, and the records again by the left", async () => {
    const { user, field, answer } = await openPalette();
    await user.type(field, "mull");
    answer(done("mull", item("Muller One"), item("Muller Two")));
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(options()).toEqual(["New ticket for Muller Two"]);
    await user.keyboard("{ArrowLeft}");
    expect(options()).toHaveLength(3);
    await user.keyboard("{ArrowDown}{ArrowRight}{Enter}");
    await waitFor(() => expect(ran.mock.calls).toEqual([["ticket Muller Two"]]));
  });

  it("says why records were not searched, and tries again", async () => {
    const { user, field, answer } = await openPalette();
    const retry = vi.fn<() => void>();
    await user.type(field, "mull");
    answer({ ...noAnswer("mull", "failed"), failure: { reason: "no connection", retry } });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Records were not searched: no connection.",
    );
    expect(screen.queryByText(/Nothing matches/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("says that it took a word one letter away, and that nothing matches", async () => {
    const { user, field, answer } = await openPalette();
    await user.type(field, "mulelr");
    answer({ ...done("mulelr", item("Müller")), near: ["muller"] });
    expect(screen.getByText(/These differ in one letter/)).toBeVisible();
    expect(screen.getByText("Müller", { selector: "mark" })).toBeVisible();
    await user.type(field, "x");
    answer(done("mulelrx"));
    expect(screen.getByText(/Nothing matches “mulelrx”/)).toBeVisible();
    fireEvent.keyDown(field, { key: "Enter" });
    expect(ran).not.toHaveBeenCalled();
  });
});
