import {
  expectAccessible,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  WIDE,
} from "../support/page-checks";
import { createPost, open, openHydrated, waitForApp } from "../support/open-page";
import { createCategory, newWord } from "../support/stored-posts";
import { core, expect, test, type Page } from "../support/test";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search the posts" });
const results = (page: Page) => page.getByRole("group", { name: "Posts" });
const titles = (page: Page) => results(page).getByRole("heading", { level: 2 });
const SEARCH = "**/rest/v1/rpc/search_posts*";

test(
  "results come while one types, ranked and marked, and Back is not full of half words",
  core,
  async ({ page, request }) => {
    const word = newWord();
    await createPost(request, { title: `In the text`, full_content: `<p>About ${word} here.</p>` });
    await createPost(request, { title: `All about ${word}` });
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await field(page).pressSequentially(word, { delay: 60 });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(word);
    await expect(page).toHaveURL(`/blog?q=${word}`);
    await expect(titles(page)).toHaveText([`All about ${word}`, "In the text"]);
    await expect(results(page).locator("mark")).toHaveText([word, word]);
    await expect(results(page).getByRole("status")).toHaveText(
      `2 posts match “${word}”, best match first.`,
    );
    await page.goBack();
    await expect(page).toHaveURL("/");
  },
);

test("a search keeps to the chosen category, and going back restores both", async ({
  page,
  request,
}) => {
  const { word, category, posts } = await createCategory(request, 2);
  await createPost(request, { title: `Elsewhere ${word}` });
  await open(page, `/blog?q=${word}`);
  await expect(titles(page)).toHaveCount(3);
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: category })
    .click();
  await expect(titles(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue(word);
  await titles(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(posts[0]?.title ?? "");
  await page.goBack();
  await expect(titles(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue(word);
  await expect(page.locator('[aria-current="true"]')).toHaveText(category);
  await page.goBack();
  await expect(titles(page)).toHaveCount(3);
});

test("pages of a category come from the server, as HTML and when leafing", async ({
  page,
  request,
}) => {
  const { address, posts } = await createCategory(request, 13);
  const html = await (await request.get(`${address}&page=2`)).text();
  expect(html).toContain(posts[12]?.title);
  expect(html).not.toContain(posts[0]?.title);
  expect(html).toContain('<link rel="canonical" href="https://www.curbfront.example/blog"');

  await open(page, address);
  await expect(titles(page)).toHaveCount(12);
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(titles(page)).toHaveText([posts[12]?.title ?? ""]);
  await expect(page).toHaveURL(`${address.replaceAll("%20", "+")}&page=2`);
  await expect(results(page)).toBeFocused();
  await page.getByRole("link", { name: "Newer posts" }).click();
  await expect(titles(page)).toHaveCount(12);
  await page.goBack();
  await expect(titles(page)).toHaveCount(1);
});

test("a category that no post has is kept out of every index, one that a post has is not", async ({
  page,
  request,
}) => {
  const { address } = await createCategory(request, 1);
  const robots = page.locator('meta[name="robots"]');
  for (const [path, content] of [
    ["/blog?category=Mobile", "index, follow"],
    [address, "index, follow"],
    [`/blog?category=No+${newWord()}`, "noindex, follow"],
  ] as const) {
    expect(await (await request.get(path)).text()).toContain(
      `<meta name="robots" content="${content}"`,
    );
    await open(page, path);
    await expect(robots).toHaveAttribute("content", content);
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test("a filtered page is hydrated as it was sent", async ({ page, request }) => {
  const { address, word } = await createCategory(request, 2);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { sent: document.querySelector("main li h2") });
    });
  });
  await open(page, `${address}&q=${word}&utm_source=mail`);
  expect(
    await page.evaluate(
      () => (window as { sent?: Element }).sent === document.querySelector("main li h2"),
    ),
  ).toBe(true);
});

test("the HTML of the plain list, which a static host sends for any query, gives way to what was asked", async ({
  page,
  request,
}) => {
  const { address, posts } = await createCategory(request, 1);
  const plain = await (await request.get("/blog")).text();
  await page.route(`${address}*`, (route) =>
    route.fulfill({ body: plain, contentType: "text/html" }),
  );
  await open(page, address);
  await expect(titles(page)).toHaveText([posts[0]?.title ?? ""]);
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(1);
});

test("a malformed address shows the plain list", async ({ page }) => {
  for (const query of [
    "page=-1",
    "page=zwei&category=&q=",
    "category=all&q=%00",
    "%E0%A4%A=1&page=0",
  ]) {
    await test.step(query, async () => {
      await open(page, `/blog?${query}`);
      await expect(page.getByRole("heading", { name: /Why your phone number/ })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog$/);
    });
  }
});

test("a page beyond the last one is not found, says so, and leads back", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of (404|416)/);
  const { address } = await createCategory(request, 1);
  expect((await request.get(`${address}&page=40`)).status()).toBe(404);
  await open(page, `${address}&page=40`);
  await expect(page.getByText("There are no posts this far back")).toBeVisible();
  await page.getByRole("link", { name: "To the first page" }).click();
  await expect(titles(page)).toHaveCount(1);
});

test("a blog without posts says so instead of standing empty", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route("**/rest/v1/rpc/published_posts*", (route) => route.fulfill({ json: [] }));
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(
    page.getByRole("heading", { name: "The first post is still being written" }),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});

test("a search for signs is answered like any other", async ({ page }) => {
  for (const search of [
    '"',
    "-",
    "!&|",
    "\\",
    "%",
    "'; drop table blogs; --",
    "<b>",
    "a:*",
    "or or",
  ]) {
    await test.step(search, async () => {
      await open(page, `/blog?q=${encodeURIComponent(search)}`);
      await expect(results(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(field(page)).toHaveValue(search);
      await expect(page.getByText("could not be loaded")).toHaveCount(0);
    });
  }
});

test("finding nothing says what to try, and every state is accessible at every width", async ({
  page,
  request,
}) => {
  const { word, category, address } = await createCategory(request, 1);
  await open(page, `/blog?category=Mobile&q=${word}`);
  await expect(
    page.getByRole("heading", { name: `We haven’t written about “${word}”` }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole("link", { name: "Search every category" }).click();
  await expect(titles(page)).toHaveCount(1);
  for (const path of [
    `/blog?q=no${word}`,
    `/blog?category=Nobody+${word}`,
    `${address}&q=${word}`,
  ]) {
    await open(page, path);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
    await page.setViewportSize(NARROW);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(PHONE);
  await open(page, address);
  await expect(page.getByRole("link", { name: category, exact: true })).toBeInViewport({
    ratio: 0.9,
  });
});

test("an answer that comes late does not cover a newer one", async ({ page, request }) => {
  const first = newWord();
  const second = newWord();
  await createPost(request, { title: `Early ${first}` });
  await createPost(request, { title: `Late ${second}` });
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((done) => (letGo = done));
  await open(page, "/blog");
  await page.route(SEARCH, async (route) => {
    if (route.request().url().includes(first)) await released;
    await route.continue().catch(() => undefined);
  });
  await field(page).fill(first);
  await expect(page).toHaveURL(`/blog?q=${first}`);
  await field(page).fill(second);
  await expect(titles(page)).toHaveText([`Late ${second}`]);
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  await expect(titles(page)).toHaveText([`Late ${second}`]);
});

test("a search that fails keeps what was typed, and Retry asks again", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const word = newWord();
  await createPost(request, { title: `Once ${word}` });
  await open(page, "/blog");
  await page.route(SEARCH, (route) => route.abort());
  await field(page).fill(word);
  await expect(page.getByText("The posts could not be loaded")).toBeVisible();
  await expect(field(page)).toHaveValue(word);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(titles(page)).toHaveText([`Once ${word}`]);
});

test("what is typed before the page is ready is searched for once it is", async ({
  page,
  request,
}) => {
  const word = newWord();
  await createPost(request, { title: `Early bird ${word}` });
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((done) => (letGo = done));
  await page.route("**/assets/index-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/blog", { waitUntil: "commit" });
  await field(page).fill(word);
  letGo();
  await waitForApp(page);
  await expect(titles(page)).toHaveText([`Early bird ${word}`]);
  await expect(field(page)).toHaveValue(word);
});

test("without JavaScript the search is a form that works", async ({
  browser,
  baseURL,
  request,
}) => {
  const { word, address } = await createCategory(request, 1);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await field(page).fill(word);
  await field(page).press("Enter");
  await expect(results(page).locator("mark").first()).toHaveText(word);
  expect(new URL(page.url()).searchParams.get("category")).toContain(word);
  await context.close();
});
