import { openAsStaff, signIn } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

const TOTAL = 3_000;

type Row = { id: string };
type Answer = { rows: Row[]; next: unknown; total: number | null };

/** Each list's address, API call and scrolling element; null for the page. */
const LISTS: { path: string; call: string; scroller: string | null; isPolled?: true }[] = [
  { path: "/admin/crm/leads?layout=list", call: "rpc/list_leads", scroller: "Leads" },
  { path: "/admin/crm/clients", call: "rpc/list_clients", scroller: "Clients" },
  { path: "/admin/crm/tickets", call: "rpc/list_tickets", scroller: null },
  { path: "/admin/outbox", call: "rpc/list_mails", scroller: null, isPolled: true },
  { path: "/admin/unmatched", call: "rpc/list_inbound_mails", scroller: null },
];

const nthId = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

async function makeLong(page: Page, call: string): Promise<unknown[]> {
  const cursors: unknown[] = [];
  await page.route(`**/rest/v1/${call}`, async (route) => {
    const args = route.request().postDataJSON() as { after: [number] | null; page_size: number };
    cursors.push(args.after);
    const from = args.after?.[0] ?? 0;
    const answer = await route.fetch({ postData: { ...args, after: null } });
    const { rows } = (await answer.json()) as Answer;
    const long = Array.from({ length: args.page_size }, (_, nth) => ({
      ...rows[nth % rows.length],
      id: nthId(from + nth + 1),
    }));
    const next = [from + args.page_size];
    await route.fulfill({ json: { rows: long, next, total: from === 0 ? TOTAL : null } });
  });
  return cursors;
}

/** Long enough for a page that would keep loading by itself. */
async function wait15(page: Page): Promise<void> {
  for (let second = 0; second < 15; second += 1) {
    await page.clock.runFor(1_000);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            done();
          });
          observer.observe(document.documentElement);
        }),
    );
  }
}

for (const { path, call, scroller, isPolled = false } of LISTS) {
  test(`3,000 rows are read as a person comes near: ${path}`, core, async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    const cursors = await makeLong(page, call);
    await openAsStaff(page, path);
    await expect(page.getByText("1–50 of 3,000")).toBeAttached();
    await wait15(page);
    // The outbox polls for new statuses, but loads no more pages.
    expect(isPolled ? [...new Set(cursors)] : cursors).toEqual([null]);
    await page.evaluate((name) => {
      const region = document.querySelector(`[role=region][aria-label="${name}"]`);
      const box = name === null ? document.documentElement : region;
      box?.scrollTo({ top: box.scrollHeight, behavior: "instant" });
    }, scroller);
    await expect(page.getByText("1–100 of 3,000")).toBeAttached();
    await wait15(page);
    expect([...new Set(cursors.map(String))]).toEqual(["null", "50"]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

test("3,000 posts are read a page at a time", core, async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  let calls = 0;
  await page.route("**/rest/v1/blogs?select=*", async (route) => {
    calls += 1;
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-range": "0-24/3000" },
    });
  });
  await openAsStaff(page, "/admin");
  await expect(page.getByText(/of 3,000/)).toBeVisible();
  await wait15(page);
  expect(calls).toBe(1);
});

test("a new question cancels the one before, whose count stands no longer", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, "/admin/crm/leads?layout=list");
  const count = page.getByRole("status").filter({ hasText: /leads?$|^Loading$/ });
  await expect(count).toHaveText(/^\d+ leads$/);
  const requestFor = (word: string) =>
    page.waitForRequest((request) => (request.postData() ?? "").includes(`"search":"${word}"`));
  await page.route("**/rest/v1/rpc/list_leads", (route) =>
    (route.request().postData() ?? "").includes('"search":"first"') ? undefined : route.fallback(),
  );
  const search = page.getByRole("searchbox", { name: "Search leads" });
  const first = requestFor("first");
  await search.fill("first");
  const request = await first;
  await expect(count).toHaveText("Loading");
  const canceled = page.waitForEvent("requestfailed", (failed) => failed === request);
  await search.fill("nobody is called so");
  await canceled;
  await expect(page.getByText("No lead matches.")).toBeVisible();
  await expect(count).toHaveText("0 leads");
});
