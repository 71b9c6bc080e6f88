import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clientOf, overviewOf } from "@tests/fixtures/clients";
import { leadOf } from "@tests/fixtures/leads";
import { storedPost } from "@tests/fixtures/blog-posts";
import { renderManager } from "@tests/screens/manager";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { ticketCountsOf, ticketOf } from "@tests/fixtures/tickets";
import { inZone } from "@tests/time-zone";
import type { LeadDetail } from "@/data/leads/schema";
import type { Post } from "@/data/posts/published-post";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { PostHead } from "@/features/blog/article/post-head";
import { PostList } from "@/features/blog/post-rows";
import { ClientPage } from "@/features/crm/clients/record/client-page";
import { ClientsPage } from "@/features/crm/clients/list/clients-page";
import { LeadsPage } from "@/features/crm/leads/leads-page";
import { TicketsPage } from "@/features/crm/tickets/tickets-page";
import { OfficeDayNotice } from "./layouts/staff/staff-shell";

const ID = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";
const NEW_YORK = "America/New_York";
const TOKYO = "Asia/Tokyo";

const EDGES = [
  ["22:30 in New York", "2026-11-22T03:30:00Z", NEW_YORK, "Nov 21"],
  ["00:30 in Tokyo", "2026-11-21T15:30:00Z", TOKYO, "Nov 22"],
  ["at the end of the day that lost an hour", "2026-03-09T03:30:00Z", NEW_YORK, "Mar 8"],
  ["at the end of the day that gained an hour", "2026-11-02T04:30:00Z", NEW_YORK, "Nov 1"],
] as const;

/** A year on, when nothing is "today" any more and every day is named with its year. */
const MUCH_LATER = new Date("2027-12-15T17:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: MUCH_LATER });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.useRealTimers();
});

function daysNamed(root: ParentNode = document.body): string[] {
  const titles = [...root.querySelectorAll("[title]")].map(
    ({ title }: Partial<HTMLElement>) => title,
  );
  const texts = [root.textContent, ...titles].join(" | ");
  return [...new Set(texts.match(/(?:Mar|Oct|Nov) \d+/g))];
}

const event = (at: string) => ({
  id: "1",
  happened_at: at,
  actor_name: "Jo Marsh",
  entity: "leads",
  record_id: ID,
  action: "created",
  before: null,
  after: {},
  ticket: null,
  is_opening: false,
  rule: null,
  can_undo: false,
});

const leadAt = (at: string): LeadDetail => ({
  ...leadOf({ id: ID, business: "Harbor Electric", created_at: at, stage_changed_at: at }),
  first_response_due_at: null,
  response: "none",
  topic: null,
  message: "Hello",
  slot_starts_at: null,
  visitor_time_zone: null,
  has_consent: true,
  source_page: null,
  referrer: null,
  submissions: [
    {
      id: 1,
      reference: "CF-1A2B3C4D",
      created_at: at,
      said: {
        form: "contact",
        name: "Nell Byrne",
        email: "nell@example.com",
        sourcePage: "/contact",
      },
    },
  ],
  notes: [],
  tasks: [],
  demo: null,
  address_marks: [],
});

const clientAt = (at: string) =>
  clientOf({ id: ID, business: "Harbor Electric", created_at: at, updated_at: at });

const overviewAt = (at: string) =>
  overviewOf({
    ...clientAt(at),
    leads: [{ id: ID, reference: "CF-1A2B3C4D", name: "Nell Byrne", created_at: at }],
  });

function database(at: string) {
  const page = (row: unknown) => ({ rows: [row], next: null, total: 1 });
  const answers: Record<string, unknown> = {
    list_leads: page(leadAt(at)),
    lead_detail: leadAt(at),
    list_clients: page(clientAt(at)),
    client_overview: overviewAt(at),
    list_tickets: page(ticketOf({ id: ID, number: 7, created_at: at, updated_at: at })),
    ticket_counts: ticketCountsOf({ open: 1 }),
    crm_counts: { clients: 1, leads: 1, tickets: 1, inbox: 1, mails: 0 },
    client_totals: { clients: 1, paying: 1, monthly_cents: 29900 },
    crm_history: { rows: [event(at)], next: null, names: {} },
    mail_sender_seen_at: null,
  };
  stubNetwork(({ path }) => {
    const name = path.split("/").at(-1) ?? "";
    return { body: name in answers ? answers[name] : [] };
  });
}

function show(element: ReactElement, at: string) {
  const member = { id: ID, name: "Jo Marsh", role: "owner" as const };
  return renderPage(<StaffMemberContext value={member}>{element}</StaffMemberContext>, { at });
}

describe.each(EDGES)("%s", (_, at, zone, day) => {
  beforeEach(() => database(at));

  it("is one day in the leads' list, the drawer and its history", async () => {
    inZone(zone);
    show(<LeadsPage />, `/admin/crm/leads?layout=list&lead=${ID}`);
    await screen.findByRole("dialog");
    await waitFor(() =>
      expect(document.querySelector("[data-slot=history-list] time")).not.toBeNull(),
    );

    expect(document.querySelector("table, [role=grid]")?.textContent).toContain(`${day}, 2026`);
    expect(screen.getByRole("dialog")).toHaveTextContent(`${day}, 2026`);
    expect(document.querySelector("[data-slot=history-list] time")).toHaveTextContent(
      `${day}, 2026`,
    );
    expect(daysNamed()).toEqual([day]);
  });

  it("is the same in where a client came from, its history and the clients' list", async () => {
    inZone(zone);
    const { unmount } = show(<ClientPage id={ID} />, "/");
    const origin = await screen.findByRole("region", { name: "Where it came from" });
    await waitFor(() =>
      expect(document.querySelector("[data-slot=history-list] time")).not.toBeNull(),
    );

    expect(origin).toHaveTextContent(`${day}, 2026`);
    expect(document.querySelector("[data-slot=history-list] time")).toHaveTextContent(
      `${day}, 2026`,
    );
    expect(daysNamed()).toEqual([day]);
    unmount();

    show(<ClientsPage />, "/admin/crm/clients?columns=updated");
    await screen.findByText("Harbor Electric");
    expect(daysNamed()).toEqual([day]);
  });

  it("is the same in the tickets' list", async () => {
    inZone(zone);
    show(<TicketsPage />, "/?columns=updated,created");
    await screen.findByRole("link", { name: "Phone number wrong" });

    expect(daysNamed()).toEqual([day]);
  });

  it("is the same in the manager of posts", async () => {
    inZone(zone);
    renderManager({ rows: [{ ...storedPost, created_at: at, updated_at: at, publish_at: at }] });
    await screen.findAllByText("Phone number");

    expect(daysNamed()).toEqual([day]);
  });
});

describe("what readers see of a post", () => {
  const post = (publish_at: string, updated_at: string): Post => ({
    id: ID,
    title: "Phone number",
    slug: "phone-number",
    excerpt: "Excerpt",
    author: "Priya Nair",
    author_slug: "priya-nair",
    category: "Design",
    image_url: null,
    image_alt: "",
    read_time: "1 min read",
    publish_at,
    updated_at,
    content: "",
    full_content: "",
  });

  it.each([NEW_YORK, TOKYO, "UTC"])("is dated by the office's day in %s", (zone) => {
    inZone(zone);
    // Published at 22:30 in New York, and saved again at 23:50.
    const shown = post("2026-11-22T03:30:00Z", "2026-11-22T04:50:00Z");
    renderPage(
      <>
        <PostHead post={shown} />
        <PostList posts={[shown]} />
      </>,
    );

    expect(daysNamed()).toEqual(["Nov 21"]);
    expect(screen.queryByText("Updated")).toBeNull();
    expect(document.querySelector("time")?.dateTime).toBe("2026-11-22T03:30:00Z");
  });

  it("was updated when it was saved on a later day there", () => {
    inZone(TOKYO);
    renderPage(<PostHead post={post("2026-11-22T04:50:00Z", "2026-11-22T05:10:00Z")} />);

    expect(daysNamed()).toEqual(["Nov 21", "Nov 22"]);
    expect(screen.getByText(/^Updated/)).toHaveTextContent("Updated Nov 22, 2026");
  });
});

describe("the day in the office", () => {
  const notice = () => renderPage(<OfficeDayNotice />).container;

  it.each([
    ["2026-11-22T03:30:00Z", TOKYO, /still Saturday, Nov 21\./],
    ["2026-11-22T03:30:00Z", "UTC", /still Saturday, Nov 21\./],
    ["2026-11-22T06:30:00Z", "America/Los_Angeles", /already Sunday, Nov 22\./],
  ])("is said at %s in %s", (now, zone, words) => {
    vi.setSystemTime(now);
    inZone(zone);

    expect(notice()).toHaveTextContent(words);
  });

  it("goes without saying where it is the reader's too", () => {
    vi.setSystemTime("2026-11-22T03:30:00Z");
    inZone(NEW_YORK);

    expect(notice()).toBeEmptyDOMElement();
  });
});
