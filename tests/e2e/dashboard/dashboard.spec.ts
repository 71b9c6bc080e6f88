import { readFile } from "node:fs/promises";
import {
  expectAccessible,
  expectFitAndAccessible,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { openAsStaff, signIn, waitForApp } from "../support/open-page";
import { expectSeen, yellowAmong } from "../support/seen";
import { core, coreAndDated, expect, test, type Page } from "../support/test";

const PATH = "/admin/dashboard";
const LISTS = [
  "/admin",
  "/admin/staff",
  "/admin/crm/clients",
  "/admin/crm/leads?layout=list",
  "/admin/crm/tickets",
];
/** The specification's tiles; there may be more. */
const TILES =
  "Current MRR, Monthly Revenue, Active Clients, New Leads, Open Tickets, Tasks Due Today";
const PANELS = [
  "Key figures",
  "Recurring revenue, 12 months",
  "Traffic & Leads",
  "Support & Tasks",
  "Provisioning Pipeline",
  "Portfolio & Inventory",
  "Quick Actions",
];

async function waitForPanels(page: Page): Promise<void> {
  await waitForApp(page);
  await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
}

async function openDashboard(page: Page, search = ""): Promise<void> {
  await page.goto(PATH + search);
  await waitForPanels(page);
}

const tile = (page: Page, label: string) =>
  page
    .getByRole("region", { name: "Key figures" })
    .getByRole("listitem")
    .filter({ hasText: label });

async function expectFiguresSeen(page: Page): Promise<void> {
  for (const label of TILES.split(", ")) {
    const each = tile(page, label);
    await each.scrollIntoViewIfNeeded();
    await expectSeen(each);
  }
  const chart = page
    .getByRole("region", { name: "Recurring revenue, 12 months" })
    .getByRole("application");
  await chart.scrollIntoViewIfNeeded();
  await expectSeen(chart);
  await page.evaluate(() => scrollTo(0, 0));
}

for (const size of [WIDE, TABLET, PHONE]) {
  test(
    `shows every panel, and nothing moves when the figures come, at ${size.width} px`,
    size === WIDE ? core : {},
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shifts: unknown = Reflect.get(globalThis, "shifts");
            if (Array.isArray(shifts)) shifts.push(Reflect.get(entry, "value"));
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.setViewportSize(size);
      await openDashboard(page);
      for (const name of PANELS)
        await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
      await expectFiguresSeen(page);
      const jobs = page.getByRole("region", { name: "Provisioning Pipeline" });
      expect(await yellowAmong(jobs.getByRole("button"))).toEqual(["Approve"]);
      const shifts = await page.evaluate<number[]>("shifts");
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(NARROW);
      await expectNoSidewaysScroll(page);
    },
  );
}

const VIEWS = [
  { name: "as drawings", size: WIDE, search: "" },
  { name: "as tables", size: WIDE, search: "?tab=tasks&tables=kpis,revenue,traffic&jobs=" },
  { name: "on a phone", size: PHONE, search: "?clients=enterprise&range=7d" },
];

for (const { name, size, search } of VIEWS) {
  test(`is accessible in both themes, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openDashboard(page, search);
    await expectFitAndAccessible(page, [size]);
  });
}

test("keeps every choice in the address", coreAndDated, async ({ page }) => {
  await openDashboard(page);
  await page.getByLabel("Time range").selectOption("7 days");
  await page.getByLabel("Clients").selectOption("Enterprise");
  await page.getByRole("button", { name: "Revenue", exact: true }).click();
  await page.getByRole("tab", { name: /Tasks/ }).click();
  await page.getByLabel("Expiring within").selectOption("90 days");
  await expect(page).toHaveURL(/range=7d/);
  const { search } = new URL(page.url());
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    clients: "enterprise",
    expiring: "90",
    range: "7d",
    series: "revenue",
    tab: "tasks",
  });
  await waitForPanels(page);
  await page.reload();
  await waitForPanels(page);
  await expect(page.getByLabel("Time range")).toHaveValue("7d");
  await expect(page.getByLabel("Clients")).toHaveValue("enterprise");
  await expect(page.getByRole("button", { name: "Revenue", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("tab", { name: /Tasks/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Expiring within")).toHaveValue("90");
  expect(new URL(page.url()).search).toBe(search);

  // Filters of the page are history entries; those of a panel are not.
  await page.goBack();
  await expect(page.getByLabel("Clients")).toHaveValue("all");
  await expect(page.getByLabel("Time range")).toHaveValue("7d");
  await page.goBack();
  await expect(page.getByLabel("Time range")).toHaveValue("30d");
});

test(
  "a figure leads to the rows it was counted from, and a row to its record",
  coreAndDated,
  async ({ page }) => {
    await openDashboard(page, "?clients=enterprise");
    // The clients who pay it are the active ones.
    for (const label of ["Current MRR", "Active Clients", "New Leads", "Open Tickets"]) {
      const counts = tile(page, label === "Current MRR" ? "Active Clients" : label);
      const number = await counts.locator("[data-slot=figure-value]").innerText();
      await tile(page, label).getByRole("link").click();
      await expect(page).toHaveURL(/\/admin\/crm\//);
      await expect(page.getByText(new RegExp(`^(All|.* of) ${number}\\b`))).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
      await waitForPanels(page);
    }

    const due = await tile(page, "Tasks Due Today").locator("[data-slot=figure-value]").innerText();
    await tile(page, "Tasks Due Today").getByRole("link").click();
    const panel = page.getByRole("region", { name: "Support & Tasks", exact: true });
    await expect(panel.getByText(new RegExp(`^${due} of`))).toBeVisible();
    await expect(panel).toBeInViewport();

    await panel.getByRole("tab", { name: /Tickets/ }).click();
    const list = panel.getByRole("table", { name: /^Tickets/ });
    const first = list.locator('tr[aria-rowindex="2"]');
    const state = await first.locator("td").nth(3).innerText();
    const opened = await first.getByText(/^opened /).innerText();
    await first.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Contact form emails" })).toBeVisible();
    await expect(page.getByText(state).first()).toBeVisible();
    expect(opened).toMatch(/days ago$/);
  },
);

test("exports what it shows, and says what was chosen", core, async ({ page }) => {
  await openDashboard(page, "?expiring=90&clients=enterprise");
  const panel = page.getByRole("region", { name: "Portfolio & Inventory" });
  await expect(panel.getByRole("row").nth(1)).toBeVisible();
  const rows = await panel.getByRole("row").count();
  await panel.getByRole("button", { name: "More for Portfolio & Inventory" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^curbfront_portfolio-inventory_30-days_clients-enterprise_expiring-within-90-days_example-data_\d{8}T\d{6}[+-]\d{4}\.csv$/,
  );
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(rows);
});

test(
  "fails and recovers panel by panel without a line",
  core,
  async ({ page, context, expectProblem }) => {
    expectProblem(/Error loading dashboard data/);
    // Menus, palette and sheets may still be loading, and the accessibility check loads style sheets.
    expectProblem(/A part of the page was not loaded|ERR_INTERNET_DISCONNECTED.*assets/);
    expectProblem(/ERR_INTERNET_DISCONNECTED.*favicon|Couldn't load preload assets/);
    await openDashboard(page);
    const mrr = await tile(page, "Current MRR").innerText();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(page.getByText(/Not refreshed: the server could not be reached/)).not.toHaveCount(
      0,
    );
    await waitForPanels(page);
    expect(await tile(page, "Current MRR").innerText()).toBe(mrr);

    await page.getByLabel("Clients").selectOption("Small business");
    const revenue = page.getByRole("region", { name: "Recurring revenue, 12 months" });
    await expect(revenue.getByText(/could not be loaded/)).toBeVisible();
    await waitForPanels(page);
    await expectAccessible(page);
    await context.setOffline(false);
    await revenue.getByRole("button", { name: "Try again" }).click();
    await expect(revenue.getByText(/could not be loaded/)).toHaveCount(0);
    await expect(
      page.getByRole("region", { name: "Traffic & Leads" }).getByText(/could not be loaded/),
    ).toBeVisible();
  },
);

test(
  "only logs what the specification says only logs, and tells the person",
  core,
  async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "log") logged.push(message.text());
    });
    await openDashboard(page, "?tab=tasks");
    const toast = page.locator("[data-sonner-toast]");
    for (const name of ["Retry", "Approve", "Notify Client", "Sync Stripe"]) {
      await page
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(toast.filter({ hasText: name.split(" ")[0] }).first()).toContainText("demo");
    }
    expect(logged).toHaveLength(4);
  },
);

/** Playwright's clock replaces the Date class that the time zone library extends. */
async function stopClock(page: Page, moment: string): Promise<void> {
  await page.addInitScript((time) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [time] : args, newTarget) as Date,
      get: (target, key) => (key === "now" ? () => time : (Reflect.get(target, key) as unknown)),
    });
  }, Date.parse(moment));
}

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`in ${timezoneId}, far from Greenwich`, () => {
    test.use({ timezoneId });

    test(
      "counts days as they are in the office, and says so",
      timezoneId.startsWith("Pacific") ? core : {},
      async ({ page }) => {
        // Around midnight in New York, so that the date differs in Greenwich and locally.
        const isEast = timezoneId.startsWith("Pacific");
        await stopClock(page, isEast ? "2026-11-22T04:30:00Z" : "2026-11-21T05:30:00Z");
        await page.goto(PATH);
        await expect(page.getByText(/^Saturday, Nov 21\./)).toBeVisible();
        await expect(page.getByText(isEast ? /still Saturday/ : /already Saturday/)).toBeVisible();
        const first = page
          .getByRole("region", { name: "Portfolio & Inventory" })
          .getByRole("row", { name: /okaforplumbing\.example/ });
        await expect(first).toContainText("Nov 26, 2026");
        await expect(first).toContainText("5 days left");
      },
    );
  });
}

test("lets a menu be used that opens where messages stand", async ({ page }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Sync Stripe" }).click();
  await page.getByRole("button", { name: "Bulk Publish" }).click();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(2);
  const more = page.getByRole("button", { name: "More for Provisioning Pipeline" });
  await more.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 170);
  });
  await more.click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toContain("provisioning-pipeline");
});

const TWICE_THE_TEXT = "html { font-size: 200% }";

test("stays within the window at twice the text size", async ({ page }) => {
  await openDashboard(page);
  await page.addStyleTag({ content: TWICE_THE_TEXT });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(NARROW);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("keeps lists within the window at twice the text size", async ({ page }) => {
  await signIn(page);
  for (const path of LISTS) {
    await page.setViewportSize(WIDE);
    await openAsStaff(page, path);
    await expect(page.locator("[data-records] [data-row]").first()).toBeVisible();
    await page.addStyleTag({ content: TWICE_THE_TEXT });
    await expectNoSidewaysScroll(page);
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
  }
  for (const path of ["/admin/blog-editor", "/admin/crm/leads/import"]) {
    await openAsStaff(page, path);
    await page.addStyleTag({ content: TWICE_THE_TEXT });
    await expectNoSidewaysScroll(page);
  }
});
