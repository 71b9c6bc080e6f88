import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import type { Lead } from "@/data/leads/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import type { StaffRole } from "@/data/staff/staff-roles";
import { boardOf, leadOf } from "@tests/fixtures/leads";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { LeadsPage } from "./leads-page";

const ME = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";
const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;

const harbor = leadOf({ id: idOf(1), business: "Harbor Electric", rank: "Q0000000001" });
const polar = leadOf({ id: idOf(2), business: "Polar Peak HVAC", rank: "Q0000000005" });
const maple = leadOf({
  id: idOf(3),
  business: "Maple Cleaning",
  stage: "contacted",
  response: "answered",
});
const late = leadOf({ id: idOf(4), business: "Late Lawns", response: "overdue" });

type Answer = { status?: number; body?: unknown } | Error;
type Store = (request: SentRequest) => Answer | Promise<Answer>;

const conflict = { code: "PT409", message: "Somebody else changed this.", hint: "conflict" };
const forbidden = { code: "42501", message: "permission denied for table leads" };

function open({
  leads = [harbor, polar, maple, late] as Lead[],
  role = "sales" as StaffRole | null,
  at = "/admin/crm/leads",
  store = (() => ({ body: [{ version: 2 }] })) as Store,
  lists = (() => null) as (request: SentRequest) => Answer | null,
} = {}) {
  let stored = leads;
  const sent = stubNetwork((request) => {
    const { path, method } = request;
    const other = lists(request);
    if (other !== null) return other;
    if (path === "/rest/v1/leads" && method === "PATCH") return store(request);
    if (path === "/rest/v1/rpc/convert_lead") return store(request);
    if (path === "/rest/v1/rpc/lead_board") return { body: boardOf(stored) };
    if (path === "/rest/v1/rpc/count_demos_to_come") return { body: 0 };
    if (path === "/rest/v1/rpc/crm_counts")
      return { body: { clients: 1, leads: 4, tickets: 1, inbox: 1, mails: 0 } };
    return { body: [] };
  });
  const member =
    role === null ? null : { id: ME, name: "Jo Marsh", role, email: "jo@curbfront.example" };
  const view = renderPage(
    <StaffMemberContext value={member as never}>
      <LeadsPage />
      <Toaster />
    </StaffMemberContext>,
    { at },
  );
  const become = (next: Lead[]) => {
    stored = next;
  };
  return { ...view, sent, become, user: userEvent.setup() };
}

const lane = (name: string) => screen.findByRole("region", { name: new RegExp(`^${name}`) });
const writes = (sent: SentRequest[]) => sent.filter(({ method }) => method === "PATCH");

async function moveBy(user: ReturnType<typeof userEvent.setup>, name: string, to: string) {
  await user.click(await screen.findByRole("button", { name: `Move ${name} to` }));
  await user.click(await screen.findByRole("menuitem", { name: to }));
}

it("says once that the data is invented, and marks what is real among it", async () => {
  const real = leadOf({ id: idOf(5), business: "Real Roofing", is_sample: false });
  const { unmount } = open({ leads: [harbor, real] });
  const card = (name: string) => screen.getByRole("link", { name }).closest("li");
  await lane("New");
  expect(screen.getByText("Example data")).toBeVisible();
  expect(card("Harbor Electric")).not.toHaveTextContent("Example");
  expect(within(card("Real Roofing") as HTMLElement).getByText("Real")).toBeVisible();
  expect(within(card("Harbor Electric") as HTMLElement).queryByText("Real")).toBeNull();
  unmount();

  open({ leads: [harbor], role: null });
  await lane("New");
  expect(screen.getByText("Example data")).toBeVisible();
  expect(screen.queryByText(/Real/)).toBeNull();
});

describe("the board", () => {
  it("shows what is overdue first, in the stage it is in", async () => {
    open();
    const fresh = await lane("New");
    const cards = within(fresh).getAllByRole("link");
    expect(cards.map((card) => card.textContent)).toEqual([
      "Late Lawns",
      "Harbor Electric",
      "Polar Peak HVAC",
    ]);
    expect(within(fresh).getByText("First answer overdue")).toBeVisible();
  });

  it("shows the next step of a lead until it is won", async () => {
    const step = { next_step: "Send the quote", next_step_on: "2026-11-24" };
    const openLead = leadOf({ id: idOf(5), business: "Open Roofs", stage: "proposal", ...step });
    const wonLead = leadOf({ id: idOf(6), business: "Won Roofs", stage: "won", ...step });
    open({ leads: [openLead, wonLead] });
    const card = async (name: string) =>
      (await screen.findByRole("link", { name })).closest("li") ?? document.body;
    expect(await card("Open Roofs")).toHaveTextContent("Send the quote");
    expect(await card("Won Roofs")).not.toHaveTextContent("Send the quote");
  });

  it("moves a card by one write of its stage and its rank, at once, and back by Undo", async () => {
    let answer: (() => void) | undefined;
    const { user, sent, become } = open({
      store: () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: [{ version: 2 }] });
        }),
    });
    await moveBy(user, "Harbor Electric", "Contacted");
    // Before the database has answered.
    expect(
      within(await lane("Contacted")).getByRole("link", { name: "Harbor Electric" }),
    ).toBeVisible();
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toEqual({
      stage: "contacted",
      rank: expect.stringMatching(/^[A-Za-z0-9]{2,}$/),
      version: 1,
    });
    become([{ ...harbor, stage: "contacted", version: 2 }, polar, maple, late]);
    answer?.();
    expect(await screen.findByText("Moved Harbor Electric to Contacted.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent)[1]?.body).toMatchObject({ stage: "new", rank: harbor.rank, version: 2 });
  });

  it.each([
    [409, conflict, /Somebody changed Harbor Electric first/],
    [403, forbidden, /your role does not allow/],
    [500, { message: "disk full" }, /the server could not answer/],
  ])("takes a move back that is refused with %i, and says why", async (status, body, words) => {
    const { user } = open({ store: () => ({ status, body }) });
    await moveBy(user, "Harbor Electric", "Contacted");
    expect(await screen.findByText(words)).toBeVisible();
    expect(within(await lane("New")).getByRole("link", { name: "Harbor Electric" })).toBeVisible();
    expect(
      within(await lane("Contacted")).queryByRole("link", { name: "Harbor Electric" }),
    ).toBeNull();
  });

  it("names who was first when two move one card, and shows where theirs is", async () => {
    const { user, become } = open({
      store: () => ({ status: 409, body: conflict }),
      lists: ({ path }) =>
        path === "/rest/v1/crm_events"
          ? {
              body: [
                {
                  id: 7,
                  actor_id: "other",
                  actor_name: "Priya Nair",
                  happened_at: "2026-11-21T10:00:00Z",
                  entity: "leads",
                  record_id: harbor.id,
                  action: "changed",
                  after: { stage: "proposal" },
                },
              ],
            }
          : null,
    });
    await screen.findByRole("link", { name: "Harbor Electric" });
    become([{ ...harbor, stage: "proposal", version: 2 }, polar, maple, late]);
    await moveBy(user, "Harbor Electric", "Contacted");
    expect(await screen.findByText(/Priya Nair changed Harbor Electric first/)).toBeVisible();
    const theirs = await lane("Proposal sent");
    expect(await within(theirs).findByRole("link", { name: "Harbor Electric" })).toBeVisible();
  });

  it("lets two quick moves of one card follow each other, each from the version before it", async () => {
    let version = 1;
    const { user, sent } = open({
      store: ({ body }) => {
        if ((body as { version: number }).version !== version) {
          return { status: 409, body: conflict };
        }
        version += 1;
        return { body: [{ version }] };
      },
    });
    await moveBy(user, "Harbor Electric", "Contacted");
    await moveBy(user, "Harbor Electric", "Demo booked");
    expect(await screen.findByText("Moved Harbor Electric to Demo booked.")).toBeVisible();
    expect(writes(sent).map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
  });

  it("asks why a lead is lost, and takes no silence for an answer", async () => {
    const { user, sent } = open();
    await moveBy(user, "Harbor Electric", "Lost: say why");
    const dialog = await screen.findByRole("dialog", { name: "Why is Harbor Electric lost?" });
    await user.click(within(dialog).getByRole("button", { name: "Move to Lost" }));
    expect(within(dialog).getByText("Pick a reason or write one.")).toBeVisible();
    expect(writes(sent)).toHaveLength(0);
    await user.click(within(dialog).getByRole("radio", { name: "Price" }));
    await user.click(within(dialog).getByRole("button", { name: "Move to Lost" }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({ stage: "lost", lost_reason: "Price" });
  });

  it("makes a client of a lead moved to Won, and of a client no lead", async () => {
    const clientId = idOf(8);
    const { user, sent, become } = open({
      store: ({ path }) =>
        path.endsWith("convert_lead")
          ? { body: { client_id: clientId, is_new: true, version: 2, rule_tasks: 0 } }
          : { status: 500 },
    });
    await screen.findByRole("link", { name: "Harbor Electric" });
    become([{ ...harbor, stage: "won", client_id: clientId, version: 2 }, polar, maple, late]);
    await moveBy(user, "Harbor Electric", "Won: make a client");
    expect(await screen.findByText("Harbor Electric is a client now.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Open client" })).toBeVisible();
    expect(writes(sent)).toHaveLength(0);
    await user.click(await screen.findByRole("button", { name: "Move Harbor Electric to" }));
    expect(await screen.findByText("A client stays under Won")).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: "Contacted" })).toBeNull();
  });

  it.each([
    ["viewer", /Your role, Viewer, reads leads/],
    ["support", /Your role, Support, sees example leads only/],
    [null, /These are example leads, to look at/],
  ] as const)("offers %s nothing that would be refused, and says so", async (role, words) => {
    open({ role });
    expect(await screen.findByRole("link", { name: "Harbor Electric" })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Move / })).toBeNull();
    expect(screen.queryByRole("button", { name: "Add lead" })).toBeNull();
  });

  it("says what failed and reads again when asked", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isDown = true;
    const { user } = open({
      lists: ({ path }) =>
        path.endsWith("lead_board") && isDown ? new TypeError("Failed to fetch") : null,
    });
    expect(await screen.findByText("The board could not be read")).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Harbor Electric" })).toBeVisible();
  });

  it("tells an empty board from one that the filters emptied", async () => {
    const { unmount } = open({ leads: [] });
    expect(await screen.findByText("No leads yet")).toBeVisible();
    unmount();
    const { user, router } = open({ leads: [], at: "/admin/crm/leads?q=nobody" });
    expect(await screen.findByText("No lead matches.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});
