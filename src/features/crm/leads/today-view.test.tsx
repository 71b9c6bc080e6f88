import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AgendaDemo } from "@/data/bookings/schema";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { inZone } from "@tests/time-zone";
import { TodayView } from "./today-view";

const DAY = 24 * 60 * 60_000;

const demoAt = (starts_at: string, id: string, name: string): AgendaDemo => ({
  id,
  version: 1,
  lead_id: id,
  host_id: "h1",
  host: null,
  status: "booked",
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 20 * 60_000).toISOString(),
  visitor_time_zone: null,
  reference: null,
  is_sample: false,
  lead: {
    id,
    name,
    business: null,
    phone: null,
    town: null,
    region: null,
    trade: null,
    message: null,
    wrote_again_at: null,
  },
});
const yesterdays = (id: string, name: string, status: AgendaDemo["status"]): AgendaDemo => ({
  ...demoAt(new Date(Date.now() - DAY).toISOString(), id, name),
  status,
});

/** In a browser in `zone`, with these demos. */
function showAt(now: string, zone: string, demos: AgendaDemo[]) {
  inZone(zone);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  stubNetwork(() => ({ body: demos }));
  return renderPage(<TodayView canWrite={false} hrefOf={(id) => `/${id}`} />);
}

async function sectionOf(heading: string) {
  const found = await screen.findByRole("heading", { name: heading });
  return within(found.closest("section") ?? found);
}

afterEach(() => void vi.useRealTimers());

it("asks what came of yesterday's demos of which nobody has said so", async () => {
  stubNetwork(() => ({
    body: [yesterdays("d1", "Ana Reef", "booked"), yesterdays("d2", "Ben Oak", "took-place")],
  }));
  renderPage(<TodayView canWrite={false} hrefOf={(id) => `/${id}`} />);
  const section = await sectionOf("What came of these?");
  expect(section.getByRole("link", { name: "Ana Reef" })).toBeVisible();
  expect(screen.queryByText("Ben Oak")).toBeNull();
});

it("goes by the office's days, and says the reader's where it is another", async () => {
  // 11:22 pm on Thursday in Los Angeles, and 2:22 am on Friday in New York.
  showAt("2026-11-27T07:22:00Z", "America/Los_Angeles", [
    demoAt("2026-11-26T20:00:00Z", "d1", "Ana Reef"),
    demoAt("2026-11-27T15:00:00Z", "d2", "Ben Oak"),
    demoAt("2026-11-28T06:00:00Z", "d3", "Cy Pine"),
  ]);
  const today = await sectionOf("Today, Friday, Nov 27");
  expect(today.getByRole("link", { name: "Ben Oak" })).toBeVisible();
  const section = await sectionOf("What came of these?");
  expect(section.getByRole("link", { name: "Ana Reef" })).toBeVisible();
  const next = within((await sectionOf("Saturday, Nov 28")).getByRole("listitem"));
  expect(next.getByRole("link", { name: "Cy Pine" })).toBeVisible();
  expect(next.getByText("Nov 27")).toBeVisible();
});

it.each([
  ["UTC", "3:00 pm UTC"],
  ["America/Los_Angeles", "7:00 am Pacific time"],
  ["America/New_York", "10:00 am"],
  ["America/Detroit", "10:00 am"],
])("names the zone of its times where that is not the office's: %s", async (zone, time) => {
  showAt("2026-11-27T14:00:00Z", zone, [demoAt("2026-11-27T15:00:00Z", "d1", "Ana Reef")]);
  const item = (await sectionOf("Today, Friday, Nov 27")).getByRole("listitem");
  expect(item.querySelector("p")).toHaveTextContent(new RegExp(`^${time}$`));
});

it("marks whose person wrote again and waits", async () => {
  const waiting = demoAt("2026-11-27T15:00:00Z", "d1", "Ana Reef");
  waiting.lead.wrote_again_at = "2026-11-27T13:30:00Z";
  const other = demoAt("2026-11-27T16:00:00Z", "d2", "Ben Oak");
  showAt("2026-11-27T14:00:00Z", "America/New_York", [waiting, other]);
  const [first, second] = (await sectionOf("Today, Friday, Nov 27")).getAllByRole("listitem");
  expect(first).toHaveTextContent("Wrote again, Nov 27, 8:30 am");
  expect(second).not.toHaveTextContent("Wrote again");
});

describe("by keyboard, after an outcome", () => {
  /** Two demos without an outcome, the newer one today's; the next answer has what was stored. */
  function showToSettle(stored: (demos: AgendaDemo[]) => AgendaDemo[]) {
    const demos = [
      demoAt("2026-11-26T15:00:00Z", "d1", "Ana Reef"),
      demoAt("2026-11-27T13:00:00Z", "d2", "Ben Oak"),
    ];
    let answer = demos;
    inZone("America/New_York");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T14:00:00Z") });
    stubNetwork(({ method }) => {
      if (method !== "PATCH") return { body: answer };
      answer = stored(demos);
      return { body: [{ id: "d1", version: 2 }] };
    });
    renderPage(<TodayView canWrite hrefOf={(id) => `/${id}`} />);
  }
  async function settle(name: string) {
    const user = userEvent.setup();
    const row = (await screen.findByRole("link", { name })).closest("li");
    const button = within(row ?? document.body).getByRole("button", { name: "Nobody answered" });
    button.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button).not.toBeInTheDocument());
  }

  it("goes on in the next row, where its own is gone", async () => {
    showToSettle((demos) => demos.slice(1));
    await settle("Ana Reef");
    expect(screen.getByRole("link", { name: "Ben Oak" })).toHaveFocus();
  });

  it("stays in its row, where only the question is gone", async () => {
    showToSettle(([first, second]) => [first, { ...second, status: "no-show" }] as AgendaDemo[]);
    await settle("Ben Oak");
    expect(screen.getByRole("link", { name: "Ben Oak" })).toHaveFocus();
  });

  it("stays on the agenda, where no row is left", async () => {
    showToSettle(() => []);
    await settle("Ana Reef");
    const heading = screen.getByRole("heading", { name: "No demo in the next seven days" });
    expect(document.activeElement).toContainElement(heading);
    expect(document.body).not.toHaveFocus();
  });
});
