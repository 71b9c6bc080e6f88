import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { usualClock } from "@/lib/dates/office/business-clock";
import { CompanyHoursContext } from "@/data/settings/use-company-hours";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { DemoTimeDialog } from "./demo-time-dialog";

const HOST = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13";

it("leads to the time where none was chosen, and books nothing", async () => {
  stubNetwork(() => ({ body: [] }));
  const choose = vi.fn(() => Promise.resolve());
  renderPage(
    <DemoTimeDialog
      isOpen
      title="Move the demo"
      time={{ host_id: HOST, starts_at: "2026-11-30T15:00:00Z" }}
      visitorZone={null}
      draftOf="d1"
      submitLabel="Move it"
      onChoose={choose}
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText("Time in New York"));
  await user.click(screen.getByRole("button", { name: "Move it" }));
  expect(screen.getByLabelText("Time in New York")).toHaveFocus();
  expect(screen.getByText("Choose a time.")).toBeVisible();
  expect(choose).not.toHaveBeenCalled();
});

beforeEach(() => localStorage.clear());

/** The dialog with the button that opens it. */
function Opener({ onChoose }: { onChoose: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <StaffMemberContext value={{ id: HOST, name: "Sam Kowalski", role: "sales" }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Book
      </button>
      <DemoTimeDialog
        isOpen={isOpen}
        title="Book a demo"
        time={null}
        visitorZone={null}
        draftOf="l1"
        submitLabel="Book it"
        onChoose={onChoose}
        onClose={() => setIsOpen(false)}
      />
    </StaffMemberContext>
  );
}

it("keeps what was chosen through Escape and a new page, until it is discarded", async () => {
  stubNetwork(({ path }) =>
    path.endsWith("/hosts_of_week") ? { body: [{ host_id: HOST, demo_count: 0 }] } : { body: [] },
  );
  const user = userEvent.setup();
  const open = async () => user.click(screen.getByRole("button", { name: "Book" }));
  const time = () => screen.getByLabelText("Time in New York");
  const page = renderPage(<Opener onChoose={() => Promise.resolve()} />);
  await open();
  await user.type(time(), "11:25");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await open();
  expect(time()).toHaveValue("11:25");

  page.unmount();
  renderPage(<Opener onChoose={() => Promise.resolve()} />);
  await open();
  expect(time()).toHaveValue("11:25");
  expect(screen.getByText(/^Your draft from before/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await open();
  expect(time()).toHaveValue("");
  expect(screen.getByRole("button", { name: "Cancel" })).toBeVisible();
});

const OWNER = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a14";
const person = (id: string, name: string) => ({ id, name, role: "sales", removed_at: null });

/** On a Friday; the first host has no demo that week, each after it one more. */
async function showFor(ownerId: string | undefined, hosts: string[]) {
  vi.setSystemTime("2026-11-20T15:00:00Z");
  stubNetwork(({ path }) => {
    if (path.endsWith("/hosts_of_week")) {
      return { body: hosts.map((id, nth) => ({ host_id: id, demo_count: nth })) };
    }
    if (path.endsWith("/staff")) return { body: [person(HOST, "Ana"), person(OWNER, "Ben")] };
    return { body: [] };
  });
  const days = [{ weekday: 6, opens_at: "09:00", closes_at: "12:00" }];
  renderPage(
    <CompanyHoursContext value={{ hours: days, closed_days: [], clock: usualClock }}>
      <DemoTimeDialog
        isOpen
        title="Book a demo"
        time={null}
        ownerId={ownerId}
        visitorZone={null}
        draftOf="l1"
        submitLabel="Book it"
        onChoose={() => Promise.resolve()}
        onClose={() => undefined}
      />
    </CompanyHoursContext>,
  );
  await screen.findByRole("option", { name: /^Ana/ });
}

describe("what stands there at first", () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ["the lead's owner", OWNER, [HOST, OWNER], OWNER],
    ["who has the fewest that week where the owner gives no demos", OWNER, [HOST], HOST],
    ["who has the fewest that week where the lead is nobody's", undefined, [OWNER, HOST], OWNER],
  ])("is %s", async (_, owner, hosts, chosen) => {
    await showFor(owner, hosts);
    expect(screen.getByLabelText("Who calls")).toHaveValue(chosen);
  });

  it("is beside how many demos each has that week", async () => {
    await showFor(undefined, [OWNER, HOST]);
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Ana, 1 demo that week",
      "Ben, 0 demos that week",
    ]);
  });

  it("is when they are told by mail", async () => {
    await showFor(undefined, [HOST]);
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      /told by mail where we have their address, unless that mail is turned off in the settings\.$/,
    );
  });

  it("is the next day of the company's hours", async () => {
    await showFor(undefined, [HOST]);
    expect(screen.getByLabelText("Day")).toHaveValue("2026-11-21");
  });
});

describe("a time at which nobody is meant to be called", () => {
  async function move(clock: string, isOutside: boolean) {
    const sent = stubNetwork(({ path }) => {
      if (path.endsWith("/hosts_of_week")) return { body: [{ host_id: HOST, demo_count: 0 }] };
      if (path.endsWith("/staff")) return { body: [person(HOST, "Ana")] };
      return { body: path.endsWith("/is_outside_demo_hours") ? isOutside : [] };
    });
    const choose = vi.fn(() => Promise.resolve());
    renderPage(
      <DemoTimeDialog
        isOpen
        title="Move the demo"
        time={{ host_id: HOST, starts_at: "2099-11-30T15:00:00Z" }}
        visitorZone="America/Los_Angeles"
        draftOf="d1"
        submitLabel="Move it"
        onChoose={choose}
        onClose={() => undefined}
      />,
    );
    await screen.findByRole("option", { name: /^Ana/ });
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText("Time in New York"));
    await user.type(screen.getByLabelText("Time in New York"), clock);
    await user.click(screen.getByRole("button", { name: "Move it" }));
    return { user, choose, sent };
  }
  const question = () => screen.findByRole("alertdialog");

  it("outside the host's hours is asked about first, by their clock before ours", async () => {
    const { user, choose, sent } = await move("14:00", true);
    const dialog = await question();
    expect(dialog).toHaveAccessibleName("Outside Ana\u2019s hours: sure?");
    expect(dialog).toHaveTextContent(/11:00\sam, Pacific Time.*2:00\spm.*Ana gives no demos then/);
    expect(sent.find(({ path }) => path.endsWith("/is_outside_demo_hours"))?.body).toEqual({
      host: HOST,
      begins: "2099-11-30T19:00:00.000Z",
    });
    await user.click(screen.getByRole("button", { name: "Choose another time" }));
    expect(choose).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Move it" }));
    await user.click(within(await question()).getByRole("button", { name: "Move it" }));
    expect(choose).toHaveBeenCalledWith({ host_id: HOST, starts_at: "2099-11-30T19:00:00.000Z" });
  });

  it("at night for them is asked about also within the host's hours", async () => {
    const { choose } = await move("09:00", false);
    expect(await question()).toHaveAccessibleName("At night for them: sure?");
    expect(choose).not.toHaveBeenCalled();
  });

  it("is not asked about in the middle of everybody's day", async () => {
    const { choose } = await move("13:30", false);
    await waitFor(() => expect(choose).toHaveBeenCalledOnce());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

it.each([
  ["America/New_York", ["For them, Pacific Time", "In New York"]],
  ["Europe/Berlin", ["For them, Pacific Time", "In New York", "Where you are"]],
])("shows the chosen time by their clock first, and by each other once, in %s", (zone, clocks) => {
  vi.stubEnv("TZ", zone);
  stubNetwork(() => ({ body: [] }));
  renderPage(
    <DemoTimeDialog
      isOpen
      title="Move the demo"
      time={{ host_id: HOST, starts_at: "2099-11-30T15:00:00Z" }}
      visitorZone="America/Los_Angeles"
      draftOf="d2"
      submitLabel="Move it"
      onChoose={() => Promise.resolve()}
      onClose={() => undefined}
    />,
  );
  const terms = screen.getAllByRole("term");
  expect(terms.map(({ textContent }) => textContent)).toEqual(clocks);
  expect(terms[0]?.nextElementSibling).toHaveTextContent(/7:00\sam/);
});
