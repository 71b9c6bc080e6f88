import type { APIRequestContext } from "@playwright/test";
import { addDays } from "@/lib/dates/calendar-day";
import { momentAt } from "@/lib/dates/zoned-time";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { createClient } from "../support/stored-clients";
import { createLead, newBusiness } from "../support/stored-leads";
import { coreAndDated, dated, expect, test, type Locator, type Page } from "../support/test";

const CALENDAR = "/admin/crm/calendar";
/** All hours of a week fit in it, so that nothing has to scroll while it is dragged. */
const TALL = { width: 1440, height: 1500 };
const ZONE = "America/New_York";

/** A Tuesday in spring or summer, without a holiday near, that no other journey is likely to use. */
function aTuesday(): string {
  const day = new Date(Date.now() + (100 + 7 * Math.floor(Math.random() * 18)) * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

async function leadWithoutEmail(request: APIRequestContext) {
  const id = crypto.randomUUID();
  const data = { id, name: "Ana Reyes", business: newBusiness(), phone: "(541) 555-0123" };
  const headers = await ownerHeaders(request);
  expect((await request.post("/rest/v1/leads", { headers, data })).status()).toBe(201);
  return data;
}

type BookedLead = { id: string; business: string };

async function bookDemo(
  request: APIRequestContext,
  day: string,
  clock: string,
  createdLead?: BookedLead,
) {
  const lead: BookedLead = createdLead ?? (await createLead(request));
  const headers = await ownerHeaders(request);
  const hosts = await request.get(
    "/rest/v1/demo_hosts?select=staff_id&is_active=is.true&is_sample=is.true",
    {
      headers,
    },
  );
  const [host] = (await hosts.json()) as { staff_id: string }[];
  const starts_at = momentAt(day, clock, ZONE)?.toISOString();
  const data = { id: crypto.randomUUID(), lead_id: lead.id, host_id: host?.staff_id, starts_at };
  const booked = await request.post("/rest/v1/demo_bookings", { headers, data });
  expect(booked.status(), await booked.text()).toBe(201);
  const start = async () => {
    const read = await request.get(`/rest/v1/demo_bookings?id=eq.${data.id}&select=starts_at`, {
      headers,
    });
    const [row] = (await read.json()) as { starts_at: string }[];
    return Date.parse(row?.starts_at ?? "");
  };
  return { ...data, lead, start };
}

/** Staff cannot enter the visitor's zone, which comes from their browser, so that it is added to the answer. */
const withVisitorsZone = (page: Page, booking: string) =>
  page.route("**/rpc/calendar_items", async (route) => {
    const answer = await route.fetch();
    const items = (await answer.json()) as { demos: Record<string, unknown>[] };
    for (const demo of items.demos) {
      if (demo["id"] === booking) demo["visitor_time_zone"] = "America/Los_Angeles";
    }
    await route.fulfill({ json: items });
  });

const column = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

async function lift(page: Page, item: Locator) {
  const { x, y } = await middleOf(item);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9, y + 9);
}

test(
  "a demo is dragged to a free time with both clocks shown, and to no other",
  coreAndDated,
  async ({ page, request }) => {
    const tuesday = aTuesday();
    const demo = await bookDemo(request, tuesday, "10:00");
    await page.setViewportSize(TALL);
    await signIn(page);
    await withVisitorsZone(page, demo.id);
    await openAsStaff(page, `${CALENDAR}?day=${tuesday}`);
    const item = page.locator(`[data-item="${demo.id}"]`);
    await expect(column(page, tuesday).locator(`[data-item="${demo.id}"]`)).toBeVisible();

    // Nobody gives demos at a weekend.
    await lift(page, item);
    const sunday = await middleOf(column(page, addDays(tuesday, 5)).locator("[data-hours]"));
    await page.mouse.move(sunday.x, sunday.y, { steps: 3 });
    await expect(page.getByText(/is not free then$/)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText(/is not free then\.$/)).toBeVisible();

    const wednesday = addDays(tuesday, 1);
    const two = momentAt(wednesday, "14:00", ZONE)?.toISOString() ?? "";
    await lift(page, item);
    const free = column(page, wednesday).locator(`[data-free="${two}"]`);
    await expect(free).toBeVisible();
    const { x, y } = await middleOf(free);
    await page.mouse.move(x, y, { steps: 3 });
    await expect(page.getByText("Wed, 2:00 pm in New York")).toBeVisible();
    await expect(page.getByText("11:00 am Pacific time for them")).toBeVisible();
    await page.mouse.up();

    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(/So far: Tuesday, \w+ \d+ at 10:00\sam/);
    await expect(question).toContainText("They are told by mail.");
    await expect(question).toContainText("11:00 am");
    expect(await demo.start()).toBe(Date.parse(demo.starts_at ?? ""));
    await question.getByRole("button", { name: "Move the demo" }).click();
    await expect(page.getByText(/^Moved the demo to Wednesday, /)).toBeVisible();
    await expect.poll(demo.start).toBe(Date.parse(two));
    await expect(column(page, wednesday).locator(`[data-item="${demo.id}"]`)).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  },
);

test("a demo that is dropped before the free times are known waits for them", async ({
  page,
  request,
}) => {
  const tuesday = aTuesday();
  const demo = await bookDemo(request, tuesday, "10:00");
  await page.setViewportSize(TALL);
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/rpc/times_to_move", (route) => released.then(() => route.continue()));
  await signIn(page);
  await openAsStaff(page, `${CALENDAR}?day=${tuesday}`);
  await lift(page, page.locator(`[data-item="${demo.id}"]`));
  const { x, y } = await middleOf(column(page, addDays(tuesday, 5)).locator("[data-hours]"));
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByText(/is not free then$/)).toHaveCount(0);
  release();
  await expect(page.getByText(/is not free then\.$/)).toBeVisible();
});

test(
  "a demo is moved by keys alone, and the focus stays on it",
  coreAndDated,
  async ({ page, request }) => {
    const tuesday = aTuesday();
    const demo = await bookDemo(request, tuesday, "11:00");
    await signIn(page);
    await openAsStaff(page, `${CALENDAR}?view=day&day=${tuesday}`);
    const item = page.locator(`[data-item="${demo.id}"]`);
    await item.press("Enter");
    const details = page.getByRole("dialog", { name: /^Demo of / });
    await expect(details.getByRole("link", { name: demo.lead.business })).toBeVisible();
    await details.getByRole("button", { name: "Move…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Move the demo of / });
    await dialog.getByRole("button", { name: "1:30 pm" }).press("Enter");
    await dialog.getByRole("button", { name: "Move the demo" }).press("Enter");
    const half = momentAt(tuesday, "13:30", ZONE)?.getTime();
    await expect.poll(demo.start).toBe(half);
    await expect(dialog).toHaveCount(0);
    await expect(item).toBeFocused();
    await expect(item).toContainText("1:30 pm");

    await page.keyboard.press("j");
    await expect(page).toHaveURL(new RegExp(`day=${addDays(tuesday, 1)}`));
    await expect(item).toHaveCount(0);
  },
);

test(
  "without a mail a demo moves at once with Undo, and one that somebody moved meanwhile stays theirs",
  dated,
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource.* 409/);
    const tuesday = aTuesday();
    const demo = await bookDemo(request, tuesday, "09:30", await leadWithoutEmail(request));
    await page.setViewportSize(TALL);
    await signIn(page);
    await openAsStaff(page, `${CALENDAR}?day=${tuesday}`);
    const item = page.locator(`[data-item="${demo.id}"]`);
    const freeAt = (clock: string) => {
      const start = momentAt(tuesday, clock, ZONE)?.toISOString() ?? "";
      return { start: Date.parse(start), band: page.locator(`[data-free="${start}"]`) };
    };
    const [eleven, three, four] = [freeAt("11:00"), freeAt("15:00"), freeAt("16:00")];
    await lift(page, item);
    await expect(eleven.band).toBeVisible();
    const first = await middleOf(eleven.band);
    await page.mouse.move(first.x, first.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(demo.start).toBe(eleven.start);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(demo.start).toBe(Date.parse(demo.starts_at ?? ""));
    await expect(item).toContainText("9:30 am");

    await lift(page, item);
    await expect(four.band).toBeVisible();
    const moved = await request.patch(`/rest/v1/demo_bookings?id=eq.${demo.id}`, {
      headers: await ownerHeaders(request),
      // Moved and undone, it is at its third version.
      data: { starts_at: new Date(three.start).toISOString(), version: 3 },
    });
    expect(moved.status()).toBeLessThan(300);
    const second = await middleOf(four.band);
    await page.mouse.move(second.x, second.y, { steps: 3 });
    await page.mouse.up();
    await expect(page.getByText(/^Not saved: somebody else changed this first/)).toBeVisible();
    expect(await demo.start()).toBe(three.start);
    await expect(item).toContainText("3 pm");
  },
);

test("a task is dragged to another day, and back by Undo", dated, async ({ page, request }) => {
  const client = await createClient(request);
  const tuesday = aTuesday();
  const id = crypto.randomUUID();
  const data = { id, title: `Ring ${id.slice(0, 8)}`, client_id: client.id, due_on: tuesday };
  const headers = await ownerHeaders(request);
  expect((await request.post("/rest/v1/tasks", { headers, data })).status()).toBe(201);
  await page.setViewportSize(TALL);
  await signIn(page);
  await openAsStaff(page, `${CALENDAR}?day=${tuesday}`);
  const item = page.locator(`[data-item="${id}"]`);
  await lift(page, item);
  const friday = addDays(tuesday, 3);
  const { x, y } = await middleOf(column(page, friday).locator("[data-hours]"));
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(column(page, friday).locator(`[data-item="${id}"]`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, tuesday).locator(`[data-item="${id}"]`)).toBeVisible();
  // The press that began the drag did not open it.
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "one's own calendar that cannot be read is said in the account and in the calendar",
  dated,
  async ({ page }) => {
    await signIn(page);
    await openAsStaff(page, "/admin/account");
    const card = page.getByRole("region", { name: "When you are busy" });
    const address = card.getByLabel("Secret address of your calendar");
    await address.fill("http://one.example/a.ics");
    await card.getByRole("button", { name: "Add the calendar" }).click();
    await expect(card.getByText(/^Enter an address that begins with https/)).toBeVisible();
    // The server must not read addresses of its own machine.
    await address.fill("webcal://localhost/secret-5b1e.ics");
    await card.getByRole("button", { name: "Add the calendar" }).click();
    await expect(card.getByText(/since .*: the address is in a private network\.$/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(card).not.toContainText("secret-5b1e");

    await openAsStaff(page, CALENDAR);
    await expect(page.getByText(/^Your calendar could not be read since /)).toBeVisible();
    await page.getByRole("link", { name: "See why" }).click();
    await card.getByRole("button", { name: "Remove localhost" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(card.getByText(/private network/)).toHaveCount(0);
  },
);

test("a calendar that cannot be read says so, and is read again", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|Error loading/);
  await signIn(page);
  await page.route("**/rpc/calendar_items", (route) => route.abort());
  await openAsStaff(page, CALENDAR);
  await expect(page.getByText("The calendar could not be loaded")).toBeVisible();
  await page.unroute("**/rpc/calendar_items");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("[data-hours]").first()).toBeVisible();
});

test("the calendar is accessible in both themes at three widths", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, CALENDAR);
  await expect(page.locator("[data-item]").first()).toBeVisible();
  const tops = await page
    .locator("[data-hours]")
    .evaluateAll((days) => days.map((day) => Math.round(day.getBoundingClientRect().top)));
  expect(tops).toHaveLength(7);
  expect(new Set(tops).size, `hours that begin at ${tops.join()}`).toBe(1);
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
});
