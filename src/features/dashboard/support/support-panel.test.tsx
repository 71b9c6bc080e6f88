import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "@/components/ui/button";
import type { DashboardSource, Task, Ticket } from "@/data/dashboard/dashboard-source";
import { useCrmMutation } from "@/data/records/mutations";
import { expectConsole } from "@tests/console";
import { controlled, NOON, renderDashboard } from "@tests/screens/dashboard";
import { ROW_HEIGHT, stubRowSizes } from "@tests/screens/row-sizes";
import { manyTickets, task, ticket } from "@tests/fixtures/support-tickets";
import { scriptFor } from "@tests/hostile/stored-scripts";
import type { Dashboard } from "../dashboard-context";

const TICKETS = [
  ticket({ id: "T-1", subject: "Site is down", priority: "urgent", slaStatus: "overdue" }),
  ticket({ id: "T-2", subject: "Wrong number", priority: "high", status: "in-progress" }),
  ticket({ id: "T-3", subject: "New badge", priority: "low", status: "waiting" }),
  ticket({ id: "T-4", subject: "Old banner", priority: "high", status: "resolved" }),
];
const TASKS = [
  task({ id: "K-1", title: "Renew by hand", client: "Okafor & Sons", isOverdue: true }),
  task({ id: "K-2", title: "Launch call", status: "in-progress" }),
  task({ id: "K-3", title: "First draft", status: "completed" }),
];

type Setup = Pick<Dashboard, "TaskTools"> & {
  at?: string;
  tickets?: Ticket[];
  tasks?: Task[];
  source?: Partial<DashboardSource>;
};

function setup({ at = "", tickets = TICKETS, tasks = TASKS, source = {}, TaskTools }: Setup = {}) {
  return renderDashboard({
    TaskTools,
    at: `/admin/dashboard${at}`,
    source: {
      tickets: () => Promise.resolve(tickets),
      tasks: () => Promise.resolve(tasks),
      ...source,
    },
  });
}

const panel = () => within(screen.getByRole("region", { name: "Support & Tasks" }));
const list = (name: RegExp | string) => panel().findByRole("table", { name });
const ticketList = () => list(/^Tickets/);
const taskList = () => list(/^Tasks/);
const subjects = (table: HTMLElement) =>
  [...table.querySelectorAll("tbody tr[data-index] :is(a, b)[title]")].map(
    ({ textContent }) => textContent,
  );

beforeEach(stubRowSizes);

describe("the tabs", () => {
  it("count what their lists hold when nobody filtered", async () => {
    const { user } = setup();
    expect(await panel().findByRole("tab", { name: "Tickets 3" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(subjects(await ticketList())).toHaveLength(3);
    await user.click(panel().getByRole("tab", { name: "Tasks 2" }));
    expect(subjects(await taskList())).toHaveLength(2);
  });

  it("follow the arrow keys and stand in the address", async () => {
    const { user, router } = setup();
    await user.click(await panel().findByRole("tab", { name: /Tickets/ }));
    await user.keyboard("{ArrowRight}");
    expect(router.state.location.search).toBe("?tab=tasks");
    expect(await taskList()).toBeVisible();
    await user.keyboard("{ArrowLeft}");
    expect(router.state.location.search).toBe("");
  });

  it("open as the address says, and fall back from nonsense", async () => {
    setup({ at: "?tab=tasks&task=overdue" });
    expect(subjects(await taskList())).toEqual(["Renew by hand"]);
  });

  it("show scripts as words, in tickets and in tasks", async () => {
    const subject = scriptFor("subject");
    const title = scriptFor("title");
    const client = scriptFor("client");
    const { user } = setup({
      tickets: [ticket({ subject, client, assignee: client })],
      tasks: [task({ title, client, assignee: client })],
    });
    expect(subjects(await ticketList())).toEqual([subject]);
    expect(await ticketList()).toHaveTextContent(client);
    await user.click(panel().getByRole("tab", { name: /Tasks/ }));
    expect(subjects(await taskList())).toEqual([title]);
    expect(await taskList()).toHaveTextContent(client);
    expect(document.querySelector("[onerror]")).toBeNull();
  });

  it("take nonsense in the address for nothing", async () => {
    setup({ at: "?tab=invoices&priority=loud&status=lost" });
    expect(subjects(await ticketList())).toEqual(["Site is down", "Wrong number", "New badge"]);
    expect(panel().getByLabelText("Ticket priority")).toHaveDisplayValue("All priorities");
    expect(panel().getByLabelText("Ticket status")).toHaveDisplayValue("Unresolved");
  });

  it("load, fail and retry each on their own", async () => {
    expectConsole("error", /Error loading dashboard data/);
    const read = vi.fn<DashboardSource["tickets"]>();
    read.mockRejectedValueOnce(new Error("the ticket desk is closed")).mockResolvedValue(TICKETS);
    const { user } = setup({ source: { tickets: read } });
    expect(await panel().findByText(/the ticket desk is closed/)).toBeVisible();
    expect(panel().getByRole("tab", { name: "Tickets not loaded" })).toBeVisible();
    await user.click(panel().getByRole("tab", { name: "Tasks 2" }));
    expect(subjects(await taskList())).toHaveLength(2);
    await user.click(panel().getByRole("tab", { name: /Tickets/ }));
    await user.click(panel().getByRole("button", { name: "Try again" }));
    expect(subjects(await ticketList())).toHaveLength(3);
  });
});

describe("the filters", () => {
  it("leave rows out, say how many, and can be cleared", async () => {
    const { user, router } = setup();
    await ticketList();
    expect(panel().getByText("3 unresolved tickets")).toBeVisible();
    await user.selectOptions(panel().getByLabelText("Ticket priority"), "High");
    expect(subjects(await ticketList())).toEqual(["Wrong number"]);
    expect(panel().getByText("1 of 3 unresolved tickets")).toBeVisible();
    await user.selectOptions(panel().getByLabelText("Ticket status"), "All statuses");
    expect(subjects(await ticketList())).toEqual(["Wrong number", "Old banner"]);
    expect(router.state.location.search).toBe("?priority=high&status=all");
    expect(panel().getByText(/^2 of 4 tickets, resolved ones of the last 30 days/)).toBeVisible();
    // The tab still shows the number of open ones.
    expect(panel().getByRole("tab", { name: "Tickets 3" })).toBeVisible();
    await user.click(panel().getByRole("button", { name: "Clear filters" }));
    expect(subjects(await ticketList())).toHaveLength(3);
    expect(router.state.location.search).toBe("");
  });

  it("say so when nothing is left, and lead back", async () => {
    const { user } = setup({ at: "?priority=low&status=resolved" });
    expect(await panel().findByRole("heading", { name: "No such ticket" })).toBeVisible();
    const [clear] = panel().getAllByRole("button", { name: "Clear filters" });
    if (clear) await user.click(clear);
    expect(subjects(await ticketList())).toHaveLength(3);
  });

  it("show an empty day without a way to clear what is not set", async () => {
    const { user } = setup({ tickets: [], tasks: [] });
    expect(await panel().findByRole("heading", { name: "No open tickets" })).toBeVisible();
    expect(panel().getByRole("tab", { name: "Tickets 0" })).toBeVisible();
    expect(panel().queryByRole("button", { name: "Clear filters" })).toBeNull();
    await user.click(panel().getByRole("tab", { name: "Tasks 0" }));
    expect(await panel().findByRole("heading", { name: "Nothing to do" })).toBeVisible();
  });

  it("of the page never show a late answer for an earlier choice", async () => {
    const tickets = controlled<Ticket[], unknown[]>();
    const { user } = setup({ source: { tickets: tickets.read } });
    await user.selectOptions(screen.getByLabelText("Clients"), "Enterprise");
    await waitFor(() => expect(tickets.calls).toHaveLength(2));
    act(() => tickets.calls[1]?.resolve([ticket({ subject: "Of an enterprise" })]));
    expect(subjects(await ticketList())).toEqual(["Of an enterprise"]);
    await act(async () => tickets.calls[0]?.resolve([ticket({ subject: "Of everybody" })]));
    expect(subjects(await ticketList())).toEqual(["Of an enterprise"]);
  });
});

describe("a task", () => {
  it("can notify the client when it is overdue, and only then", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const { user } = setup({ at: "?tab=tasks&task=all" });
    expect(subjects(await taskList())).toEqual(["Renew by hand", "Launch call", "First draft"]);
    const buttons = panel().getAllByRole("button", { name: /^Notify Client/ });
    expect(buttons).toHaveLength(1);
    expect(buttons[0]).toHaveAccessibleName("Notify Client Okafor & Sons about Renew by hand");
    if (buttons[0]) await user.click(buttons[0]);
    expect(log).toHaveBeenCalledExactlyOnceWith("Notify Client", {
      task: "K-1",
      title: "Renew by hand",
      client: "Okafor & Sons",
    });
    expect(
      await screen.findByText(
        "Notify Client logged for Okafor & Sons. This is a demo: nothing was sent.",
      ),
    ).toBeVisible();
  });

  it("is worked off in its row where it is stored, and the figures are read again", async () => {
    const tasks = vi.fn(() => Promise.resolve(TASKS));
    function TaskTools({ task: { title } }: { task: Task }) {
      const { mutate } = useCrmMutation(() => Promise.resolve());
      return <Button onClick={() => mutate(undefined)}>{`Complete ${title}`}</Button>;
    }
    const { user } = setup({ at: "?tab=tasks", source: { tasks }, TaskTools });
    await taskList();
    expect(panel().queryByRole("button", { name: /^Notify Client/ })).toBeNull();
    expect(tasks).toHaveBeenCalledOnce();
    await user.click(panel().getByRole("button", { name: "Complete Launch call" }));
    await waitFor(() => expect(tasks).toHaveBeenCalledTimes(2));
  });

  it("says in words that it is overdue", async () => {
    setup({ at: "?tab=tasks&task=overdue" });
    const [row] = within(await taskList())
      .getAllByRole("row")
      .slice(1);
    expect(row).toHaveTextContent("Overdue Nov 24");
  });
});

describe("a ticket", () => {
  it("says what it is about, whose it is, and when it came, machine-readable", async () => {
    const created = new Date(NOON.getTime() - 3 * 3_600_000 - 60_000).toISOString();
    const long = "W".repeat(300);
    setup({ tickets: [ticket({ subject: long, client: long, assignee: long, created })] });
    const row = within(await ticketList()).getAllByRole("row")[1];
    expect(row).toHaveTextContent(long);
    expect(row).toHaveTextContent("opened 3 hours ago");
    expect(row).toHaveTextContent("#1001, haldenair.example");
    expect(row?.querySelector("time")).toHaveAttribute("datetime", created);
    expect(row).toHaveTextContent("MediumOpenOn time");
  });

  it("does without a readable time", async () => {
    setup({ tickets: [ticket({ created: "last Tuesday" })] });
    expect(await ticketList()).toHaveTextContent("Halden Air, opening time unknown");
  });
});

describe("ten thousand tickets", () => {
  const scrollTo = (table: HTMLElement, top: number) => {
    const region = table.closest<HTMLElement>("[role=region]");
    if (region === null) throw new Error("The list scrolls nowhere.");
    region.scrollTop = top;
    fireEvent.scroll(region);
  };
  const many = () => setup({ tickets: manyTickets(10_000, NOON) });

  it("are counted whole, and mounted where they are seen", async () => {
    many();
    const table = await ticketList();
    expect(panel().getByRole("tab", { name: "Tickets 10,000" })).toBeVisible();
    expect(table).toHaveAttribute("aria-rowcount", "10001");
    expect(within(table).getAllByRole("row").length).toBeLessThan(30);
    scrollTo(table, ROW_HEIGHT * 5_000);
    const row = within(table)
      .getAllByRole("row")
      .find((element) => element.getAttribute("aria-rowindex") === "5002");
    expect(row).toHaveTextContent("Ticket 5001");
    expect(within(table).getAllByRole("row").length).toBeLessThan(40);
  });

  it("begin at the top again after a filter change", async () => {
    const { user } = many();
    scrollTo(await ticketList(), ROW_HEIGHT * 5_000);
    await user.selectOptions(panel().getByLabelText("Ticket priority"), "Low");
    const table = await ticketList();
    expect(subjects(table)[0]).toBe("Ticket 4");
    expect(table).toHaveAttribute("aria-rowcount", "2501");
  });

  it("keep the row that has the focus while it is scrolled away", async () => {
    const tasks = Array.from({ length: 1_000 }, (_, index) =>
      task({ id: `K-${index}`, title: `Task ${index}`, isOverdue: index === 2 }),
    );
    setup({ at: "?tab=tasks", tasks });
    const table = await taskList();
    const button = within(table).getByRole("button", { name: /Task 2/ });
    act(() => button.focus());
    scrollTo(table, ROW_HEIGHT * 500);
    expect(table).toHaveTextContent("Task 500");
    expect(button).toHaveFocus();
    act(() => button.blur());
    expect(button).not.toBeInTheDocument();
  });
});
