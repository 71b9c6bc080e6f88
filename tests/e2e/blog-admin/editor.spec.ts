import type { Route } from "@playwright/test";
import { fillEditor } from "../support/editor-page";
import { createPost, open, openAsStaff, signIn, signInByForm } from "../support/open-page";
import { core, expect, test } from "../support/test";

const ONE_POST = /rest\/v1\/blogs\?.*id=eq/;
const noConnection = (route: Route) =>
  route.fulfill({ status: 503, json: { code: "PGRST001", message: "no connection" } });

test("/admin/blog/new leads to the empty editor", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/blog/new");
  await expect(page).toHaveURL("/admin/blog-editor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New post");
});

test("/admin/blog/edit/:id leads to the editor with that post", async ({ page, request }) => {
  const post = await createPost(request);
  await signIn(page);
  await page.goto(`/admin/blog/edit/${post.id}`);
  await expect(page).toHaveURL(`/admin/blog-editor?id=${post.id}`);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(post.title);
});

test("the editor saves a draft, publishes it and takes it back", async ({ page, request }) => {
  const title = `From the editor ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const status = async () => (await request.get(`/blog/${slug}`)).status();
  await signIn(page);
  await openAsStaff(page, "/admin/blog-editor");
  await fillEditor(page, title);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page).toHaveURL(/blog-editor\?id=/);
  await expect(page.getByText("Draft saved.")).toBeVisible();
  expect(await status()).toBe(404);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("button", { name: "Update" })).toBeVisible();
  expect(await status()).toBe(200);
  await page.getByRole("button", { name: "Save Draft" }).click();
  const question = page.getByRole("alertdialog", { name: "Take this post off the public blog?" });
  await question.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  expect(await status()).toBe(404);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin");
});

test("leaving with unsaved words asks first", core, async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, "/admin/blog-editor");
  await page.getByLabel("Title", { exact: true }).fill("Precious");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Precious");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL("/admin");
});

test("without the flag the editor leads to the login", core, async ({ page }) => {
  await page.goto("/admin/blog-editor");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
});

test("a post that does not exist leads back to /admin", async ({ page, expectProblem }) => {
  expectProblem(/status of 406|Error loading blog/);
  await signIn(page);
  await page.goto(`/admin/blog-editor?id=${crypto.randomUUID()}`);
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("There is no such post any more.")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a post that cannot be read leads back to /admin with the reason and a way to it", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 503|Error loading blog/);
  const { id, title } = await createPost(request, { published: false });
  await signIn(page);
  await page.route(ONE_POST, noConnection);
  await page.goto(`/admin/blog-editor?id=${id}`);
  await expect(page).toHaveURL("/admin");
  await expect(
    page.getByText("The post was not opened: the server could not answer."),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});

test("a post opens on Try again that is pressed before the list has come", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 503|Error loading blog/);
  const { id, title } = await createPost(request, { published: false });
  await signIn(page);
  let isRefused = false;
  let isPressed: () => void = () => undefined;
  const pressed = new Promise<void>((done) => (isPressed = done));
  await page.route("**/assets/*.js", async (route) => {
    if (isRefused) await pressed;
    await route.continue();
  });
  await page.route(ONE_POST, (route) => {
    isRefused = true;
    return noConnection(route);
  });
  await page.goto(`/admin/blog-editor?id=${id}`);
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.unroute(ONE_POST);
  await retry.press("Enter");
  isPressed();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});

test(
  "a flag set by hand opens the screen, but saving fails and keeps the text",
  core,
  async ({ page, expectProblem }) => {
    expectProblem(/status of 401|Error saving blog/);
    await page.addInitScript(() => localStorage.setItem("adminLoggedIn", "true"));
    await open(page, "/admin/blog-editor");
    await expect(page.getByText(/saving will not work/)).toBeVisible();
    await fillEditor(page, "From outside");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Error saving blog: ");
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("From outside");
    await expect(page.getByRole("textbox", { name: "Full Content" })).toHaveValue(
      "<p>Full content</p>",
    );
    await page.goto("/blog");
    await expect(page.getByRole("heading", { name: "From outside" })).toHaveCount(0);
  },
);

test("a flag set by hand shows no draft", async ({ page, request, expectProblem }) => {
  expectProblem(/status of 401|Error loading blogs/);
  const draft = await createPost(request, { published: false });
  await page.addInitScript(() => localStorage.setItem("adminLoggedIn", "true"));
  await open(page, "/admin");
  await expect(page.getByText("The posts could not be loaded")).toBeVisible();
  await expect(page.getByText(draft.title)).toHaveCount(0);
});

test("signing out closes the manager, also after a reload", async ({ page }) => {
  await signInByForm(page);
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("adminLoggedIn");
});

test("another pair is refused in the specification's words", core, async ({ page }) => {
  await open(page, "/admin");
  await page.getByLabel("Password", { exact: true }).fill("guess");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid credentials. Use demo@curbfront.example / demo-only",
  );
});
