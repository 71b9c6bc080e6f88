import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CommandProvider } from "@/components/commands/command-provider";
import { Toaster } from "@/components/ui/toaster";
import type { AgendaDemo } from "@/data/bookings/schema";
import type { DayItem, DayPart } from "@/data/my-day/queries";
import type { StaffRole } from "@/data/staff/staff-roles";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import type { Task } from "@/data/tasks/schema";
import { leadOf } from "@tests/fixtures/leads";
import { ticketOf } from "@tests/fixtures/tickets";
import { renderPage } from "@tests/render";
import { stubNetwork, type Answer, type SentRequest } from "@tests/stub-network";
import { inZone } from "@tests/time-zone";
import { MyDayPage } from "./my-day-page";

const ME = { id: "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10", name: "Jo Marsh" };
const PRIYA = { id: "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a11", name: "Priya Nair" };
const NOW = "2026-11-25T15:00:00Z";

const task = (title: string, fields: Partial<Task> = {}): DayItem => ({
  kind: "task",
  about: "Halden Air",
  task: {
    id: title,
    version: 3,
    title,
    type: "Call",
    status: "pending",
    due_on: "2026-11-25",
    client_id: "a client",
    lead_id: null,
    assignee_id: ME.id,
    assignee: ME,
    completed_at: null,
    created_at: NOW,
    updated_at: NOW,
    archived_at: null,
    is_sample: false,
    ...fields,
  },
});
const demoAt = (starts_at: string, name: string, wrote_again_at: string | null = null): DayItem => {
  const demo: AgendaDemo = {
    id: name,
    version: 1,
    lead_id: name,
    host_id: ME.id,
    host: ME,
    status: "booked",
    starts_at,
    ends_at: starts_at,
    visitor_time_zone: null,
    reference: null,
    is_sample: false,
    lead: {
      id: name,
      name,
      business: null,
      phone: null,
      town: null,
      region: null,
      trade: null,
      message: null,
      wrote_again_at,
    },
  };
  return { kind: "demo", demo };
};
const answer = (name: string): DayItem => ({
  kind: "answer",
  lead: leadOf({ id: name, name, business: null, is_sample: false }),
  tried_at: null,
});
const ticket = (subject: string): DayItem => ({
  kind: "ticket",
  ticket: ticketOf({ id: subject, number: 1073, subject, assignee_id: ME.id, assignee: ME }),
});

type Parts = Partial<Record<DayPart, DayItem[]>>;
type Shown = {
  parts?: Parts;
  /** The answer after something was stored. */
  after?: Parts;
  hasMore?: boolean;
  role?: StaffRole | null;
  at?: string;
  store?: (request: SentRequest) => Answer;
};

function show({
  parts = {},
  after = parts,
  hasMore = false,
  role = "owner",
  at = "/admin/crm/today",
  store = () => ({ body: [{ version: 4 }] }),
}: Shown = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  let answered: Answer | null = null;
  let present = parts;
  const part = (name: DayPart) => ({ rows: present[name] ?? [], has_more: hasMore });
  const body = () => ({
    day: "2026-11-25",
    last_day: "2026-12-01",
    parts: { overdue: part("overdue"), today: part("today"), week: part("week") },
  });
  const sent = stubNetwork((request) => {
    if (request.path.endsWith("/my_day")) return answered ?? { body: body() };
    if (request.path === "/rest/v1/staff") {
      return { body: [ME, PRIYA].map((each) => ({ ...each, role: "owner", removed_at: null })) };
    }
    if (request.method === "GET") return { body: [] };
    present = after;
    return store(request);
  });
  const member = role === null ? null : { ...ME, role };
  const { router } = renderPage(
    <StaffMemberContext value={member}>
      <CommandProvider>
        <main>
          <MyDayPage LeadSheet={() => null} />
        </main>
        <Toaster />
      </CommandProvider>
    </StaffMemberContext>,
    { at },
  );
  return {
    user: userEvent.setup(),
    router,
    writes: () => sent.filter(({ method, path }) => method !== "GET" && !path.includes("/rpc/")),
    reads: () => sent.filter(({ path }) => path.endsWith("/my_day")),
    answerWith: (next: Answer | null) => (answered = next),
  };
}

afterEach(() => void vi.useRealTimers());

async function section(heading: string) {
  return within(await screen.findByRole("region", { name: heading }));
}
const link = (name: string) => screen.findByRole("link", { name });
const rowOf = async (name: string) => within((await link(name)).closest("li") ?? document.body);

describe("the day", () => {
  it("shows what is overdue, due today and in the week, each with how late it is", async () => {
    inZone("America/New_York");
    show({
      parts: {
        overdue: [task("Renew the domain", { due_on: "2026-11-23" })],
        today: [
          demoAt("2026-11-25T20:00:00Z", "Ana Reef"),
          task("Ring them"),
          ticket("Wrong phone"),
        ],
        week: [task("Draft the page", { due_on: "2026-11-27" })],
      },
    });
    const overdue = await section("Overdue");
    expect(overdue.getByRole("listitem")).toHaveTextContent("was due Nov 23");
    const today = await section("Today, Wednesday, Nov 25");
    expect(today.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Ana Reef",
      "Ring them",
      "Wrong phone",
    ]);
    expect((await rowOf("Ana Reef")).getByText("3:00 pm")).toBeVisible();
    const week = await section("This week, until Tuesday, Dec 1");
    expect(week.getByRole("listitem")).toHaveTextContent("due Fri");
    expect(screen.getByText("3 due today, 1 overdue.")).toBeVisible();
  });

  it.each([
    ["UTC", "3:00 pm UTC"],
    ["America/Los_Angeles", "7:00 am Pacific time"],
    ["America/Detroit", "10:00 am"],
  ])("names the zone of a demo's time where that is not the office's: %s", async (zone, time) => {
    inZone(zone);
    show({ parts: { today: [demoAt("2026-11-25T15:00:00Z", "Ana Reef")] } });
    expect((await rowOf("Ana Reef")).getByText(time)).toBeVisible();
  });

  it("is one's own or the team's, by the address", async () => {
    const { user, router, reads } = show({ parts: { today: [task("Ring them")] } });
    await link("Ring them");
    await user.click(screen.getByRole("button", { name: "The team’s" }));
    await waitFor(() => expect(router.state.location.search).toBe("?whose=team"));
    await waitFor(() => expect(reads().map(({ body }) => body)).toContainEqual({ of_team: true }));
    expect(reads()[0]?.body).toEqual({ of_team: false });
  });

  it("offers the team's and a new task where nothing is due", async () => {
    const { user, router } = show();
    await user.click(await screen.findByRole("button", { name: "Show the team’s" }));
    await waitFor(() => expect(router.state.location.search).toBe("?whose=team"));
  });

  it("says where a part is cut", async () => {
    show({ parts: { today: [task("Ring them")] }, hasMore: true });
    await link("Ring them");
    expect(screen.getAllByText(/^These are the first 1\. /)).toHaveLength(1);
  });

  it("says that it could not be loaded, and is read again", async () => {
    const { user, answerWith } = show({ parts: { today: [task("Ring them")] } });
    answerWith({ status: 500, body: { message: "boom" } });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    answerWith(null);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await link("Ring them");
  });

  it("has no buttons for whoever changes nothing", async () => {
    show({ role: "viewer", parts: { today: [task("Ring them"), answer("Nell Byrne")] } });
    expect((await rowOf("Ring them")).queryByRole("button")).toBeNull();
    expect((await rowOf("Nell Byrne")).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("button", { name: "New task" })).toBeNull();
  });
});

describe("a row", () => {
  it("of a task is done at once, and undone from the version that made", async () => {
    const { user, writes } = show({
      parts: { today: [task("Ring them"), task("Draft it")] },
      after: { today: [task("Draft it")] },
    });
    await user.click((await rowOf("Ring them")).getByRole("button", { name: "Done Ring them" }));
    expect(screen.queryByRole("link", { name: "Ring them" })).toBeNull();
    expect(await link("Draft it")).toHaveFocus();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes().map(({ body }) => body)).toEqual([
      { status: "completed", version: 3 },
      { status: "pending", version: 4 },
    ]);
  });

  it("comes back where its change was refused", async () => {
    const { user } = show({
      parts: { today: [task("Ring them")] },
      store: () => new TypeError("Failed to fetch"),
    });
    await user.click((await rowOf("Ring them")).getByRole("button", { name: "Done Ring them" }));
    expect(await screen.findByText(/^Not saved: .* Nothing was changed\.$/)).toBeVisible();
    expect(await link("Ring them")).toBeVisible();
  });

  it("of a task moves to another day and to another person", async () => {
    const { user, writes } = show({ parts: { today: [task("Ring them")] } });
    const row = await rowOf("Ring them");
    await user.click(row.getByRole("button", { name: "Move Ring them to another day" }));
    await user.click(screen.getByRole("button", { name: /^In a week/ }));
    await user.click(row.getByRole("button", { name: /^Assign Ring them: Jo Marsh/ }));
    await user.click(await screen.findByRole("menuitemradio", { name: "Priya Nair" }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes().map(({ body }) => body)).toEqual([
      { due_on: "2026-12-02", version: 3 },
      { assignee_id: PRIYA.id, version: 4 },
    ]);
  });

  it("of a lead logs the call that was answered", async () => {
    const { user, writes } = show({ parts: { overdue: [answer("Nell Byrne")] } });
    const row = await rowOf("Nell Byrne");
    await user.click(row.getByRole("button", { name: "They picked up Nell Byrne" }));
    expect(await screen.findByText("Logged: Nell Byrne picked up.")).toBeVisible();
    expect(writes()[0]).toMatchObject({
      path: "/rest/v1/crm_notes",
      body: { kind: "call", is_answered: true, lead_id: "Nell Byrne" },
    });
  });

  it("of a lead says when it was called in vain", async () => {
    const called = { ...answer("Nell Byrne"), tried_at: NOW } as DayItem;
    show({ parts: { overdue: [called] } });
    const row = await rowOf("Nell Byrne");
    expect(row.getByText(/^called \d+:\d\d [ap]m, no answer$/)).toBeVisible();
  });

  it("of a ticket resolves it", async () => {
    const { user, writes } = show({ parts: { today: [ticket("Wrong phone")] } });
    await user.click((await rowOf("Wrong phone")).getByRole("button", { name: /^Resolve/ }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ status: "resolved", version: 1 }));
  });

  it("of a demo that has begun asks what came of it", async () => {
    const { user, writes } = show({
      parts: {
        today: [
          demoAt("2026-11-25T14:30:00Z", "Ana Reef"),
          demoAt("2026-11-25T16:00:00Z", "Ben Oak", "2026-11-25T13:30:00Z"),
        ],
      },
    });
    const later = await rowOf("Ben Oak");
    expect(later.queryByRole("button", { name: "Took place" })).toBeNull();
    await user.click((await rowOf("Ana Reef")).getByRole("button", { name: "Nobody answered" }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ status: "no-show", version: 1 }));
  });
});

describe("by keyboard", () => {
  it("steps through the rows and works them off", async () => {
    const { user, writes } = show({
      parts: { overdue: [task("Ring them")], today: [task("Draft it"), answer("Nell Byrne")] },
      after: { today: [task("Draft it"), answer("Nell Byrne")] },
    });
    await link("Ring them");
    await user.keyboard("j");
    expect(await link("Ring them")).toHaveFocus();
    await user.keyboard("j");
    expect(await link("Draft it")).toHaveFocus();
    await user.keyboard("kd");
    expect(await link("Draft it")).toHaveFocus();
    await user.keyboard("m");
    await user.click(await screen.findByRole("button", { name: /^Tomorrow|^Next workday/ }));
    await user.keyboard("jc");
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes().map(({ body }) => body)).toMatchObject([
      { status: "completed" },
      { due_on: expect.stringMatching(/^2026-11-2[67]$/) },
      { kind: "call", lead_id: "Nell Byrne" },
    ]);
  });

  it("finds the menu of people at the row, and gives the focus back", async () => {
    const { user } = show({ parts: { today: [task("Ring them")] } });
    (await link("Ring them")).focus();
    await user.keyboard("a");
    expect(await screen.findByRole("menuitemradio", { name: "Jo Marsh" })).toBeVisible();
    await user.keyboard("{Escape}");
    const button = (await rowOf("Ring them")).getByRole("button", { name: /^Assign/ });
    await waitFor(() => expect(button).toHaveFocus());
  });

  it("keeps the focus on the page where no row is left", async () => {
    const { user } = show({ parts: { today: [task("Ring them")] }, after: {} });
    (await link("Ring them")).focus();
    await user.keyboard("d");
    const heading = await screen.findByRole("heading", { name: "Nothing is due this week" });
    expect(document.activeElement).toContainElement(heading);
    expect(document.body).not.toHaveFocus();
  });
});
