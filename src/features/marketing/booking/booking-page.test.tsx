import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it, onTestFinished } from "vitest";
import { readerZone } from "@/lib/dates/reader-time";
import { renderPage } from "@tests/render";
import { stubNetwork, type Answer } from "@tests/stub-network";
import { BookingPage } from "./booking-page";
import { formatClock } from "@/lib/dates/zoned-time";

const at = (time: string) => `2026-12-02T${time}:00+00:00`;
const slot = (start: string, end: string) => ({
  starts_at: at(start),
  ends_at: at(end),
  is_wish: false,
});
const EARLY = slot("15:30", "15:50");
const LATE = slot("16:00", "16:20");
const LATEST = slot("16:30", "16:50");
const BOOKED = {
  version: 1,
  status: "booked",
  reference: "CF-1A2B3C4D",
  uid: "u1",
  ...EARLY,
  host: "Sam Kowalski",
  has_begun: false,
};
const MOVED = { ...BOOKED, ...LATE, version: 2 };
const CANCELLED = { ...BOOKED, status: "cancelled", version: 2 };
const LOST = new TypeError("Failed to fetch");

/** The page with these answers in order; the last one repeats. */
async function openBooking(reads: Answer[], changes: Answer[], times = [EARLY, LATE, LATEST]) {
  const next = (answers: Answer[]) => (answers.length > 1 ? answers.shift() : answers[0]) ?? LOST;
  stubNetwork(({ path }) => {
    if (path.endsWith("/linked_demo")) return next(reads);
    if (path.endsWith("/demo_times")) return { body: times };
    return path.endsWith("_linked_demo") ? next(changes) : { status: 204 };
  });
  renderPage(<BookingPage />, { at: "/booking#0a" });
  await screen.findByRole("heading", { name: "You are booked" });
  return userEvent.setup();
}
/** "4:00", in the reader's zone. */
const clockOf = ({ starts_at: start }: typeof EARLY) =>
  new RegExp(formatClock(new Date(start), readerZone()).replace(/\s.*/, ""));
const findStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text));

async function moveLate(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Move it" }));
  const times = await screen.findByRole("radiogroup", { name: /^Time/ });
  await user.click(within(times).getAllByRole("radio")[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Move to this time" }));
}
async function cancel(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Cancel it" }));
  await user.click(screen.getByRole("button", { name: "Cancel the demo" }));
}

const CONFLICT = { status: 409, body: { message: "x", hint: "conflict" } };
const CHANGED = "The booking was changed in the meantime. This is how it stands now.";
const NO_ANSWER = "No answer came back, so we can’t say it arrived.";

it("shows that a demo is cancelled where only the answer was lost", async () => {
  const user = await openBooking([{ body: BOOKED }, { body: CANCELLED }], [LOST]);
  await cancel(user);
  await screen.findByRole("heading", { name: "This demo is cancelled" });
  await findStatus(`${NO_ANSWER} This is how it stands now.`);
});

it("keeps what was chosen where a change did not arrive", async () => {
  const user = await openBooking([{ body: BOOKED }], [LOST, { body: MOVED }]);
  await moveLate(user);
  await findStatus(`${NO_ANSWER} This is how it stands now.`);
  expect(screen.queryByText(/Nothing was changed/)).toBeNull();
  const times = screen.getByRole("radiogroup", { name: /^Time/ });
  expect(within(times).getByRole("radio", { checked: true })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Move to this time" }));
  await screen.findByRole("heading", { name: "Moved. You are booked" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says so until it could be read how the booking stands", async () => {
  const reads = [{ body: BOOKED }, LOST, LOST, { body: CANCELLED }];
  const user = await openBooking(reads, [LOST]);
  await cancel(user);
  const unread = `${NO_ANSWER} How it stands now could not be read.`;
  await findStatus(unread);
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  await user.click(screen.getByRole("button", { name: "Read it again" }));
  await findStatus(unread);
  await user.click(screen.getByRole("button", { name: "Read it again" }));
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "This demo is cancelled" })).toHaveFocus(),
  );
  await findStatus("This is how it stands now.");
});

it.each([
  ["it was moved there in the meantime", CONFLICT, CHANGED],
  ["only the answer was lost", LOST, `${NO_ANSWER} This is how it stands now.`],
])(
  "asks for no other time of a demo that stands at the chosen one, where %s",
  async (_, answer, text) => {
    const user = await openBooking([{ body: BOOKED }, { body: MOVED }], [answer]);
    await moveLate(user);
    await findStatus(text);
    expect(await screen.findByText(clockOf(LATE))).toBeVisible();
    expect(screen.getByRole("heading", { name: "You are booked" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Move to this time" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Move it" }));
    expect(await screen.findByRole("button", { name: "Move to this time" })).toBeVisible();
  },
);

it("goes on with the chosen time where the demo was moved to another, which it offers no more", async () => {
  const elsewhere = { ...BOOKED, ...LATEST, version: 2 };
  const user = await openBooking([{ body: BOOKED }, { body: elsewhere }], [CONFLICT]);
  await moveLate(user);
  await findStatus(CHANGED);
  const times = screen.getByRole("radiogroup", { name: /^Time/ });
  expect(within(times).getByRole("radio", { checked: true })).toBeVisible();
  expect(within(times).getAllByRole("radio")).toHaveLength(2);
  expect(within(times).queryByText(clockOf(LATEST))).toBeNull();
});

it("offers the day of the demo first, and no change of one that is cancelled", async () => {
  const dayBefore = {
    starts_at: "2026-12-01T15:30:00+00:00",
    ends_at: "2026-12-01T15:50:00+00:00",
    is_wish: false,
  };
  const user = await openBooking([{ body: BOOKED }], [{ body: CANCELLED }], [dayBefore, LATE]);
  const offer = /Move it or cancel it here/;
  expect(screen.getByText(offer)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Move it" }));
  expect(await screen.findByRole("radio", { name: /Dec 2/ })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Keep it as it is" }));
  await cancel(user);
  expect(await screen.findByRole("heading", { name: "This demo is cancelled" })).toBeVisible();
  expect(screen.queryByText(offer)).toBeNull();
});

it("says in its HTML, which no key is sent for, whom to call where scripts are off", () => {
  const html = renderToString(
    <StaticRouter location="/booking">
      <BookingPage />
    </StaticRouter>,
  );
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = html;
  expect(screen.getByRole("heading", { level: 1, name: "Your demo" })).toBeVisible();
  expect(screen.queryByText("This link leads to no booking")).toBeNull();
  const [, withoutScripts = ""] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  document.body.innerHTML = withoutScripts;
  expect(screen.getByText(/shown here by JavaScript, which is off/)).toBeVisible();
  expect(screen.getByRole("link", { name: "(800) 555-0129" })).toHaveAttribute(
    "href",
    "tel:+18005550129",
  );
});
