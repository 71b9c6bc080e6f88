import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, expect, it } from "vitest";
import { CommandProvider } from "@/components/commands/command-provider";
import { Toaster } from "@/components/ui/toaster";
import { crmKeys } from "@/data/records/crm-keys";
import type { Lead } from "@/data/leads/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { boardOf, leadOf } from "@tests/fixtures/leads";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { LeadsPage } from "../leads-page";

const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const harbor = leadOf({ id: idOf(1), business: "Harbor Electric", rank: "Q0000000010" });
const polar = leadOf({ id: idOf(2), business: "Polar Peak HVAC", rank: "Q0000000050" });
const maple = leadOf({ id: idOf(3), business: "Maple Cleaning", rank: "Q0000000090" });
const fresh = leadOf({ id: idOf(4), business: "Fresh Roofing", rank: "Q0000000001" });
const between = leadOf({ id: idOf(5), business: "Quick Drains", rank: "Q0000000030" });

afterEach(() => void toast.dismiss());

function open() {
  let stored: Lead[] = [harbor, polar, maple];
  const sent = stubNetwork(({ path, method, body }) => {
    if (path === "/rest/v1/leads" && method === "PATCH") {
      const change = body as Pick<Lead, "stage" | "rank" | "version">;
      const version = change.version + 1;
      stored = stored.map((lead) =>
        lead.id === harbor.id ? { ...lead, ...change, version } : lead,
      );
      return { body: [{ version }] };
    }
    if (path === "/rest/v1/rpc/lead_board") return { body: boardOf(stored) };
    if (path === "/rest/v1/rpc/crm_counts")
      return { body: { clients: 1, leads: 3, tickets: 1, inbox: 1, mails: 0 } };
    return { body: [] };
  });
  const member = { id: idOf(9), name: "Jo Marsh", role: "sales", email: "jo@x.example" };
  const { queryClient } = renderPage(
    <StaffMemberContext value={member as never}>
      <CommandProvider>
        <LeadsPage />
      </CommandProvider>
      <Toaster />
    </StaffMemberContext>,
    { at: "/admin/crm/leads" },
  );
  const arrive = async (next: Lead[]) => {
    stored = next;
    await act(async () => {
      await queryClient.invalidateQueries({ queryKey: crmKeys.leads });
      // Query results render one task later.
      await new Promise((done) => setTimeout(done));
    });
  };
  const writes = () => sent.filter(({ method }) => method === "PATCH");
  return { arrive, writes, user: userEvent.setup() };
}

const key = (name: string, card = "Harbor Electric") =>
  fireEvent.keyDown(screen.getByRole("link", { name: card }), { key: name });
const space = () => key(" ");
const down = () => key("ArrowDown");
const order = () =>
  within(screen.getByRole("region", { name: /^New/ }))
    .getAllByRole("link")
    .map((card) => card.textContent);

it("holds the board still while a card is carried, and puts it between the neighbors that were seen", async () => {
  const { arrive, writes } = open();
  const carried = ["Polar Peak HVAC", "Harbor Electric", "Maple Cleaning"];
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  space();
  down();
  await arrive([fresh, harbor, between, polar, maple]);
  expect(order()).toEqual(carried);
  space();
  await waitFor(() => expect(writes()).toHaveLength(1));
  const { rank } = (writes()[0]?.body ?? { rank: "" }) as { rank: string };
  expect([polar.rank, rank, maple.rank].toSorted()).toEqual([polar.rank, rank, maple.rank]);
  expect(rank).not.toBe(polar.rank);
  await waitFor(() => expect(order()).toContain("Fresh Roofing"));
});

it("shows what arrived when the card is put back", async () => {
  const { arrive, writes } = open();
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  space();
  await arrive([fresh, harbor, polar, maple]);
  expect(order()).not.toContain("Fresh Roofing");
  key("Escape");
  await waitFor(() => expect(order()[0]).toBe("Fresh Roofing"));
  expect(writes()).toHaveLength(0);
});

const announcement = () => document.querySelector("[data-slot=carried-card]")?.textContent;

it("carries a card from any place in its column, and names the places it has in the whole of it", async () => {
  const late = leadOf({ id: idOf(6), business: "Late Lawns", response: "overdue" });
  const { arrive, writes } = open();
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  const called = leadOf({ ...polar, stage: "contacted", response: "answered" });
  await arrive([late, between, harbor, called]);
  key(" ");
  expect(announcement()).toContain("Lifted from New, place 2 of 3.");
  key("ArrowDown");
  expect(announcement()).toBe("New, place 3 of 3");
  key("ArrowDown");
  expect(announcement()).toBe("New, place 3 of 3");
  key("ArrowRight");
  expect(announcement()).toBe("Contacted, place 2 of 2");
  key("ArrowUp");
  expect(announcement()).toBe("Contacted, place 1 of 2");
  for (const stage of ["Demo booked", "Proposal sent", "Won", "Lost"]) {
    key("ArrowRight");
    expect(announcement()).toBe(`${stage}, place 1 of 1`);
    expect(screen.getByRole("link", { name: "Harbor Electric" })).toHaveFocus();
  }
  for (const stage of ["Won", "Proposal sent", "Demo booked"]) {
    key("ArrowLeft");
    expect(announcement()).toBe(`${stage}, place 1 of 1`);
  }
  key(" ");
  expect(announcement()).toBe("Put down in Demo booked, place 1 of 1.");
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ stage: "demo-booked" });
});

it("carries one that is overdue out of its column, and puts it back where it stands", async () => {
  const overdue = [1, 2].map((nth) =>
    leadOf({ id: idOf(nth + 5), business: `Late ${nth}`, response: "overdue" }),
  );
  const { arrive, writes } = open();
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  await arrive([...overdue, harbor]);
  // The newest is right below the one that is longest overdue.
  expect(order()).toEqual(["Late 1", "Harbor Electric"]);
  fireEvent.click(screen.getByRole("button", { name: "Show 1 more overdue" }));
  key(" ", "Late 2");
  expect(announcement()).toContain("Lifted from New, place 2 of 3.");
  key("ArrowDown", "Late 2");
  expect(announcement()).toBe("New, place 2 of 3");
  key("ArrowRight", "Late 2");
  expect(announcement()).toBe("Contacted, place 1 of 1");
  key("ArrowLeft", "Late 2");
  expect(announcement()).toBe("New, place 2 of 3");
  key(" ", "Late 2");
  expect(announcement()).toBe("Put down in New, place 2 of 3.");
  expect(writes()).toHaveLength(0);
});

it("puts a carried card back when a person turns to something else", async () => {
  const { writes, user } = open();
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  key(" ");
  key("ArrowRight");
  await user.click(screen.getByRole("searchbox"));
  expect(announcement()).toBe("Put back.");
  expect(order()).toContain("Harbor Electric");
  expect(writes()).toHaveLength(0);
});

async function moveBy(user: ReturnType<typeof userEvent.setup>, to: string) {
  await user.click(await screen.findByRole("button", { name: "Move Harbor Electric to" }));
  await user.click(await screen.findByRole("menuitem", { name: to }));
  await screen.findByText(`Moved Harbor Electric to ${to}.`);
}

it("takes the Undo of a move away once the card has moved on", async () => {
  const { writes, user } = open();
  await moveBy(user, "Contacted");
  await moveBy(user, "Demo booked");
  await waitFor(() =>
    expect(screen.queryByText("Moved Harbor Electric to Contacted.")).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes()[2]?.body).toMatchObject({ stage: "contacted", version: 3 });
});

it("undoes nothing by an older Undo that is pressed while the card moves on", async () => {
  const { writes, user } = open();
  await moveBy(user, "Contacted");
  const undo = screen.getByRole("button", { name: "Undo" });
  await user.click(await screen.findByRole("button", { name: "Move Harbor Electric to" }));
  const item = await screen.findByRole("menuitem", { name: "Demo booked" });
  // In one act, so that the second move is running when the first one's Undo is pressed.
  fireEvent.click(item);
  fireEvent.click(undo);
  expect(
    await screen.findByText("Harbor Electric has moved on since, so nothing was undone."),
  ).toBeVisible();
  expect(writes().map(({ body }) => (body as { stage: string }).stage)).toEqual([
    "contacted",
    "demo-booked",
  ]);
});

it("moves the card in focus by the number of its stage", async () => {
  const { writes } = open();
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  screen.getByRole("link", { name: "Harbor Electric" }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "3" });
  expect(await screen.findByText("Moved Harbor Electric to Demo booked.")).toBeVisible();
  expect(writes()[0]?.body).toMatchObject({ stage: "demo-booked" });
});
