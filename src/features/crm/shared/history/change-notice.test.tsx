import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { ChangeNotice } from "./change-notice";

const ME = "me";
const eventOf = (id: number, fields: object = {}) => ({
  id,
  actor_id: "priya",
  actor_name: "Priya Nair",
  happened_at: new Date(Date.now() - 10_000).toISOString(),
  entity: "clients",
  record_id: "c",
  action: "changed",
  after: { status: "paused" },
  ...fields,
});

let events: ReturnType<typeof eventOf>[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  events = [eventOf(1)];
  stubNetwork(({ search }) => ({
    body: events.filter(({ entity }) => search.get("entity")?.includes(entity)),
  }));
});
afterEach(() => void vi.useRealTimers());

async function renderNotice() {
  const member = { id: ME, name: "Jo Marsh", role: "owner" as const };
  renderPage(
    <StaffMemberContext value={member}>
      <ChangeNotice subject={{ client_id: "c" }} />
    </StaffMemberContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}
const nextLook = () => act(() => vi.advanceTimersByTimeAsync(15_000));

describe("what somebody else did meanwhile", () => {
  it("is told once it happens, with who, what and when, until it is shown", async () => {
    await renderNotice();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    events = [eventOf(2), ...events];
    await nextLook();
    expect(screen.getByRole("status")).toHaveTextContent(
      /Priya Nair changed the client: status · \d+ seconds ago/,
    );
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("is told too when nobody did it", async () => {
    await renderNotice();
    events = [eventOf(2, { actor_id: null, actor_name: null }), ...events];
    await nextLook();
    expect(screen.getByRole("status")).toHaveTextContent(/changed the client: status/);
  });

  it("is told after a mail came in too, which the row it was added to tells", async () => {
    await renderNotice();
    events = [eventOf(3), eventOf(2, { entity: "inbound_mails" }), ...events];
    await nextLook();
    expect(screen.getByRole("status")).toHaveTextContent(/changed the client: status/);
  });

  it("says nothing of what I did myself", async () => {
    await renderNotice();
    events = [eventOf(2, { actor_id: ME }), ...events];
    await nextLook();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
