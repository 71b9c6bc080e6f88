import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fetchDemoTimes, type FreeTime } from "@/data/bookings/demo-times";
import {
  cancelLinkedDemo,
  fetchLinkedDemo,
  LinkError,
  type LinkedDemo,
} from "@/data/bookings/linked-demo";
import { LeadError, submitLead } from "@/data/leads/submit-lead";
import { saveFile } from "@/lib/storage/save-file";
import { renderPage } from "@tests/render";
import { ScheduleDemoDialog } from "./schedule-demo-dialog";

vi.mock(import("@/data/leads/submit-lead"), async (original) => ({
  ...(await original()),
  submitLead: vi.fn<typeof submitLead>(),
}));
vi.mock(import("@/data/bookings/linked-demo"), async (original) => ({
  ...(await original()),
  fetchLinkedDemo: vi.fn<typeof fetchLinkedDemo>(),
  cancelLinkedDemo: vi.fn<typeof cancelLinkedDemo>(),
}));
vi.mock(import("@/lib/storage/save-file"), () => ({ saveFile: vi.fn<typeof saveFile>() }));
vi.mock(import("@/data/bookings/demo-times"), () => ({
  fetchDemoTimes: vi.fn<typeof fetchDemoTimes>(),
}));

const HALF_PAST_TEN = new Date("2026-12-01T15:30:00Z");
const ELEVEN = new Date("2026-12-01T16:00:00Z");
const NEXT_DAY = new Date("2026-12-02T15:30:00Z");

/** Half-hour demos, unlike the site's texts. */
const freeAt = (...starts: Date[]): FreeTime[] =>
  starts.map((start) => ({
    start,
    end: new Date(start.getTime() + 30 * 60_000),
    isWish: false,
  }));

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollTo = vi.fn();
  vi.mocked(fetchDemoTimes).mockResolvedValue(freeAt(HALF_PAST_TEN, ELEVEN, NEXT_DAY));
});

function OpenDialog() {
  const button = useRef(null);
  return <ScheduleDemoDialog isOpen onOpenChange={() => undefined} openedBy={button} />;
}

function fillIn() {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill("Your name", "Ana Reyes");
  fill("Phone we should call", "(478) 555-0150");
  fill("Email", "ana@trade.example");
  fill("Trade", "plumbing");
}

const times = () => screen.findByRole("radiogroup", { name: /^Time/ });
const zone = () => screen.getByLabelText("Times are in");
async function choose(name: string) {
  fireEvent.change(zone(), { target: { value: "America/New_York" } });
  fireEvent.click(within(await times()).getByRole("radio", { name }));
}

describe("booking a demo", () => {
  it("offers the times that are free, and says who calls once one is booked", async () => {
    const booking = {
      startsAt: HALF_PAST_TEN,
      endsAt: new Date("2026-12-01T15:50:00Z"),
      host: "Sam Kowalski",
      key: "0a",
    };
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking });
    renderPage(<OpenDialog />);
    expect(screen.getByRole("dialog", { name: "Schedule Demo" })).toBeVisible();
    expect(within(await times()).getAllByRole("radio")).toHaveLength(2);
    await choose("10:30\u00a0am");
    fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Book this time" }));
    expect(await screen.findByRole("heading", { name: "You are booked" })).toBeVisible();
    expect(screen.getByRole("dialog", { name: "Your demo" })).not.toHaveAccessibleDescription();
    expect(
      screen.getByText(/^Sam Kowalski \(Example\) calls you on \(478\) 555-0150/),
    ).toBeVisible();
    expect(vi.mocked(submitLead).mock.lastCall?.[0].slot).toBe(HALF_PAST_TEN.toISOString());
  });

  it("sends along what we should know before we call, and needs nothing of it", async () => {
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking: null });
    renderPage(<OpenDialog />);
    await times();
    await choose("10:30\u00a0am");
    fillIn();
    const words = screen.getByLabelText(/^Anything we should know before we call\?/);
    expect(words).not.toBeRequired();
    fireEvent.change(words, { target: { value: "The office line rings twice." } });
    fireEvent.click(screen.getByRole("button", { name: "Book this time" }));
    expect(await screen.findByRole("heading", { name: "We have your request" })).toBeVisible();
    expect(vi.mocked(submitLead).mock.lastCall?.[0].message).toBe("The office line rings twice.");
  });

  it("does not call a time booked that staff have to confirm", async () => {
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking: null });
    renderPage(<OpenDialog />);
    await times();
    await choose("10:30\u00a0am");
    fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Book this time" }));
    expect(await screen.findByRole("heading", { name: "We have your request" })).toBeVisible();
    expect(screen.getByText(/^We confirm this time/)).toBeVisible();
    expect(
      screen.getByText(/^We confirm by hand when .*the link in that email moves it/),
    ).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
    const [, file] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(file).toContain("DTSTART:20261201T153000Z");
    expect(file).toContain("DTEND:20261201T160000Z");
  });

  it("asks for a time that staff have to confirm, and says so before", async () => {
    const wishes = freeAt(HALF_PAST_TEN, ELEVEN).map((time) => ({ ...time, isWish: true }));
    vi.mocked(fetchDemoTimes).mockResolvedValue(wishes);
    renderPage(<OpenDialog />);
    await times();
    expect(screen.getByText(/^We confirm this time by phone or email/)).toBeVisible();
    expect(screen.getByText(/^Nothing early or late enough/)).toHaveTextContent(
      "Call (800) 555-0129, Monday to Friday, 9 am to 8 pm Eastern,",
    );
    expect(screen.getByRole("button", { name: "Ask for this time" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Book this time" })).toBeNull();
  });

  it("offers the next times where somebody else was faster, and loses nothing typed", async () => {
    const taken = new LeadError("slot-taken", "Taken.", {
      field: "slot",
      freeTimes: [ELEVEN, NEXT_DAY],
    });
    vi.mocked(submitLead).mockRejectedValue(taken);
    renderPage(<OpenDialog />);
    await times();
    await choose("10:30\u00a0am");
    fillIn();
    vi.mocked(fetchDemoTimes).mockResolvedValue(freeAt(ELEVEN, NEXT_DAY));
    fireEvent.click(screen.getByRole("button", { name: "Book this time" }));
    expect(await screen.findByText(/has just taken this time\. Still free:/)).toBeVisible();
    const next = screen.getByRole("button", { name: /Dec 2, 10:30/ });
    expect(screen.getByRole("button", { name: "11:00\u00a0am" })).toHaveFocus();
    fireEvent.click(next);
    expect(within(await times()).getByRole("radio", { checked: true })).toHaveAccessibleName(
      "10:30\u00a0am",
    );
    await waitFor(() => expect(screen.getByRole("radio", { name: /Dec 2/ })).toBeChecked());
    expect(screen.queryByText(/Still free/)).toBeNull();
    expect(screen.getByLabelText("Your name")).toHaveValue("Ana Reyes");
  });

  it("keeps the zone that times are read in, also past a booking", async () => {
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking: null });
    const first = renderPage(<OpenDialog />);
    await times();
    fireEvent.change(zone(), { target: { value: "America/Denver" } });
    first.unmount();
    const second = renderPage(<OpenDialog />);
    await times();
    expect(zone()).toHaveValue("America/Denver");
    fireEvent.click(within(await times()).getByRole("radio", { name: "8:30\u00a0am" }));
    fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Book this time" }));
    expect(await screen.findByRole("heading", { name: "We have your request" })).toBeVisible();
    second.unmount();
    renderPage(<OpenDialog />);
    fireEvent.click(await screen.findByRole("button", { name: "Book another demo" }));
    await times();
    expect(zone()).toHaveValue("America/Denver");
  });

  it("takes a number where nobody is free", async () => {
    vi.mocked(fetchDemoTimes).mockResolvedValue([]);
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking: null });
    renderPage(<OpenDialog />);
    expect(await screen.findByText(/^No time is free in the next two months/)).toBeVisible();
    expect(screen.getByText("We call you to find a time")).toBeVisible();
    fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Ask for a call" }));
    expect(await screen.findByText("We call you on (478) 555-0150 to find a time.")).toBeVisible();
  });

  it("says how long a demo takes that is longer than the site says, and until when", async () => {
    renderPage(<OpenDialog />);
    await times();
    expect(screen.getByText("By phone, 30 minutes.")).toBeVisible();
    expect(screen.queryByText(/20 minutes/)).toBeNull();
    await choose("10:30\u00a0am");
    expect(screen.getByText(/until 11:00 am$/)).toBeVisible();
  });

  it("takes a number where the times could not be read", async () => {
    vi.mocked(fetchDemoTimes).mockRejectedValue(new TypeError("Failed to fetch"));
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking: null });
    renderPage(<OpenDialog />);
    expect(await screen.findByRole("alert")).toHaveTextContent("The free times could not be read");
    expect(screen.getByRole("link", { name: /^Call \(/ })).toBeVisible();
    expect(screen.getByText("We call you to find a time")).toBeVisible();
    fillIn();
    fireEvent.click(screen.getByRole("button", { name: "Ask for a call" }));
    expect(await screen.findByText("We call you on (478) 555-0150 to find a time.")).toBeVisible();
  });

  it("says that the times could not be read, and reads them again", async () => {
    vi.mocked(fetchDemoTimes).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    renderPage(<OpenDialog />);
    expect(await screen.findByRole("alert")).toHaveTextContent("The free times could not be read");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(within(await times()).getAllByRole("radio")).toHaveLength(2);
  });
});

describe("a visitor who has booked", () => {
  const booking = {
    startsAt: HALF_PAST_TEN,
    endsAt: new Date("2026-12-01T15:50:00Z"),
    host: "Sam Kowalski",
    key: "0a",
  };
  const linked: LinkedDemo = {
    version: 1,
    status: "booked",
    reference: "CF-1A2B3C4D",
    uid: "CF-1A2B3C4D",
    starts_at: HALF_PAST_TEN,
    ends_at: booking.endsAt,
    host: "Sam Kowalski",
    has_begun: false,
  };
  const book = async (button = "Book this time") => {
    await choose("11:00\u00a0am");
    fillIn();
    fireEvent.click(screen.getByRole("button", { name: button }));
  };
  async function bookAndComeBack() {
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-1A2B3C4D", booking });
    const first = renderPage(<OpenDialog />);
    await times();
    await book();
    await screen.findByRole("heading", { name: "You are booked" });
    first.unmount();
    return renderPage(<OpenDialog />);
  }

  it("sees the booking as it stands by now, with move and cancel, and no calendar", async () => {
    const moved = { ...linked, version: 2, starts_at: NEXT_DAY, host: "Priya Nair" };
    vi.mocked(fetchLinkedDemo).mockResolvedValue(moved);
    await bookAndComeBack();
    expect(await screen.findByText(/^Priya Nair .*calls you from/)).toBeVisible();
    expect(screen.getByText(/^Wednesday, December 2/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Move it" })).toBeVisible();
    expect(screen.getByText("ana@trade.example")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Book this time" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Cancel it" }));
    vi.mocked(cancelLinkedDemo).mockResolvedValue({ ...moved, version: 3, status: "cancelled" });
    fireEvent.click(screen.getByRole("button", { name: "Cancel the demo" }));
    expect(await screen.findByRole("heading", { name: "This demo is cancelled" })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Book another time" }));
    await times();
    expect(screen.getByLabelText("Your name")).toHaveValue("Ana Reyes");
  });

  it("still sees it where it cannot be read, with the link by which it is moved", async () => {
    vi.mocked(fetchLinkedDemo).mockRejectedValue(new LinkError("unreachable", "No answer"));
    await bookAndComeBack();
    expect(await screen.findByText(/^You sent this/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Move or cancel it" })).toHaveAttribute(
      "href",
      "/booking#0a",
    );
  });

  it.each(["cancelled", "over", "unknown"])(
    "has the calendar again once it is %s",
    async (what) => {
      vi.mocked(fetchLinkedDemo).mockResolvedValue(
        {
          cancelled: { ...linked, status: "cancelled" as const },
          over: { ...linked, has_begun: true },
        }[what] ?? null,
      );
      await bookAndComeBack();
      await times();
      expect(screen.queryByText("CF-1A2B3C4D")).toBeNull();
    },
  );

  it("books another when they say so, and keeps the first", async () => {
    vi.mocked(fetchLinkedDemo).mockResolvedValue(linked);
    await bookAndComeBack();
    fireEvent.click(await screen.findByRole("button", { name: "Book another demo" }));
    expect(screen.getByText(/^You are booked already/)).toBeVisible();
    await times();
    expect(within(await times()).queryByRole("radio", { checked: true })).toBeNull();
    vi.mocked(submitLead).mockResolvedValue({ reference: "CF-5E6F7A8B", booking: null });
    await book();
    expect(await screen.findByText("CF-5E6F7A8B")).toBeVisible();
    expect(await screen.findByText("The demo you booked before stays as it is:")).toBeVisible();
  });
});
