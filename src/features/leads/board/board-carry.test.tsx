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
      return { body: { clients: 1, leads: 3, tickets: 1, unmatched: 1, mails: 0 } };
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
  /** What the next look at the board finds, and the look itself. */
  const arrive = async (next: Lead[]) => {
    stored = next;
    await act(async () => {
      await queryClient.invalidateQueries({ queryKey: crmKeys.leads });
      // What a query has read is drawn a turn later.
      await new Promise((done) => setTimeout(done));
    });
  };
  const writes = () => sent.filter(({ method }) => method === "PATCH");
  return { arrive, writes, user: userEvent.setup() };
}

const key = (code: string, keyCode: number) =>
  fireEvent.keyDown(screen.getByRole("link", { name: "Harbor Electric" }), { code, keyCode });
const space = () => key("Space", 32);
const down = () => key("ArrowDown", 40);
const order = () =>
  within(screen.getByRole("region", { name: /^New/ }))
    .getAllByRole("link")
    .map((card) => card.textContent);

it("holds the board still while a card is carried, and puts it between the neighbors that were seen", async () => {
  const { arrive, writes } = open();
  const before = ["Harbor Electric", "Polar Peak HVAC", "Maple Cleaning"];
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  space();
  down();
  await arrive([fresh, harbor, between, polar, maple]);
  expect(order()).toEqual(before);
  space();
  await waitFor(() => expect(writes()).toHaveLength(1));
  const { rank } = (writes()[0]?.body ?? { rank: "" }) as { rank: string };
  expect([polar.rank, rank, maple.rank].toSorted()).toEqual([polar.rank, rank, maple.rank]);
  expect(rank).not.toBe(polar.rank);
  // What arrived meanwhile is shown once the card has been put down.
  await waitFor(() => expect(order()).toContain("Fresh Roofing"));
});

it("shows what arrived when the card is put back", async () => {
  const { arrive, writes } = open();
  await screen.findByRole("button", { name: "Move Harbor Electric to" });
  space();
  await arrive([fresh, harbor, polar, maple]);
  expect(order()).not.toContain("Fresh Roofing");
  key("Escape", 27);
  await waitFor(() => expect(order()[0]).toBe("Fresh Roofing"));
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
  // Both in one go: the second move is under way as the first one's Undo is pressed.
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
