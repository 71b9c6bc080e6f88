import { createPost, fillPost, open, openManager, signInByForm } from "../support/open-page";
import { core, expect, test } from "../support/test";

test("a visitor reads the blog", core, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await page.getByRole("link", { name: /Why your phone number belongs/ }).click();
  await expect(page).toHaveURL("/blog/phone-number-top-right");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Why your phone number belongs in the top right corner",
  );
  await expect(
    page.getByRole("heading", { name: "Make it a link, and make it the right link" }),
  ).toBeVisible();
  await expect(page.getByText("Nov 18, 2026")).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await crumbs.getByRole("link", { name: "Design" }).click();
  await expect(page).toHaveURL("/blog?category=Design");
  await page.goBack();
  await crumbs.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test(
  "staff write, publish, change and delete a post; visitors see exactly what is published",
  core,
  async ({ page, newPerson, request }) => {
    const title = `Ice dams ${Date.now()}`;
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const visitor = await newPerson();
    const visitorFinds = async () => {
      await visitor.goto("/blog");
      await expect(visitor.getByRole("heading", { name: "Shop talk" })).toBeVisible();
      return visitor.getByRole("heading", { level: 2, name: title }).count();
    };

    await signInByForm(page);
    await page.getByRole("button", { name: "Add New Blog" }).click();
    await fillPost(page, title);
    await expect(page.getByLabel("Slug")).toHaveValue(slug);
    await page.getByRole("button", { name: "Save blog" }).click();
    const row = page.getByRole("row", { name: new RegExp(title) });
    await expect(row).toContainText("Draft");
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
    expect(await visitorFinds()).toBe(0);

    await row.getByRole("button", { name: `Quick edit ${title}` }).click();
    await page.getByRole("checkbox", { name: "Publish immediately" }).check();
    await page.getByRole("button", { name: "Save blog" }).click();
    await expect(row).toContainText("Published");
    expect(await visitorFinds()).toBe(1);
    await visitor.getByRole("heading", { level: 2, name: title }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(visitor.getByText("Full content")).toBeVisible();

    await row.getByRole("button", { name: `Quick edit ${title}` }).click();
    await page
      .getByLabel("Full Content (HTML)")
      .fill("<p>Changed <script>alert(1)</script>words</p>");
    await page.getByRole("button", { name: "Save blog" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const html = await (await request.get(`/blog/${slug}`)).text();
    expect(html).toContain("<p>Changed words</p>");

    await row.getByRole("button", { name: `Delete ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    // Rows have no role while the dialog covers them.
    await expect(page.getByText(`Deleted “${title}”.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
    expect(await visitorFinds()).toBe(0);
  },
);

test("a script in a stored post does not run", core, async ({ page, request }) => {
  const { slug } = await createPost(request, {
    full_content:
      '<p>Safe words</p><img src="/favicon.svg" onload="window.wasHacked = 1"><script>window.wasHacked = 1</script><svg onload="window.wasHacked = 1"></svg>',
    title: "</script><script>window.wasHacked = 1</script>",
  });
  await open(page, `/blog/${slug}`);
  await expect(page.getByText("Safe words")).toBeVisible();
  expect(await page.evaluate(() => "wasHacked" in window)).toBe(false);
});

test("a database error is shown in the specification's words, and the form keeps its input", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409|Error saving blog/);
  await openManager(page);
  await page.getByRole("button", { name: "Add New Blog" }).click();
  await fillPost(page, "A second one");
  await page.getByLabel("Slug").fill("slow-gallery-roofer");
  await page.getByRole("button", { name: "Save blog" }).click();
  await expect(page.getByRole("alert")).toContainText("Error saving blog: ");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("A second one");
  await expect(page.getByLabel("Full Content (HTML)")).toHaveValue("<p>Full content</p>");
});
