import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import type { Demo } from "@/data/bookings/schema";
import { leadDetailQuery } from "@/data/leads/queries";
import { dayIn, momentAt } from "@/lib/dates/zoned-time";
import { detailOf } from "@tests/fixtures/leads";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { DemoAppointment } from "./demo-appointment";

const SAM = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13";
const ANA = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a14";
const DAY = dayIn("America/New_York", new Date(Date.now() + 7 * 86_400_000));
const at = (clock: string) => momentAt(DAY, clock, "America/New_York")?.toISOString() ?? "";

const demoAt = (clock: string): Demo => ({
  id: "d1",
  version: 1,
  lead_id: "l1",
  host_id: SAM,
  host: { id: SAM, name: "Sam Kowalski" },
  status: "booked",
  starts_at: at(clock),
  ends_at: at("23:00"),
  visitor_time_zone: null,
  reference: null,
  is_sample: false,
});
const TAKEN = { status: 409, body: { code: "23P01", message: "conflicting key value" } };

function Appointment() {
  const { data: lead } = useQuery(leadDetailQuery("l1"));
  return lead ? <DemoAppointment lead={lead} canWrite /> : null;
}

/** The stored demo, and the answer to a write. */
type Stub = {
  demo: Demo | null;
  isDown?: boolean;
  /** The history of the lead and of a booking, newest first. */
  eventsOf?: (bookingId: string) => object[];
  write: () => Error | { status?: number; body?: unknown };
};

async function show(stub: Stub) {
  const sent = stubNetwork(({ path, method, search }) => {
    if (path === "/rest/v1/demo_bookings" && method !== "GET") return stub.write();
    if (path === "/rest/v1/crm_events" && stub.eventsOf) {
      const [, bookingId = ""] = /,([^)]*)\)$/.exec(search.get("record_id") ?? "") ?? [];
      return { body: stub.eventsOf(bookingId) };
    }
    if (path === "/rest/v1/leads") return { body: [{ id: "l1", version: 8 }] };
    if (path.endsWith("/undo_rule")) return { body: { stage: "new" } };
    if (path.endsWith("/is_outside_demo_hours")) return { body: false };
    if (stub.isDown) return new TypeError("Failed to fetch");
    if (path.endsWith("/lead_detail")) return { body: detailOf({ demo: stub.demo }) };
    if (path.endsWith("/hosts_of_week")) {
      return { body: [SAM, ANA].map((host_id) => ({ host_id, demo_count: 0 })) };
    }
    if (path.endsWith("/staff")) {
      const person = { role: "sales", removed_at: null };
      return {
        body: [
          { ...person, id: SAM, name: "Sam" },
          { ...person, id: ANA, name: "Ana" },
        ],
      };
    }
    return { body: [] };
  });
  renderPage(
    <>
      <Appointment />
      <Toaster />
    </>,
  );
  const user = userEvent.setup();
  const writes = () =>
    sent
      .filter(({ path, method }) => path === "/rest/v1/demo_bookings" && method !== "GET")
      .map(({ body }) => body);
  const choose = async (time: string) => {
    await user.clear(screen.getByLabelText("Time in New York"));
    await user.type(screen.getByLabelText("Time in New York"), time);
  };
  const submit = (name: string) =>
    user.click(within(screen.getByRole("dialog")).getByRole("button", { name }));
  return { user, sent, writes, choose, submit };
}

beforeEach(() => localStorage.clear());

it("says in the dialog that no answer came, and stores what is chosen there after that", async () => {
  const stub: Stub = { demo: demoAt("10:30"), write: () => new TypeError("Failed to fetch") };
  const { user, writes, choose, submit } = await show(stub);
  await user.click(await screen.findByRole("button", { name: "Move" }));
  await choose("11:30");
  await submit("Move the demo");
  const dialog = screen.getByRole("dialog");
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(/may or may not be saved/);
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();

  await choose("14:00");
  expect(within(dialog).queryByRole("alert")).toBeNull();
  stub.write = () => ({ body: [{ version: 2 }] });
  await submit("Move the demo");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes().at(-1)).toMatchObject({ starts_at: at("14:00") });
  expect(screen.getByText(/^Moved the demo to/)).toBeVisible();
});

it("says in the dialog why it was refused, and offers no other way to send the same", async () => {
  const { user, choose, submit } = await show({ demo: demoAt("10:30"), write: () => TAKEN });
  await user.click(await screen.findByRole("button", { name: "Move" }));
  await choose("11:30");
  await submit("Move the demo");
  expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent(
    "Not saved: they have another demo at that time.",
  );
  expect(screen.getByLabelText("Time in New York")).toHaveValue("11:30");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

it("moves a demo whose booking was stored without an answer", async () => {
  const stub: Stub = { demo: null, write: () => new TypeError("Failed to fetch") };
  const { user, writes, choose, submit } = await show(stub);
  await user.click(await screen.findByRole("button", { name: "Book a demo" }));
  await screen.findByRole("option", { name: /^Sam/ });
  await choose("11:30");
  stub.write = () => {
    stub.demo = demoAt("11:30");
    return new TypeError("Failed to fetch");
  };
  await submit("Book the demo");
  expect(await screen.findByRole("dialog", { name: /^Move the demo of/ })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/may or may not be saved/);
  expect(screen.getByLabelText("Time in New York")).toHaveValue("11:30");

  await choose("14:00");
  stub.write = () => ({ body: [{ version: 2 }] });
  await submit("Move the demo");
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatchObject({ starts_at: expect.any(String), version: 1 });
});

it("writes nothing where the demo stands like this already", async () => {
  const { user, writes, choose, submit } = await show({
    demo: demoAt("10:30"),
    write: () => new Error("not asked"),
  });
  await user.click(await screen.findByRole("button", { name: "Move" }));
  await choose("10:30");
  await submit("Move the demo");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("Nothing changed: the demo stands like this already.")).toBeVisible();
  expect(writes()).toEqual([]);
});

it("says that somebody else calls where only that is changed", async () => {
  const { user, writes, submit } = await show({
    demo: demoAt("10:30"),
    write: () => ({ body: [{ version: 2 }] }),
  });
  await user.click(await screen.findByRole("button", { name: "Move" }));
  await user.selectOptions(
    screen.getByLabelText("Who calls"),
    await screen.findByRole("option", { name: /^Ana/ }),
  );
  await submit("Move the demo");
  expect(await screen.findByText("Somebody else calls for the demo now.")).toBeVisible();
  expect(writes()).toHaveLength(1);
});

it("reads the lead, the hosts and their free times again once the line is back", async () => {
  const stub: Stub = { demo: demoAt("10:30"), write: () => new TypeError("Failed to fetch") };
  const { user, choose, submit } = await show(stub);
  await screen.findByRole("button", { name: "Move" });
  window.dispatchEvent(new Event("offline"));
  stub.isDown = true;
  await user.click(screen.getByRole("button", { name: "Move" }));
  expect(await screen.findByText("Who gives demos could not be read.")).toBeVisible();
  expect(await screen.findByText(/^The free times could not be read/)).toBeVisible();
  await choose("11:30");
  stub.write = () => {
    stub.demo = { ...demoAt("11:30"), version: 2 };
    return new TypeError("Failed to fetch");
  };
  await submit("Move the demo");

  stub.isDown = false;
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("option", { name: /^Ana/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull());
  await user.keyboard("{Escape}");
  expect(await screen.findByText(/^Demo by phone, .* at 4:30/)).toBeVisible();
});

it("lets what came of a demo be said anew", async () => {
  const { user, writes } = await show({
    demo: { ...demoAt("10:30"), status: "no-show" },
    write: () => ({ body: [{ version: 2 }] }),
  });
  await user.click(await screen.findByRole("button", { name: "Change what came of the demo" }));
  await user.click(screen.getByRole("button", { name: "Took place" }));
  expect(await screen.findByText("Demo: Took place.")).toBeVisible();
  expect(writes()).toEqual([{ status: "took-place", version: 1 }]);
  expect(screen.queryByRole("button", { name: "Took place" })).toBeNull();
});

it.each([
  [true, /^Booked a demo: .*\. The rule moved the lead to Demo booked\.$/],
  [false, /^Booked a demo: [^.]*\.$/],
])("says what the rule did with a booking, and undoes only that: %s", async (hasMoved, message) => {
  const { user, sent, choose, submit } = await show({
    demo: null,
    write: () => ({ status: 201 }),
    eventsOf: (bookingId) => [
      { id: 9, record_id: bookingId, rule: null },
      { id: 8, record_id: "l1", rule: null },
      { id: 7, record_id: "l1", rule: hasMoved ? "booking" : null },
      { id: 6, record_id: "l1", rule: "booking" },
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Book a demo" }));
  await choose("15:00");
  await submit("Book the demo");
  expect(await screen.findByText(message)).toBeVisible();
  const undo = screen.queryByRole("button", { name: "Undo the move" });
  expect(undo !== null).toBe(hasMoved);
  if (undo === null) return;
  await user.click(undo);
  expect(await screen.findByText(/^Undone: the lead is at New/)).toBeVisible();
  const { body } = sent.find(({ path }) => path.endsWith("/undo_rule")) ?? {};
  expect(body).toEqual({ event_id: 7, version: 8 });
});
