import { createPost, open, openHydrated, openManager } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

const REST = "**/rest/v1/rpc/published_post*";
const goToBlog = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
const seeded = (page: Page) => page.getByRole("heading", { name: /What a slow gallery costs/ });

const isReportedAndRetried = async (page: Page, fail: (page: Page) => Promise<unknown>) => {
  await openHydrated(page, "/");
  await fail(page);
  await goToBlog(page);
  await expect(page.getByText("The posts could not be loaded")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(seeded(page)).toBeVisible();
};

for (const [how, fail] of [
  ["refuses the connection", (page: Page) => page.route(REST, (route) => route.abort())],
  [
    "answers with an error",
    (page: Page) =>
      page.route(REST, (route) => route.fulfill({ status: 503, json: { message: "down" } })),
  ],
] as const) {
  test(`a backend that ${how} is reported, and Retry works`, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED|status of 503/);
    await isReportedAndRetried(page, fail);
  });
}

test("a backend that neither answers nor refuses is reported, and Retry works", async ({
  page,
}) => {
  await isReportedAndRetried(page, (silent) => silent.route(REST, () => undefined));
});

test("a post that cannot be loaded says so and is there after Retry", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await openHydrated(page, "/blog");
  await page.route(REST, (route) => route.abort());
  await seeded(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This post could not be loaded");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What a slow gallery costs/);
});

test("a page that came with its posts keeps them when the refresh fails", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route(REST, (route) => route.abort());
  await open(page, "/blog");
  await expect(seeded(page)).toBeVisible();
  await expect(page.getByText("The posts could not be loaded")).toBeHidden();
});

test("a malformed row does not blank the list", async ({ page, request, expectProblem }) => {
  expectProblem(/malformed/);
  const { title } = await createPost(request, { created_at: "2026-11-17T00:00:00Z" });
  await open(page, "/");
  await page.route(REST, async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const rows = (await answer.json()) as unknown[];
    await route.fulfill({ response: answer, json: [{ id: null, title: 7 }, null, ...rows] });
  });
  await goToBlog(page);
  await expect(seeded(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("staff are told when the list cannot be loaded, and Retry works", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Error loading blogs/);
  await openManager(page);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.route("**/rest/v1/blogs*", (route) => route.abort());
  await page.reload();
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(page.getByText("The posts could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});
