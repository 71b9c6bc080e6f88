import type { APIRequestContext } from "@playwright/test";
import { momentAt } from "@/lib/dates/zoned-time";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { newEmail } from "../support/stored-leads";
import { coreAndDated, dated, expect, test, type Page } from "../support/test";

async function createLead(request: APIRequestContext) {
  const id = crypto.randomUUID();
  const lead = {
    id,
    name: `Caller ${id.slice(0, 8)}`,
    email: newEmail(),
    phone: "(541) 555-0123",
    message: "Two vans, no website.",
  };
  const answer = await request.post("/rest/v1/leads", {
    headers: await ownerHeaders(request),
    data: lead,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return lead;
}

async function aHost(request: APIRequestContext) {
  const headers = await ownerHeaders(request);
  const hosts = await request.get(
    "/rest/v1/demo_hosts?select=staff_id&is_active=is.true&is_sample=is.true",
    {
      headers,
    },
  );
  const [host] = (await hosts.json()) as { staff_id: string }[];
  const id = host?.staff_id ?? "";
  const people = await request.get(`/rest/v1/staff?select=display_name&user_id=eq.${id}`, {
    headers,
  });
  const [person] = (await people.json()) as { display_name: string }[];
  return { id, name: person?.display_name ?? "" };
}

async function demoOf(request: APIRequestContext, lead: string) {
  const answer = await request.get(`/rest/v1/demo_bookings?lead_id=eq.${lead}&select=*`, {
    headers: await ownerHeaders(request),
  });
  return ((await answer.json()) as Record<string, unknown>[])[0];
}

const sheet = (page: Page) => page.getByRole("dialog").first();
const timeDialog = (page: Page) => page.getByRole("dialog", { name: /demo/ });

const confirmOddTime = (page: Page, press: string) =>
  page.getByRole("alertdialog").getByRole("button", { name: press }).click();

let demosAtNight = 0;
/** A unique night time that exists despite clock changes. */
function nightTime(): string {
  const minutes = 20 * demosAtNight++;
  return `0${3 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

test(
  "staff book, move and cancel a demo, and the caller is told each time",
  coreAndDated,
  async ({ page, request }) => {
    const lead = await createLead(request);
    await signIn(page);
    await openAsStaff(page, `/admin/crm/leads?lead=${lead.id}`);
    await sheet(page).getByRole("button", { name: "Book a demo" }).click();
    const dialog = timeDialog(page);
    await dialog.getByRole("button", { name: "Book the demo" }).click();
    await expect(dialog.getByText("Choose a time.")).toBeVisible();
    await dialog.getByLabel("Time in New York").fill(nightTime());
    await dialog.getByRole("button", { name: "Book the demo" }).click();
    await confirmOddTime(page, "Book the demo");
    const appointment = sheet(page).getByRole("region", { name: "Demo", exact: true });
    await expect(appointment.getByText(/^Demo by phone, /)).toBeVisible();
    await expect(sheet(page).getByRole("combobox", { name: "Stage" })).toHaveValue("demo-booked");
    const first = await demoOf(request, lead.id);
    expect(first).toMatchObject({ status: "booked", version: 1 });

    await appointment.getByRole("button", { name: "Move" }).click();
    await dialog.getByLabel("Time in New York").fill("05:00");
    await dialog.getByRole("button", { name: "Move the demo" }).click();
    await confirmOddTime(page, "Move the demo");
    await expect.poll(async () => (await demoOf(request, lead.id))?.["version"]).toBe(2);

    await appointment.getByRole("button", { name: "Cancel the demo" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the demo" }).click();
    await expect(sheet(page).getByText(/^Demo on .*: Cancelled$/)).toBeVisible();
    await expect(sheet(page).getByText("Jo Marsh cancelled the demo")).toBeVisible();
    await openAsStaff(page, `/admin/outbox?q=${encodeURIComponent(lead.email)}`);
    await expect(page.getByRole("link", { name: /^Your demo is cancelled: / })).toBeVisible();
  },
);

test(
  "two demos of one person at one time are refused in words, and what was chosen stays",
  dated,
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    const [one, two] = [await createLead(request), await createLead(request)];
    const headers = await ownerHeaders(request);
    const host = await aHost(request);
    const later = new Date(Date.now() + 200 * 86_400_000);
    later.setUTCDate(later.getUTCDate() + ((10 - later.getUTCDay()) % 7));
    const day = later.toISOString().slice(0, 10);
    const starts_at = momentAt(day, "12:00", "America/New_York")?.toISOString();
    const data = { lead_id: one.id, host_id: host.id, starts_at };
    expect((await request.post("/rest/v1/demo_bookings", { headers, data })).status()).toBe(201);

    await signIn(page);
    await openAsStaff(page, `/admin/crm/leads?lead=${two.id}`);
    await sheet(page).getByRole("button", { name: "Book a demo" }).click();
    const dialog = timeDialog(page);
    await dialog.getByLabel("Who calls").selectOption(host.id);
    await dialog.getByLabel("Day", { exact: true }).fill(day);
    await dialog.getByLabel("Time in New York").fill("12:10");
    await dialog.getByRole("button", { name: "Book the demo" }).click();
    await expect(dialog.getByText("Not saved: they have another demo at that time.")).toBeVisible();
    await expect(dialog.getByLabel("Time in New York")).toHaveValue("12:10");
    expect(await demoOf(request, two.id)).toBeUndefined();
  },
);

test(
  "after their time, demos on the day's list are asked what came of them",
  coreAndDated,
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource.* 400/);
    const lead = await createLead(request);
    const headers = await ownerHeaders(request);
    // Past times cannot be booked, so the answer is changed to show the demo as of yesterday.
    await page.route("**/rpc/my_day", async (route) => {
      const answer = await route.fetch();
      const day = (await answer.json()) as Day;
      const id = (await demoOf(request, lead.id))?.["id"];
      for (const part of Object.values(day.parts)) {
        const demo = part.rows.find((row) => row.demo?.["id"] === id)?.demo;
        if (demo === undefined) continue;
        demo["starts_at"] = new Date(Date.now() - 86_400_000).toISOString();
        part.rows = part.rows.filter((row) => row.demo !== demo);
        day.parts["overdue"]?.rows.unshift({ kind: "demo", demo });
        break;
      }
      await route.fulfill({ json: day });
    });
    const host = await aHost(request);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const starts_at = momentAt(soon, nightTime(), "America/New_York")?.toISOString();
    const data = { lead_id: lead.id, host_id: host.id, starts_at };
    const booked = await request.post("/rest/v1/demo_bookings", { headers, data });
    expect(booked.status(), await booked.text()).toBe(201);

    await signIn(page);
    // The former address of everybody's demos.
    await openAsStaff(page, "/admin/crm/leads?layout=today");
    await expect(page).toHaveURL(/\/admin\/crm\/today\?whose=team$/);
    const overdue = page.getByRole("region", { name: "Overdue" });
    const item = overdue.getByRole("listitem").filter({ hasText: lead.name });
    await expect(item).toContainText("Two vans, no website.");
    await expect(item.getByRole("link", { name: "Call (541) 555-0123" })).toBeVisible();
    // The database rejects this because its demo has not begun, which proves the request.
    await item.getByRole("button", { name: "Took place" }).click();
    await expect(page.getByText("Not saved: This demo has not begun yet.")).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  },
);

type Day = {
  parts: Record<string, { rows: { kind: string; demo?: Record<string, unknown> }[] }>;
};
