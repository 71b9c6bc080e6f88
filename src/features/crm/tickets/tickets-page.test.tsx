import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isoMoment } from "@/lib/dates/iso-moment";
import { collectDownloads, type Download } from "@tests/downloads";
import { stubNetwork, type Answer, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { ticketCountsOf, ticketOf } from "@tests/fixtures/tickets";
import { Toaster } from "@/components/ui/toaster";
import type { TicketCounts } from "@/data/tickets/queries";
import type { Ticket } from "@/data/tickets/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { TicketsPage } from "./tickets-page";

const ME = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";
const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

const ticket = (nth: number, fields: Partial<Ticket> = {}) =>
  ticketOf({ id: idOf(nth), number: 1000 + nth, subject: `Subject ${nth}`, ...fields });

const COUNTS = { body: ticketCountsOf({ open: 3 }) };

/** The page on a backend that holds `rows`, in pages of the requested size. */
function renderTickets(rows: Ticket[], at = "/", pageSize?: number, counts: Answer = COUNTS) {
  const sent = stubNetwork((request: SentRequest) => {
    const { path } = request;
    if (path.endsWith("/list_tickets")) {
      const { after, page_size: requested } = request.body as {
        after: number[] | null;
        page_size: number;
      };
      const from = after?.[0] ?? 0;
      const to = from + (pageSize ?? requested);
      const next = to < rows.length ? [to] : null;
      return {
        body: { rows: rows.slice(from, to), next, total: after === null ? rows.length : null },
      };
    }
    if (path.endsWith("/ticket_counts")) return counts;
    if (path.endsWith("/change_records")) {
      const { changes } = request.body as { changes: { id: string; version: number }[] };
      const changed = changes.map(({ id, version }) => ({ id, version: version + 1 }));
      return { body: { changed, failed: [] } };
    }
    return { body: [] };
  });
  const member = { id: ME, name: "Jo Marsh", role: "support" as const };
  const view = renderPage(
    <StaffMemberContext value={member}>
      <TicketsPage />
      <Toaster />
    </StaffMemberContext>,
    { at },
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, user, sent };
}

it("has a dash for each count that could not be read", async () => {
  renderTickets([ticket(1)], "/", undefined, { status: 500, body: { message: "down" } });
  const strip = screen.getByRole("group", { name: "Tickets by where they stand" });
  const dashes = await within(strip).findAllByText("not loaded", {}, { timeout: 3_000 });
  expect(dashes).toHaveLength(within(strip).getAllByRole("button").length);
  expect(strip.querySelector('[data-slot="skeleton"]')).toBeNull();
});

it("says which counts of a search may be more", async () => {
  const found = ticketCountsOf({ open: 1234, waiting: 700, overdue: 5, total_limit: 2000 });
  const show = async (counts: TicketCounts) => {
    const { unmount } = renderTickets([ticket(1)], "/?q=roof", undefined, { body: counts });
    const strip = screen.getByRole("group", { name: "Tickets by where they stand" });
    await within(strip).findByText(/^1,234/);
    const texts = within(strip)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  expect(await show({ ...found, resolved: 7 })).toEqual(
    // prettier-ignore
    ["1,934 Unresolved", "5 Overdue", "0 Warning", "1,234 Open", "0 In progress", "700 Waiting", "7 Resolved"],
  );
  expect(await show({ ...found, waiting: 767, resolved: 2001, is_minimum: true })).toEqual(
    // prettier-ignore
    ["2,000+ Unresolved", "5+ Overdue", "–not counted Warning", "1,234+ Open", "–not counted In progress", "767+ Waiting", "2,000+ Resolved"],
  );
});

describe("the export of the queue", () => {
  let downloads: Download[];
  beforeEach(() => {
    downloads = collectDownloads();
  });

  it("holds the columns shown in their order, every page, and names its filters", async () => {
    const rows = Array.from({ length: 1_003 }, (_, nth) => ticket(nth + 1));
    const { user } = renderTickets(rows, "/?priorities=high&columns=assignee,priority&q=sub");
    await screen.findByRole("link", { name: "Subject 1" });
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(await screen.findByRole("menuitemcheckbox", { name: "Last change" }));
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Export CSV" }));
    await user.click(await screen.findByRole("menuitem", { name: "The columns shown" }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const lines = ((await downloads[0]?.text) ?? "").trimEnd().split("\r\n");
    expect(lines[0]).toBe("Number,Subject,Client,Site,Priority,Assignee,Last change");
    expect(lines).toHaveLength(1 + 1_003);
    const changed = isoMoment(new Date("2026-11-20T14:00:00Z"));
    expect(lines[1]).toBe(`1001,Subject 1,Halden Air,,High,,${changed}`);
    expect(downloads[0]?.name).toMatch(
      /^curbfront_tickets_search-sub_status-open-in-progress-waiting_priority-high_most-pressing-first_/,
    );
  });
});

describe("a long queue", () => {
  it("mounts some of its rows, keeps the focused one, and tells each its place", async () => {
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(68);
    renderTickets(
      Array.from({ length: 3_000 }, (_, nth) => ticket(nth + 1)),
      "/",
      3_000,
    );
    const table = await screen.findByRole("table", { name: "Tickets" });
    const mounted = within(table).getAllByRole("row").slice(1);
    expect(mounted.length).toBeGreaterThan(10);
    expect(mounted.length).toBeLessThan(200);
    expect(mounted[0]).toHaveAttribute("aria-rowindex", "2");
    expect(table).toHaveAttribute("aria-rowcount", "3001");
    const user = userEvent.setup();
    screen.getByRole("link", { name: "Subject 2" }).focus();
    vi.spyOn(window, "scrollY", "get").mockReturnValue(100_000);
    window.dispatchEvent(new Event("scroll"));
    await screen.findByRole("link", { name: "Subject 1720" });
    expect(screen.getByRole("link", { name: "Subject 2" })).toHaveFocus();
    expect(screen.queryByRole("link", { name: "Subject 20" })).toBeNull();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: "Subject 3" })).toHaveFocus();
  });
});

it("undoes the status of many also where the way back is no transition", async () => {
  const rows = [ticket(1, { status: "waiting" }), ticket(2, { status: "in-progress" })];
  const { user, sent } = renderTickets(rows);
  await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
  const bar = within(screen.getByRole("region", { name: "Selected rows" }));
  await user.click(bar.getByRole("button", { name: "Status" }));
  await user.click(await screen.findByRole("menuitem", { name: "Resolved" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone.")).toBeVisible();
  const changes = sent.filter(({ path }) => path.endsWith("/change_records"));
  expect(changes.at(-1)?.body).toMatchObject({
    changes: [
      { id: idOf(1), version: 2, status: "waiting" },
      { id: idOf(2), version: 2, status: "in-progress" },
    ],
  });
});
