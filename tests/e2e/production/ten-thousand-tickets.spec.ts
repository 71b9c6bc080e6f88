import type { Locator } from "@playwright/test";
import { openAsStaff } from "../support/open-page";
import { BACKEND } from "./production-site";
import { expect, signInAsOwner, test, type Page } from "./production-test";

const COUNT = 10_000;
/** The most that may be mounted at once. */
const MOST_ROWS = 60;
const PRIORITIES = ["Urgent", "High", "Medium", "Low"];
const HOUR_MS = 3_600_000;
/** Hours from now to the warning and to the deadline: overdue, warned, and on time. */
const CLOCKS = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const;

/** The database's answer, but longer than it ever is. */
function manyTickets() {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const [warn = 0, due = 0] = CLOCKS[index % CLOCKS.length] ?? [];
    return {
      id: `71c40000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      number: 1001 + index,
      client: "Halden Air",
      site: "haldenair.example",
      plan: "enterprise",
      subject:
        index % 5 === 0 ? `Ticket ${index} has a subject of two lines, `.repeat(3) : "Ticket",
      priority: PRIORITIES[index % PRIORITIES.length]?.toLowerCase(),
      status: "open",
      assignee: "Priya Nair",
      created_at: inHours(index - COUNT),
      warn_at: inHours(warn),
      due_at: inHours(due),
      clock_stopped_at: null,
      resolved_at: null,
    };
  });
  return { rows, left_out: [] };
}

async function openTickets(page: Page) {
  await page.route(`${BACKEND}/rest/v1/rpc/dashboard_tickets`, (route) =>
    route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, json: manyTickets() }),
  );
  await signInAsOwner(page);
  await openAsStaff(page, "/admin/dashboard");
  const panel = page.getByRole("region", { name: "Support & Tasks" });
  const region = panel.getByRole("region", { name: "Tickets, most pressing first" });
  await expect(region).toBeVisible();
  return { panel, region, rows: region.locator("tbody tr[data-index]") };
}

const belowTheEdge = (list: Locator) =>
  list.evaluate((region) => {
    const last = [...region.querySelectorAll("tbody tr[data-index]")].at(-1);
    if (!last) return Number.NaN;
    return last.getBoundingClientRect().bottom - region.getBoundingClientRect().bottom;
  });

test("ten thousand tickets: few rows, and the keyboard reaches the last one", async ({ page }) => {
  const { panel, region, rows } = await openTickets(page);
  await expect(panel.getByRole("tab", { name: /^Tickets 10,000/ })).toBeVisible();
  await expect(region.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(await rows.count()).toBeLessThan(MOST_ROWS);
  await expect(rows.first()).toHaveAttribute("aria-rowindex", "2");

  await region.focus();
  await page.keyboard.press("End");
  const last = region.locator('tr[aria-rowindex="10001"]');
  await expect(last).toBeInViewport();
  await expect.poll(async () => Math.abs(await belowTheEdge(region))).toBeLessThan(2);
  await expect(last).toContainText("Low");
  await expect(last).toContainText("On time");
  expect(await rows.count()).toBeLessThan(MOST_ROWS);

  await page.keyboard.press("PageUp");
  await expect.poll(() => belowTheEdge(region)).toBeGreaterThan(100);
  await page.keyboard.press("Home");
  await expect(region.locator('tr[aria-rowindex="2"]')).toBeInViewport();
  await expect(region.getByRole("columnheader", { name: "Ticket" })).toBeInViewport();
});

test("every row keeps its place and its neighbors while the list is scrolled", async ({ page }) => {
  const { region } = await openTickets(page);
  for (const share of [0.2, 0.55, 0.93, 0.4]) {
    await region.evaluate((element, part) => {
      element.scrollTop = element.scrollHeight * part;
    }, share);
    const seen = () =>
      region.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const head = element.querySelector("thead")?.getBoundingClientRect().height ?? 0;
        const shown = [...element.querySelectorAll("tbody tr[data-index]")].filter((row) => {
          const box = row.getBoundingClientRect();
          return box.bottom > top + head && box.top < bottom;
        });
        const indexes = shown.map((row) => Number(row.getAttribute("aria-rowindex")));
        const height = shown.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
        return {
          covers: height >= bottom - top - head,
          isUnbroken: indexes.every(
            (index, at) => at === 0 || index === (indexes[at - 1] ?? 0) + 1,
          ),
        };
      });
    await expect.poll(seen).toEqual({ covers: true, isUnbroken: true });
  }
});

test("a turned phone or a smaller window keeps the row that was read", async ({ page }) => {
  const { region } = await openTickets(page);
  await region.evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  const firstSeen = () =>
    region.evaluate((element) => {
      const head = element.querySelector("thead")?.getBoundingClientRect().height ?? 0;
      const top = element.getBoundingClientRect().top + head + 4;
      const row = [...element.querySelectorAll("tbody tr[data-index]")].find(
        (one) => one.getBoundingClientRect().bottom > top,
      );
      return Number(row?.getAttribute("aria-rowindex"));
    });
  await expect.poll(firstSeen).toBeGreaterThan(1_000);
  const read = await firstSeen();
  for (const width of [390, 320, 768, 320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(region.getByRole("columnheader")).toHaveCount(width < 640 ? 0 : 5);
    await expect.poll(async () => Math.abs((await firstSeen()) - read)).toBeLessThan(2);
  }
});

test("a filter leaves rows out, begins at the top, and adds up", async ({ page }) => {
  const { panel, region, rows } = await openTickets(page);
  await region.focus();
  await page.keyboard.press("End");
  await expect(region.locator('tr[aria-rowindex="10001"]')).toBeInViewport();
  let sum = 0;
  for (const priority of PRIORITIES) {
    await panel.getByLabel("Ticket priority").selectOption(priority);
    await expect(page).toHaveURL(new RegExp(`priority=${priority.toLowerCase()}`));
    // The address changes before the list does.
    const badges = region.locator("td:nth-child(2)");
    await expect.poll(async () => [...new Set(await badges.allTextContents())]).toEqual([priority]);
    await expect(rows.first()).toHaveAttribute("aria-rowindex", "2");
    await expect(rows.first()).toBeInViewport();
    sum += Number(await region.getByRole("table").getAttribute("aria-rowcount")) - 1;
  }
  expect(sum).toBe(COUNT);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the stacked rows reach their end too", async ({ page }) => {
    const { region, rows } = await openTickets(page);
    await region.focus();
    await page.keyboard.press("End");
    await expect(region.locator('tr[aria-rowindex="10001"]')).toBeInViewport();
    await expect.poll(async () => Math.abs(await belowTheEdge(region))).toBeLessThan(2);
    expect(await rows.count()).toBeLessThan(MOST_ROWS);
  });
});
