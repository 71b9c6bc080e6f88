import type { Page, Route } from "@playwright/test";
import { createPost, fillPost, openManager } from "../support/open-page";
import { core, expect, test } from "../support/test";

const failures = [
  {
    answer: { code: "XX000", message: "Could not open relation with OID 16402." },
    message: "Could not open relation with OID 16402.",
  },
  { answer: { code: "XX000", message: "" }, message: "the server could not answer" },
];

async function failWrites(page: Page, method: "POST" | "DELETE", json: object): Promise<void> {
  await page.unroute("**/rest/v1/blogs*");
  await page.route("**/rest/v1/blogs*", (route: Route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json }) : route.fallback(),
  );
}

test(
  "a save that fails repeats the service’s message, and nothing typed is lost",
  core,
  async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource|Error saving blog/);
    await openManager(page);
    await page.getByRole("button", { name: "Add New Blog" }).click();
    const title = `Refused ${crypto.randomUUID()}`;
    await fillPost(page, title);
    const form = page.getByRole("dialog", { name: "Add blog" });
    for (const { answer, message } of failures) {
      await failWrites(page, "POST", answer);
      await form.getByRole("button", { name: "Save blog" }).click();
      await expect(form.getByRole("alert")).toHaveText(`Error saving blog: ${message}`);
      await expect(form.getByLabel("Title", { exact: true })).toHaveValue(title);
    }
    await page.unroute("**/rest/v1/blogs*");
    await form.getByRole("button", { name: "Save blog" }).click();
    await expect(page.getByText("Draft saved.")).toBeVisible();
  },
);

test("a delete that fails repeats the service’s message, and the post stays", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|Error deleting blog/);
  const { title } = await createPost(request);
  await openManager(page);
  await page.getByRole("searchbox").fill(title);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const question = page.getByRole("alertdialog");
  for (const { answer, message } of failures) {
    await failWrites(page, "DELETE", answer);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question.getByRole("alert")).toHaveText(`Error deleting blog: ${message}`);
  }
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: `Delete ${title}` })).toBeVisible();
});
