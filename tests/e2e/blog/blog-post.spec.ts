import { torturePost } from "../../fixtures/torture-post";
import { schemaErrors } from "../../schema-org";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  WIDE,
} from "../support/page-checks";
import { createPost, open, openHydrated } from "../support/open-page";
import { yellowAmong } from "../support/seen";
import { changePost, createCategory, readAsVisitor } from "../support/stored-posts";
import { core, coreAndDated, expect, test, type Page } from "../support/test";

const contents = (page: Page) => page.getByRole("navigation", { name: "In this post" });
const LONG = ["First", "Second", "Third"]
  .map((name) => `<h2>${name} part</h2>${"<p>A paragraph of some length.</p>".repeat(40)}`)
  .join("");

const distanceFromHeader = (page: Page, name: string) =>
  page.getByRole("heading", { name }).evaluate((heading) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return Math.round(heading.getBoundingClientRect().top - header);
  });

test(
  "the contents list leads to each section and marks the one being read",
  core,
  async ({ page, request }) => {
    const { slug } = await createPost(request, { full_content: LONG });
    await open(page, `/blog/${slug}`);
    await contents(page).getByRole("link", { name: "Second part" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/blog/${slug}#second-part`);
    await expect.poll(() => distanceFromHeader(page, "Second part")).toBeGreaterThanOrEqual(0);
    expect(await distanceFromHeader(page, "Second part")).toBeLessThan(120);
    const current = contents(page).locator('[aria-current="location"]').filter({ visible: true });
    await expect(current).toHaveText("Second part");
    await page
      .getByRole("heading", { name: "Third part" })
      .evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText("Third part");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`/blog/${slug}`);
  },
);

test(
  "a link to a section works on the first visit, from the HTML alone",
  core,
  async ({ page, request }) => {
    const { slug } = await createPost(request, { full_content: LONG });
    const html = await (await request.get(`/blog/${slug}`)).text();
    expect(html).toContain('id="third-part"');
    await open(page, `/blog/${slug}#third-part`);
    await expect(page.getByRole("heading", { name: "Third part" })).toBeInViewport();
    expect(await distanceFromHeader(page, "Third part")).toBeGreaterThanOrEqual(0);
  },
);

test("a link in a post to a part of another leads there, and Back returns", async ({
  page,
  request,
}) => {
  const there = await createPost(request, { full_content: `${LONG}<h2>電話番号</h2>${LONG}` });
  const link = `/blog/${there.slug}#${encodeURIComponent("電話番号")}`;
  const here = await createPost(request, { full_content: `<p><a href="${link}">There</a></p>` });
  await open(page, `/blog/${here.slug}`);
  await page.getByRole("link", { name: "There", exact: true }).click();
  const part = page.getByRole("heading", { name: "電話番号" });
  await expect(part).toBeInViewport();
  expect(await distanceFromHeader(page, "電話番号")).toBeGreaterThanOrEqual(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(here.title);
});

test("on a phone the contents list is folded away until it is wanted", async ({
  page,
  request,
}) => {
  const { slug } = await createPost(request, { full_content: LONG });
  await page.setViewportSize(PHONE);
  await open(page, `/blog/${slug}`);
  const link = contents(page).getByRole("link", { name: "Third part" });
  await expect(link).toBeHidden();
  await contents(page).locator("summary").click();
  await link.click();
  await expect(page.getByRole("heading", { name: "Third part" })).toBeInViewport();
  expect(await distanceFromHeader(page, "Third part")).toBeGreaterThanOrEqual(0);
});

test(
  "a heading's own link and the post's are copied",
  core,
  async ({ page, context, request, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { slug } = await createPost(request, { full_content: LONG });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await openHydrated(page, `/blog/${slug}?utm_source=mail`);
    await page.getByRole("link", { name: "Link to “Second part”" }).click();
    await expect(page.getByText("Link copied", { exact: true })).toBeAttached();
    expect(await clipboard()).toBe(`${baseURL}/blog/${slug}?utm_source=mail#second-part`);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await clipboard()).toBe(`${baseURL}/blog/${slug}`);
  },
);

test("a browser that refuses its clipboard shows the link to copy by hand", async ({
  page,
  request,
  baseURL,
}) => {
  const { slug } = await createPost(request);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await open(page, `/blog/${slug}`);
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = page.getByLabel("Your browser won’t let us copy. Here is the link:");
  await expect(link.filter({ visible: true })).toHaveValue(`${baseURL}/blog/${slug}`);
});

test("a device with a share sheet is asked to open it, and closing it is no failure", async ({
  page,
  request,
  baseURL,
}) => {
  const { slug, title } = await createPost(request);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return Promise.reject(new DOMException("closed", "AbortError"));
    };
  });
  await openHydrated(page, `/blog/${slug}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  expect(await page.evaluate(() => (window as { shared?: unknown }).shared)).toMatchObject({
    title,
    url: `${baseURL}/blog/${slug}`,
  });
  await expect(page.getByText("Link copied.")).toBeHidden();
});

test("a device without one offers no share sheet", async ({ page, request }) => {
  const { slug } = await createPost(request);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await openHydrated(page, `/blog/${slug}`);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(0);
});

test("everything a post may contain is readable at every width", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404|ERR_FAILED/);
  // Broken for this page only: other tests list this post.
  const cover = `/covers/roofing.svg?${crypto.randomUUID()}`;
  await page.route(`**${cover}`, (route) => route.abort());
  const { slug } = await createPost(request, {
    full_content: torturePost,
    title: `${"W".repeat(60)} and ${"w".repeat(60)}`,
    author: "v".repeat(70),
    category: "Performance",
    excerpt: "y".repeat(160),
    content: "z".repeat(160),
    image_url: cover,
  });
  await openHydrated(page, `/blog/${slug}`);
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);

  const table = page.getByRole("region", { name: "Table: What a call costs" });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  const code = page.getByRole("group", { name: "Code" });
  await code.focus();
  await expect(code).toBeFocused();
  await page.getByRole("img", { name: /A picture of a van/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: /A picture of a van/ })).toHaveClass("is-broken");
  await expect(page.locator("[data-slot=post-banner]")).toBeHidden();
});

test(
  "a post leads on to its neighbours and to what is related",
  core,
  async ({ page, request }) => {
    const { posts, word } = await createCategory(request, 4);
    const [, second, third] = posts;
    await changePost(request, second?.id ?? "", { excerpt: `All of ${word}` });
    await open(page, `/blog/${second?.slug}`);
    const neighbours = page.getByRole("navigation", { name: "Previous and next post" });
    await expect(neighbours.getByRole("link", { name: /Previous post/ })).toContainText(
      third?.title ?? "",
    );
    const band = page.getByRole("region", { name: "Keep reading" });
    await expect(band.getByRole("heading", { level: 3 }).first()).toContainText(word);
    await neighbours.getByRole("link", { name: /Previous post/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(third?.title ?? "");
  },
);

test(
  "a post says who wrote it, when, and that it was changed later",
  coreAndDated,
  async ({ page, request }) => {
    const { slug } = await createPost(request, {
      image_url: "/covers/roofing.svg",
      full_content: "<p>Four words of text.</p>",
      created_at: "2020-03-04T12:00:00Z",
    });
    const [post] = JSON.parse(await readAsVisitor(request, `rpc/published_post?at_slug=${slug}`));
    const changedAt = new Date(post.updated_at);
    await open(page, `/blog/${slug}`);
    const head = page.getByRole("article").locator("header");
    await expect(head).toContainText("An author");
    await expect(head).toContainText("Mar 4, 2020");
    const day = changedAt.toLocaleDateString("en-US", {
      dateStyle: "medium",
      timeZone: "America/New_York",
    });
    await expect(head).toContainText(`Updated ${day}`);
    await expect(page.getByRole("complementary", { name: "In short" })).toContainText(
      "Short content",
    );

    const documents = await page.locator('script[type="application/ld+json"]').allTextContents();
    const posting = documents
      .map((text): Record<string, unknown> => JSON.parse(text))
      .find((document) => document["@type"] === "BlogPosting");
    expect(posting).toMatchObject({
      datePublished: "2020-03-04T12:00:00.000Z",
      dateModified: changedAt.toISOString(),
      wordCount: 4,
      articleSection: "SEO",
      // Networks show no SVG, so the share picture is named.
      image: expect.stringMatching(
        `^https://www\\.curbfront\\.example/share/blog/${slug}\\.png\\?v=\\w+$`,
      ),
      mainEntityOfPage: `https://www.curbfront.example/blog/${slug}`,
    });
    expect(await schemaErrors(posting ?? {})).toEqual([]);
    for (const [property, content] of [
      ["published_time", "2020-03-04T12:00:00.000Z"],
      ["modified_time", changedAt.toISOString()],
    ] as const) {
      const tag = page.locator(`meta[property="article:${property}"]`);
      await expect(tag).toHaveAttribute("content", content);
    }
  },
);

for (const [category, action, path] of [
  ["SEO", "See the pages for your trade", "/industries"],
  ["Mobile", "Put your name on it", "/signup"],
  ["Performance", "Read the whole price list", "/pricing"],
] as const) {
  test(`a post on ${category} ends with its own offer`, async ({ page, request }) => {
    const { slug } = await createPost(request, { category });
    await open(page, `/blog/${slug}`);
    expect(await yellowAmong(page.getByRole("main").getByRole("link"))).toEqual([action]);
    await page.getByRole("link", { name: action }).click();
    await expect(page).toHaveURL(path);
  });
}

test("on paper a post is its text: no contents list, no buttons, and links say where they lead", async ({
  page,
  request,
}) => {
  const { slug } = await createPost(request, {
    full_content: `${LONG}<p><a href="https://example.com/there">there</a></p>`,
  });
  await open(page, `/blog/${slug}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const hidden of [
    contents(page),
    page.getByRole("button"),
    page.getByRole("region", { name: "Keep reading" }),
  ]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  const address = await page
    .getByRole("link", { name: "there" })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://example.com/there");
});
