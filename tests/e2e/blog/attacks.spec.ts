import { expect, test, type Browser, type Page } from "@playwright/test";
import { reportAttempts } from "../../hostile/report-attempts.ts";
import { startAttackedSite, type AttackedSite } from "../../xss/attacked-site.ts";
import { findRunning } from "../../xss/count-running.ts";
import { openLaboratory, sanitizeInBrowser, sanitizeOnServer } from "../../xss/laboratory.ts";
import { findDangers, openWatchedPage } from "../../xss/tripwires.ts";
import { fromCorpora, vectors } from "../../xss/vectors.ts";
import { goWithin, pasteHtml, showInVisualView } from "../../xss/ways-to-show.ts";
import { openAsStaff, signIn, hydratePage } from "../support/open-page";

test.describe.configure({ mode: "default", timeout: 300_000 });
let site: AttackedSite;
let stop = async () => undefined as void;
let tried = 0;
let succeeded = 0;

test.beforeAll(async () => {
  site = await startAttackedSite();
  stop = site.stop;
});
test.afterAll(async () => {
  reportAttempts("texts of posts", tried, succeeded);
  await stop();
});

function expectNone(found: string[], where?: string): void {
  succeeded += found.length;
  expect(found, where).toEqual([]);
}

const expectSafe = async (page: Page, where?: string) => expectNone(await findDangers(page), where);

/** Runs `tour` past every vector and expects that no script ran, no request left and no window opened. */
async function expectNoAttack(
  browser: Browser,
  tour: (page: Page) => Promise<void>,
  attempts = vectors.length,
) {
  const { page, attacks } = await openWatchedPage(browser, site.origin);
  tried += attempts;
  await tour(page);
  expectNone(attacks);
  await page.context().close();
}

async function openAsOwner(page: Page, path: string): Promise<void> {
  await signIn(page, site.origin);
  await openAsStaff(page, path);
}

/** Sanitized texts close their tags, so that one document can hold many. */
const inSheets = (texts: readonly string[], size = 25) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size).join("\n"),
  );

const bare = (text: string | null) => (text ?? "").normalize("NFC").replace(/\s/g, "");

async function expectPost(page: Page, title: string): Promise<void> {
  await hydratePage(page);
  await page.waitForFunction((wanted) => {
    const heading = document.querySelector("h1");
    const isHydrated = document.querySelector("#root[data-state=running]") !== null;
    return isHydrated && heading?.textContent.normalize("NFC").replace(/\s/g, "") === wanted;
  }, bare(title));
}

const slugsShown = async (page: Page) => {
  const html = await page.locator("main").innerHTML();
  return new Set(html.match(/attack-(?:body|card)-\d+(?=["<\s])/g));
};

async function readWholeList(page: Page): Promise<void> {
  const seen = new Set<string>();
  const total = site.posts.bodies.length + site.posts.cards.length;
  while (seen.size < total) {
    await expect
      .poll(async () => [...(await slugsShown(page))].some((slug) => !seen.has(slug)))
      .toBe(true);
    for (const slug of await slugsShown(page)) seen.add(slug);
    await expectSafe(page);
    if (seen.size === total) return;
    const main = page.locator("main");
    const name = /^\s*(older|next)/i;
    await main.getByRole("link", { name }).or(main.getByRole("button", { name })).last().click();
  }
}

test("many of the vectors run in this browser as they are, none once sanitised", async ({
  browser,
}, { annotations }) => {
  const page = await openLaboratory(browser);
  const some = vectors.filter((_, nth) => nth % 4 === 0);
  const running = await findRunning(page, some);
  annotations.push({
    type: "vectors",
    description: `${vectors.length}, of them ${fromCorpora.length} public; of ${some.length} ${running.length} run`,
  });
  // Otherwise the test site detects no attacks at all.
  expect(running.length).toBeGreaterThan(some.length / 3);

  const { clean, saved } = await sanitizeInBrowser(page, vectors);
  expect((await sanitizeInBrowser(page, clean)).clean).toEqual(clean);
  expect((await sanitizeInBrowser(page, saved)).saved).toEqual(saved);
  for (const texts of [
    inSheets(clean),
    inSheets(await sanitizeOnServer(vectors)),
    saved.filter((text, index) => text !== clean[index]),
  ]) {
    const survivors = await findRunning(page, texts);
    tried += vectors.length;
    expectNone(survivors.map((index) => texts[index] ?? ""));
  }
  await page.context().close();
});

test("the tripwires are seen when something runs", async ({ browser }) => {
  const { page, attacks } = await openWatchedPage(browser, site.origin, { hasPolicy: false });
  await page.goto("/blog");
  // React removes nodes that were inserted before hydration.
  await expectPost(page, "Shop talk");
  await page.evaluate(() => {
    const box = document.createElement("p");
    box.innerHTML = '<img src=x onerror=alert(1)><iframe src="//evil.example"></iframe>';
    document.querySelector("main")?.append(box);
  });
  await expect.poll(() => attacks).toContainEqual(expect.stringContaining("evil.example"));
  await expect.poll(() => findDangers(page)).toContainEqual("alert(1)");
  expect((await findDangers(page)).join("\n")).toMatch(/element in <iframe[^]*onerror in <img/);
  await page.context().close();
});

test("no post runs anything, as the server sent it", async ({ browser }) => {
  await expectNoAttack(browser, async (page) => {
    for (const { slug, title } of site.posts.bodies) {
      await page.goto(`/blog/${slug}`, { waitUntil: "domcontentloaded" });
      await expectPost(page, title);
      const shared = page.locator('meta[property="og:title"]').first();
      expect(bare(await shared.getAttribute("content")), slug).toBe(bare(title));
      await expectSafe(page, slug);
    }
  });
});

test("no post runs anything, as the browser draws it", async ({ browser }) => {
  await expectNoAttack(browser, async (page) => {
    await page.goto("/blog");
    await expectPost(page, "Shop talk");
    for (const { slug, title } of site.posts.bodies) {
      await goWithin(page, `/blog/${slug}`);
      await expectPost(page, title);
      await expectSafe(page, slug);
    }
  });
});

test("the list of posts and its search run nothing", async ({ browser }) => {
  await expectNoAttack(browser, async (page) => {
    await page.goto("/blog");
    await readWholeList(page);
    for (const word of ["alert", "script", "img"]) {
      await page.goto(`/blog?q=${word}`);
      await expectPost(page, "Shop talk");
      await expectSafe(page);
    }
  });
});

test("addresses are not echoed as markup", async ({ browser }) => {
  const short = vectors.filter((vector) => vector.length < 120 && /[<"']/.test(vector));
  const chosen = short.filter((_, index) => index % Math.ceil(short.length / 4) === 0);
  await expectNoAttack(
    browser,
    async (page) => {
      for (const vector of chosen) {
        const text = encodeURIComponent(vector.replaceAll("\0", ""));
        const query = `q=${text}&category=${text}&page=${text}`;
        for (const address of [`/blog/${text}`, `/${text}`, `/blog?${query}`, `/admin?${query}`]) {
          await page.goto(address, { waitUntil: "domcontentloaded" });
          await page.locator("h1").first().waitFor();
          await expectSafe(page, address);
        }
      }
    },
    chosen.length * 4,
  );
});

test("the manager's list runs nothing", async ({ browser }) => {
  await expectNoAttack(browser, async (page) => {
    await openAsOwner(page, "/admin");
    await expect(page.getByRole("table")).toBeVisible();
    await readWholeList(page);
  });
});

test("the editor runs nothing, in either view", async ({ browser }) => {
  await expectNoAttack(browser, async (page) => {
    await openAsOwner(page, "/admin/dashboard");
    for (const [index, { id, slug }] of site.posts.bodies.entries()) {
      await goWithin(page, `/admin/blog-editor?id=${id}`);
      await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(slug);
      await expectSafe(page, slug);
      await showInVisualView(page, `Body ${index}`);
      await expectSafe(page, `${slug}, visual`);
    }
  });
});

test("what is pasted into the visual view runs nothing", async ({ browser }) => {
  await expectNoAttack(browser, async (page) => {
    await openAsOwner(page, "/admin/blog-editor");
    const text = page.locator('[contenteditable="true"]');
    await text.click();
    for (const { full_content, slug } of site.posts.bodies) {
      await pasteHtml(page, full_content);
      // Marked as copied from this editor, which trusts such content.
      await pasteHtml(page, `<p data-pm-slice="0 0 []"></p>${full_content}`);
      await expectSafe(page, slug);
    }
    await expect(text).toContainText("Body 1");
  });
});

test("the preview runs nothing", async ({ browser }) => {
  await expectNoAttack(browser, async (page) => {
    await openAsOwner(page, "/admin/dashboard");
    for (const { id, slug, title } of site.posts.bodies) {
      await goWithin(page, `/admin/blog-preview?id=${id}`);
      await page.locator("article").waitFor();
      await expectPost(page, title);
      await expectSafe(page, slug);
    }
  });
});

test("the feed and the sitemap are well-formed, and nothing in them runs in a reader", async ({
  browser,
}) => {
  const [feed, sitemap] = await Promise.all(
    ["/rss.xml", "/sitemap.xml"].map(async (path) => (await site.api.get(path)).text()),
  );
  const page = await openLaboratory(browser);
  const items = await page.evaluate(readFeed, { feed: feed ?? "", sitemap: sitemap ?? "" });
  for (const { slug } of site.posts.bodies) {
    expect(items.map(({ link }) => link)).toContainEqual(expect.stringMatching(`/${slug}$`));
  }
  const running = await findRunning(
    page,
    items.flatMap(({ texts }) => texts),
  );
  tried += items.length;
  expectNone(running.map((index) => items[Math.floor(index / 2)]?.link ?? ""));
  await page.context().close();
  await expectNoAttack(browser, async (reader) => {
    await reader.goto("/rss.xml");
    expectNone((await reader.evaluate(() => window.tripped)) ?? ["no tripwires"]);
  });
});

/** Runs in the page. Feed readers parse both texts of an item as HTML. */
function readFeed({ feed, sitemap }: { feed: string; sitemap: string }) {
  const [rss] = [feed, sitemap].map((xml) => {
    const parsed = new DOMParser().parseFromString(xml, "application/xml");
    const isBroken = parsed.querySelector("parsererror") !== null;
    const isPage = parsed.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "*").length > 0;
    if (isBroken || isPage) throw new Error(`Not a feed or a sitemap: ${xml.slice(0, 500)}`);
    return parsed;
  });
  const CONTENT = "http://purl.org/rss/1.0/modules/content/";
  return [...(rss?.querySelectorAll("item") ?? [])].map((item) => ({
    link: item.querySelector("link")?.textContent ?? "",
    texts: [
      item.getElementsByTagNameNS(CONTENT, "encoded")[0],
      item.querySelector("description"),
    ].map((element) => element?.textContent ?? ""),
  }));
}
