import { expectAccessible, expectNoSidewaysScroll, NARROW, PHONE } from "../support/page-checks";
import { createPost, createPosts, open, openHydrated } from "../support/open-page";
import { newWord } from "../support/stored-posts";
import { core, expect, test } from "../support/test";

const POST_NAME = "“Can I just text you?”";

test(
  "a reader finds a post by its author, by its title as typed and after a slip, and goes on to the author",
  core,
  async ({ page }) => {
    await openHydrated(page, "/blog");
    const field = page.getByRole("searchbox", { name: "Search the posts" });
    const results = page.getByRole("group", { name: "Posts" });
    const titles = results.getByRole("heading", { level: 2 });
    for (const typed of ["can I", "“can i just", '"Can I just text you?"']) {
      await field.fill(typed);
      await expect(titles.first()).toHaveText(POST_NAME);
    }
    await field.fill("frozn pipe");
    await expect(results.getByRole("status")).toHaveText(
      "Nothing matches “frozn pipe”. One post matches “frozen pipe”.",
    );
    await results.getByRole("link", { name: "Did you mean “frozen pipe”?" }).click();
    await expect(page).toHaveURL("/blog?q=frozen+pipe");
    await expect(field).toHaveValue("frozen pipe");
    await expect(results.getByRole("status")).toHaveText("One post matches “frozen pipe”.");

    await field.fill("ortega");
    await expect(titles.first()).toBeVisible();
    const name = results.getByRole("link", { name: "Luis Ortega" }).first();
    await expect(name.locator("mark")).toHaveText("Ortega");
    await name.click();
    await expect(page).toHaveURL("/blog/authors/luis-ortega");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luis Ortega");
    await expect(page.getByText("A made-up name.")).toBeVisible();
    await page.getByRole("link", { name: POST_NAME }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(POST_NAME);
    await page.getByRole("article").getByRole("link", { name: "Luis Ortega", exact: true }).click();
    await expect(page).toHaveURL("/blog/authors/luis-ortega");
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("search and author pages are whole", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("searchbox", { name: "Search the posts" }).fill("frozn pipe");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Did you mean “frozen pipe”?" })).toBeVisible();
    await page.getByRole("link", { name: "Luis Ortega" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luis Ortega");
    await expect(page.getByRole("heading", { level: 2, name: POST_NAME })).toBeVisible();
  });
});

test("an author's posts come in pages, and there is no page beyond them or without them", async ({
  page,
  request,
}) => {
  const author = `Ann/${newWord()} 🔧`;
  const title = (number: number) => `Post ${number} of one author`;
  const posts = Array.from({ length: 13 }, (_, number) => ({ title: title(number), author }));
  const [post] = await createPosts(request, posts);
  await open(page, `/blog/${post?.slug}`);
  await page.getByRole("article").getByRole("link", { name: author, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(author);
  const address = page.url();
  await expect(page.getByText("13 posts")).toBeVisible();
  await expect(page.getByRole("main").getByText("Example", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(page).toHaveURL(`${address}?page=2`);
  await expect(page.getByRole("heading", { level: 2, name: /of one author/ })).toHaveCount(1);
  for (const path of [`${address}?page=3`, `${address}x`, "/blog/authors", "/blog/authors/a/b"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(new URL(address).pathname);
  expect(sitemap).not.toContain("/blog/authors/luis-ortega");
});

test("an author's page says who it is to machines, and nobody invented is indexed", async ({
  request,
}) => {
  const html = await (await request.get("/blog/authors/luis-ortega")).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect(html).toContain('"@type":"ProfilePage"');
  const post = await (await request.get("/blog/can-i-just-text-you")).text();
  expect(post).toMatch(
    /"author":\{"@type":"Person","name":"Luis Ortega","url":"https:[^"]+\/blog\/authors\/luis-ortega"/,
  );
});

for (const size of [PHONE, NARROW]) {
  test(`authors' pages and what a slip finds fit ${size.width} px`, async ({ page, request }) => {
    await page.setViewportSize(size);
    const long = { title: `Signed by many letters ${newWord()}`, author: "W".repeat(200) };
    const { slug } = await createPost(request, long);
    const paths = ["/blog/authors/priya-nair", "/blog?q=frozn+pipe", "/blog", `/blog/${slug}`];
    for (const path of paths) {
      await open(page, path);
      await expectNoSidewaysScroll(page);
    }
    await page
      .getByRole("link", { name: "W".repeat(200), exact: true })
      .first()
      .click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
