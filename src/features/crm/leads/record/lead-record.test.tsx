import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { Sheet, SheetContent } from "@/components/ui/sheet";
import { Toaster } from "@/components/ui/toaster";
import type { LeadDetail } from "@/data/leads/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { detailOf, leadOf } from "@tests/fixtures/leads";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { LeadRecord } from "./lead-record";

const ME = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";

function open(
  facts: Partial<LeadDetail> = {},
  {
    canWrite = true,
    duplicates = 0,
    stored = Promise.resolve(),
    isRefusing = false,
    rulesOff = [] as string[],
  } = {},
) {
  const others = Array.from({ length: duplicates }, (_, nth) => ({
    ...leadOf({ id: `d${nth}`, business: `Twin ${nth}` }),
    shares: ["phone"],
  }));
  const sent = stubNetwork(({ path, method }) => {
    if (path === "/rest/v1/rpc/lead_duplicates") return { body: others };
    if (path === "/rest/v1/rpc/mail_sender_seen_at") return { body: null };
    if (path === "/rest/v1/automation_settings") {
      return { body: { version: 1, rules_off: rulesOff, onboarding_tasks: [] } };
    }
    if (path === "/rest/v1/rpc/crm_history") return { body: { rows: [], next: null, names: {} } };
    if (path === "/rest/v1/leads" && method === "PATCH") {
      return stored.then(() => ({ body: [{ version: 2 }] }));
    }
    if (path === "/rest/v1/crm_notes" && method === "POST" && isRefusing) {
      return { body: { message: "boom" }, status: 500 };
    }
    if (path === "/rest/v1/crm_notes" && method === "PATCH") return { body: [{ version: 2 }] };
    return { body: [] };
  });
  const member = { id: ME, name: "Jo Marsh", role: "sales" as const };
  const { unmount } = renderPage(
    <StaffMemberContext value={member}>
      <Sheet open modal={false}>
        <SheetContent>
          <LeadRecord
            lead={detailOf({ has_duplicates: duplicates > 0, ...facts })}
            canWrite={canWrite}
            onOpen={() => undefined}
          />
        </SheetContent>
      </Sheet>
      <Toaster />
    </StaffMemberContext>,
  );
  return { user: userEvent.setup(), sent, unmount };
}

beforeEach(() => localStorage.clear());

const headings = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe("a new lead", () => {
  it("leads with how to reach the person and what was written", () => {
    open();
    const call = screen.getByRole("link", { name: "Call (555) 555-0100" });
    expect(call).toHaveAttribute("href", "tel:5555550100");
    expect(screen.getByRole("button", { name: "Write to nell@example.com" })).toBeVisible();
    const words = screen.getByText("The phone on our site is wrong.");
    expect(isBefore(call, words)).toBe(true);
    expect(isBefore(words, screen.getByRole("combobox", { name: "Stage" }))).toBe(true);
    expect(headings().slice(0, 2)).toEqual(["Conversation", "Facts"]);
  });

  it("that we added ourselves, or that has moved on, leads with its facts", () => {
    open({ form: "manual" });
    expect(headings()[0]).toBe("Facts");
  });

  it("says where there is no way to reach anybody", () => {
    open({ phone: null, email: null });
    expect(screen.getByText(/^There is no way to reach Harbor Electric yet/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "No answer" })).not.toBeInTheDocument();
  });
});

describe("an address that another record marks as not to be mailed", () => {
  const marks = [
    { email: "nell@example.com", lead_id: null, client_id: "c1", name: "Bay Electric" },
    { email: "nell@example.com", lead_id: null, client_id: null, name: null },
  ];

  it("is said to be so, with the way to the record", () => {
    open({ address_marks: marks });
    expect(screen.getAllByText(/^Not to be mailed/)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Bay Electric" })).toHaveAttribute(
      "href",
      "/admin/crm/clients/c1",
    );
    expect(screen.getByText(/is marked so on a lead/)).toBeVisible();
  });

  it("is not told of beside the lead's own mark", () => {
    open({ address_marks: marks, mailing: "do-not-mail" });
    expect(screen.queryByText(/^Not to be mailed/)).not.toBeInTheDocument();
  });
});

describe("empty facts", () => {
  it("are one line that offers to fill them", async () => {
    const { user, sent } = open({ trade: null, town: null, region: null });
    const facts = screen.getByRole("region", { name: "Facts" });
    expect(within(facts).queryByText("None")).not.toBeInTheDocument();
    const offered = within(facts).getByRole("list");
    expect(
      within(offered)
        .getAllByRole("button")
        .map((b) => b.textContent),
    ).toEqual([
      "next step",
      "day it is due",
      "owner",
      "best time to call",
      "trade",
      "town",
      "state",
      "website",
      "do-not-mail mark",
    ]);

    await user.click(within(offered).getByRole("button", { name: "town" }));
    await user.keyboard("Macon{Enter}");
    await waitFor(() =>
      expect(sent.find(({ method }) => method === "PATCH")?.body).toMatchObject({ town: "Macon" }),
    );
    expect(await screen.findByText("Changed Harbor Electric: town.")).toBeVisible();
  });

  it("go back to the line, and the focus with them, when nothing was filled in", async () => {
    const { user } = open({ town: null });
    await user.click(screen.getByRole("button", { name: "town" }));
    expect(screen.getByRole("textbox", { name: "Town" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("textbox", { name: "Town" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "town" })).toHaveFocus();
  });

  it("are named, and nothing is offered, to who may not fill them", () => {
    open({ town: null }, { canWrite: false });
    expect(screen.getByText("Not known:")).toBeVisible();
    expect(screen.queryByRole("button", { name: "town" })).not.toBeInTheDocument();
  });
});

it("shows possible duplicates as one group with one button, compared one at a time", async () => {
  const { user } = open({}, { duplicates: 3 });
  const group = await screen.findByRole("region", { name: "Possible duplicates 3" });
  expect(within(group).getAllByRole("listitem")).toHaveLength(3);
  expect(within(group).getAllByRole("button", { name: "Compare" })).toHaveLength(1);
  await user.click(within(group).getByRole("button", { name: "Compare" }));
  await user.click(within(group).getByRole("radio", { name: "Compare with Twin 2" }));
  const table = within(group).getByRole("table");
  expect(within(table).getByText("Twin 2")).toBeVisible();
  expect(within(table).queryByText("Twin 0")).not.toBeInTheDocument();
  expect(within(group).getAllByRole("button", { name: /^Merge/ })).toHaveLength(2);
});

const demoOf = (status: "booked" | "cancelled") => ({
  id: "b1",
  version: 1,
  lead_id: "l1",
  host_id: ME,
  host: { id: ME, name: "Jo Marsh" },
  status,
  starts_at: new Date(Date.now() + 86_400_000).toISOString(),
  ends_at: new Date(Date.now() + 87_600_000).toISOString(),
  visitor_time_zone: null,
  reference: null,
  is_sample: false,
});

it("says of an archived lead that its demo is cancelled with it", async () => {
  const { user } = open({ demo: demoOf("booked") });
  await user.click(screen.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("Archived Harbor Electric and cancelled the demo.")).toBeVisible();
});

it("leaves the stage its focus while a move is being stored", async () => {
  let store: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => (store = resolve));
  const { user } = open({}, { stored });
  const stage = screen.getByRole("combobox", { name: "Stage" });
  await user.selectOptions(stage, "Contacted");
  expect(stage).toHaveAttribute("aria-busy", "true");
  expect(stage).toBeEnabled();
  store();
  expect(await screen.findByText("Moved Harbor Electric to Contacted.")).toBeVisible();
});

it("names the times that were asked for and booked none, whatever became of those booked", () => {
  const [request] = detailOf().submissions;
  if (request === undefined) throw new Error("Nothing was sent");
  const sent = (id: number, slot: string, hasBooked: boolean) => ({
    ...request,
    id,
    said: { ...request.said, form: "schedule-demo", slot } as const,
    has_booked: hasBooked,
  });
  open({
    demo: demoOf("booked"),
    submissions: [
      sent(1, "2026-12-01T15:00:00Z", true),
      sent(2, "2026-12-02T15:00:00Z", true),
      sent(3, "2026-12-03T15:00:00Z", false),
    ],
  });
  const also = screen.getByText(/another time for the demo/);
  expect(also.textContent?.match(/another time/g)).toHaveLength(1);
  expect(also).toHaveTextContent("Thursday, December 3");
});

describe("a call logged on a new lead", () => {
  const log = async (isAnswered: boolean, rulesOff: string[] = []) => {
    const opened = open({}, { rulesOff });
    const { user } = opened;
    await user.click(screen.getByRole("button", { name: "Call" }));
    const answered = screen.getByRole("checkbox", { name: /^They picked up/ });
    if (!isAnswered) await user.click(answered);
    await user.type(screen.getByLabelText("Add a note"), "Rang.");
    await user.click(screen.getByRole("button", { name: "Log the call" }));
    return opened;
  };
  const written = (sent: ReturnType<typeof open>["sent"]) =>
    sent.find(({ path, method }) => path === "/rest/v1/crm_notes" && method === "POST")?.body;

  it("says that it moved to Contacted, with a way back", async () => {
    const { user, sent } = await log(true);
    const text = await screen.findByText(
      "Call logged, and the rule moved Harbor Electric to Contacted. Undo takes back both.",
    );
    expect(written(sent)).toMatchObject({ kind: "call", is_answered: true, lead_id: "l1" });
    const message = within(text.closest("li") as HTMLElement);
    await user.click(message.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeVisible();
    expect(sent.find(({ method }) => method === "PATCH")?.body).toHaveProperty("archived_at");
  });

  it("moves nothing while the rule is off, and says so before and after", async () => {
    await log(true, ["answered-call"]);
    expect(await screen.findByText("Call logged.")).toBeVisible();
    expect(screen.queryByText(/moves to Contacted/)).toBeNull();
  });

  it("that was not stored is a call that nobody picked up again after a reload, and stored once", async () => {
    const opened = open({}, { isRefusing: true });
    await opened.user.click(screen.getByRole("button", { name: "Call" }));
    await opened.user.click(screen.getByRole("checkbox", { name: /^They picked up/ }));
    await opened.user.type(screen.getByLabelText("Add a note"), "Rang.");
    await opened.user.click(screen.getByRole("button", { name: "Log the call" }));
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
    opened.unmount();

    const again = open();
    expect(screen.getByLabelText("Add a note")).toHaveValue("Rang.");
    expect(screen.getByRole("button", { name: "Call" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("checkbox", { name: /^They picked up/ })).not.toBeChecked();
    await again.user.click(screen.getByRole("button", { name: "Log the call" }));
    expect(await screen.findByText("Call logged.")).toBeVisible();
    expect(written(again.sent)).toEqual(written(opened.sent));
    expect(written(again.sent)).toMatchObject({ kind: "call", is_answered: false });
  });

  it("moves nothing when nobody picked up", async () => {
    const { sent } = await log(false);
    expect(await screen.findByText("Call logged.")).toBeVisible();
    expect(written(sent)).toMatchObject({ kind: "call", is_answered: false });
  });
});
