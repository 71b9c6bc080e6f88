import { expect, test, type Browser, type Page } from "@playwright/test";
import { reportAttempts } from "../../hostile/report-attempts.ts";
import { arrangeVectors, bodyPosts, type AttackPost } from "../../xss/attack-posts.ts";
import { startOwnSite } from "../../xss/attacked-site.ts";
import { openWatchedPage } from "../../xss/tripwires.ts";
import {
  causeEvents,
  countRun,
  rest,
  serveUnsanitized,
  switchOffSanitizer,
  watchTrips,
} from "../../xss/unsanitized-page.ts";
import { goWithin, showInVisualView } from "../../xss/ways-to-show.ts";
import { createPosts, openAsStaff, openHydrated, signIn } from "../support/open-page";

test.describe.configure({ mode: "default", timeout: 300_000 });

type Shown = { id: string; slug: string; full_content: string; words: string };

let site: Awaited<ReturnType<typeof startOwnSite>>;
let stop = async () => undefined as void;
/** One harmless to the page, and all others. */
let control: Shown;
let shared: Shown[];
let bodies: AttackPost[];
let tried = 0;
let succeeded = 0;

/**
 * These texts are tested alone, because they navigate away, take over the keyboard, leave a tag open, or shadow functions
 * of the page and the test.
 */
const EXCLUDED =
  /http-equiv|<(frameset|dialog|plaintext)\b|autofocus|<(form|img|input|embed|object|iframe|button|a)[^>]*\s(name|id)\s*=/i;
const PER_TEXT = 350;

const CONTROL =
  '<p><a href="javascript:alert(1)">a</a></p><p><img src="x" alt="" onerror="alert(1)"></p>';

function sharedTexts(all: string[]): string[] {
  const members = all.filter((member) => !EXCLUDED.test(member));
  return Array.from({ length: Math.ceil(members.length / PER_TEXT) }, (_, index) =>
    members.slice(index * PER_TEXT, (index + 1) * PER_TEXT).join("\n"),
  );
}

test.beforeAll(async () => {
  const arranged = arrangeVectors();
  bodies = bodyPosts(arranged);
  site = await startOwnSite();
  stop = site.stop;
  const fields = [CONTROL, ...sharedTexts(arranged.members)].map((text, index) => {
    const words = `Planted ${index}.`;
    return { words, full_content: `<p>${words}</p>${text}` };
  });
  const stored = await createPosts(
    site.api,
    fields.map(({ full_content }) => ({ full_content })),
    site.origin,
  );
  const all = stored.map((post, index) => ({ ...post, ...fields[index] }) as Shown);
  [control, shared] = [all[0] as Shown, all.slice(1)];
});
test.afterAll(async () => {
  reportAttempts("texts that nothing sanitized", tried, succeeded);
  await stop();
});

type Surface = {
  where: string;
  open: (page: Page) => Promise<void>;
  show: (page: Page, post: Shown) => Promise<void>;
  planted: string;
};

const openStaff = async (page: Page, path: string) => {
  await signIn(page, site.origin);
  await openAsStaff(page, path);
};
const SCRIPT_LINK = '[contenteditable="true"] a[href^="javascript:"]';

const SURFACES: Surface[] = [
  {
    where: "in a post that the browser draws",
    open: (page) => openHydrated(page, "/blog"),
    show: async (page, { slug, words }) => {
      await goWithin(page, `/blog/${slug}`);
      await page.getByText(words).waitFor({ state: "attached" });
    },
    planted: "main [onerror]",
  },
  {
    where: "in the preview",
    open: (page) => openStaff(page, "/admin/dashboard"),
    show: async (page, { id, words }) => {
      await goWithin(page, `/admin/blog-preview?id=${id}`);
      await page.getByText(words).waitFor({ state: "attached" });
    },
    planted: "main [onerror]",
  },
  {
    where: "in the editor's visual view",
    open: (page) => openStaff(page, "/admin/dashboard"),
    show: async (page, { id, slug, words }) => {
      await goWithin(page, `/admin/blog-editor?id=${id}`);
      await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(slug);
      await showInVisualView(page, words);
    },
    planted: SCRIPT_LINK,
  },
];

// Pasting cannot plant script links: the editor removes them even without the sanitizer.

/** Shows each text, interacts with it and returns which scripts ran or were blocked. */
async function readAll(browser: Browser, surface: Surface, posts: Shown[], hasPolicy: boolean) {
  const { page } = await openWatchedPage(browser, site.origin, { hasPolicy });
  await switchOffSanitizer(page);
  const trips = await watchTrips(page);
  await surface.open(page);
  for (const post of posts) {
    await surface.show(page, post);
    await expect(page.locator(surface.planted).first()).toBeAttached();
    const before = trips.ran().length + trips.stopped();
    await page.evaluate(causeEvents);
    // A javascript: link runs, or is blocked, after the click.
    await expect.poll(() => trips.ran().length + trips.stopped()).toBeGreaterThan(before);
    await page.evaluate(rest);
  }
  expect(new URL(page.url()).origin).toBe(site.origin);
  await page.context().close();
  return { ran: trips.ran(), stopped: trips.stopped() };
}

for (const surface of SURFACES) {
  test(`with nothing sanitized, the policy alone stops every script ${surface.where}`, async ({
    browser,
  }, { annotations }) => {
    expect((await readAll(browser, surface, [control], false)).ran).toContain("alert(1)");
    const { ran, stopped } = await readAll(browser, surface, [control, ...shared], true);
    tried += stopped;
    succeeded += ran.length;
    annotations.push({ type: "policy", description: `${stopped} attempts stopped` });
    expect(ran).toEqual([]);
    expect(stopped).toBeGreaterThan(10);
  });
}

test("with nothing sanitized, the policy alone keeps the server's pages from running scripts", async ({
  browser,
}, { annotations }) => {
  const read = async (posts: AttackPost[], hasPolicy: boolean) => {
    const counts = { ran: [] as string[], stopped: 0 };
    for (const { slug, full_content } of posts) {
      const { page } = await openWatchedPage(browser, site.origin, { hasPolicy });
      await serveUnsanitized(page, full_content);
      const { ran, stopped } = await countRun(page, `/blog/${control.slug}`);
      counts.ran.push(...ran.map((what) => `${slug}: ${what}`));
      counts.stopped += stopped;
      await page.context().close();
    }
    return counts;
  };
  expect((await read(bodies.slice(0, 2), false)).ran.length).toBeGreaterThan(10);
  const { ran, stopped } = await read(bodies, true);
  tried += stopped;
  succeeded += ran.length;
  annotations.push({ type: "policy", description: `${stopped} attempts stopped` });
  expect(ran).toEqual([]);
  expect(stopped).toBeGreaterThan(100);
});
