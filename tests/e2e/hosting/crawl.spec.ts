import { readdirSync } from "node:fs";
import { join } from "node:path";
import { distFolder } from "../../../server/prerender/build-folders.mjs";
import { Crawler, type CrawledPage } from "./crawler";
import { readStructuredData } from "./structured-data-errors";
import { expect, test } from "../support/test";

const [WIDTH, HEIGHT] = [1200, 630];

/** Fewer crawled pages mean that links were not followed. */
const FEWEST_PAGES = 30;
const FEWEST_ANSWERS = 150;

async function crawl(baseURL: string) {
  const home = await (await fetch(baseURL)).text();
  const [, siteUrl = ""] = /rel="canonical" href="(.*?)\/"/.exec(home) ?? [];
  const posts = readdirSync(join(distFolder, "blog"), { withFileTypes: true });
  const postCount = posts.filter((entry) => entry.isDirectory() && entry.name !== "authors").length;
  const crawler = new Crawler(baseURL, siteUrl, postCount);
  for (const start of ["/", "/sitemap.xml", "/rss.xml", "/robots.txt"]) crawler.name(start, "/");
  await crawler.run();
  return { crawler, siteUrl };
}

let crawled: ReturnType<typeof crawl> | undefined;
test.beforeEach(async ({ baseURL }) => {
  crawled ??= crawl(baseURL ?? "");
  await crawled;
});
const result = () => crawled as ReturnType<typeof crawl>;
test.describe.configure({ mode: "default", timeout: 300_000 });

const contentOf = ({ document }: CrawledPage, selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) =>
    element.tagName === "TITLE"
      ? element.textContent
      : (element.getAttribute("content") ?? element.getAttribute("href") ?? ""),
  );

const CANONICAL = 'link[rel="canonical"]';

/** Pages that are their own canonical; filtered and later pages of lists are not. */
const ownPages = (pages: CrawledPage[], siteUrl: string) =>
  pages.filter((page) => contentOf(page, CANONICAL)[0] === siteUrl + page.path);

const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test("every link and asset of the built site leads somewhere", async () => {
  const { crawler } = await result();
  expect(crawler.errors).toEqual([]);
  expect(crawler.pages.length).toBeGreaterThan(FEWEST_PAGES);
  expect(crawler.answers.size).toBeGreaterThan(FEWEST_ANSWERS);
});

test("every page has a title, a description and an address of its own, and the sitemap has it", async () => {
  const { crawler, siteUrl } = await result();
  for (const page of crawler.pages) {
    for (const selector of ["title", 'meta[name="description"]', CANONICAL]) {
      const texts = contentOf(page, selector);
      expect(texts, `${selector} of ${page.path}`).toHaveLength(1);
      expect(texts[0]?.trim(), `${selector} of ${page.path}`).not.toBe("");
    }
  }
  const pages = ownPages(crawler.pages, siteUrl);
  expect(twice(pages.flatMap((page) => contentOf(page, "title")))).toEqual([]);
  const first = pages.filter(({ path }) => !path.includes("?"));
  expect(twice(first.flatMap((page) => contentOf(page, 'meta[name="description"]')))).toEqual([]);
  const sitemap = crawler.answers.get("/sitemap.xml")?.text ?? "";
  const unlisted = first.filter(({ path }) => !sitemap.includes(`<loc>${siteUrl}${path}</loc>`));
  const unindexed = first.filter((page) =>
    contentOf(page, 'meta[name="robots"]').some((robots) => robots.startsWith("noindex")),
  );
  expect(unlisted.map(({ path }) => path)).toEqual(unindexed.map(({ path }) => path));
});

test("every page has a share picture of its own, of the size it says", async () => {
  const { crawler, siteUrl } = await result();
  const drawn = ownPages(crawler.pages, siteUrl).filter(({ path }) => !path.includes("?"));
  const pictures = drawn.map((page) => {
    const [address = ""] = contentOf(page, 'meta[property="og:image"]');
    expect(contentOf(page, 'meta[property="og:image:alt"]')[0], page.path).toBeTruthy();
    expect(contentOf(page, 'meta[property="og:image:width"]'), page.path).toEqual([`${WIDTH}`]);
    expect(contentOf(page, 'meta[property="og:image:height"]'), page.path).toEqual([`${HEIGHT}`]);
    const { bytes, type } = crawler.answers.get(address.replace(siteUrl, "")) ?? {};
    expect(type, address).toBe("image/png");
    expect([bytes?.readUInt32BE(16), bytes?.readUInt32BE(20)], address).toEqual([WIDTH, HEIGHT]);
    return bytes?.toString("base64") ?? "";
  });
  expect(twice(pictures)).toEqual([]);
});

test("the structured data of every page is whole, and names what is there", async () => {
  const { crawler, siteUrl } = await result();
  const errors: string[] = [];
  const described = new Set<string>();
  const referred: [path: string, id: string][] = [];
  for (const { path, document } of crawler.pages) {
    const data = await readStructuredData(document);
    errors.push(...data.errors.map((error) => `${path}: ${error}`));
    for (const id of data.described) described.add(id);
    referred.push(...data.referred.map((id) => [path, id] as [string, string]));
    for (const image of data.images) {
      const answer = crawler.answers.get(image.replace(siteUrl, ""));
      if (!answer?.type.startsWith("image/")) errors.push(`${path}: ${image} is no image`);
    }
  }
  const unknown = referred.filter(([, id]) => !described.has(id));
  expect([...errors, ...unknown.map(([path, id]) => `${path}: nothing is ${id}`)]).toEqual([]);
  expect(described.size).toBeGreaterThan(4);
});
