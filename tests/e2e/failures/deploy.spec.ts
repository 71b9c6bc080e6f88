import { open } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";
import { clientsNote, postEditor, visitorsForm } from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

const SCRIPTS = "**/assets/*.js";

/** Removes the open page's files; the host answers requests for them with its error page. */
const deploy = (page: Page) =>
  page.route(SCRIPTS, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
  );
const untilLoaded = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().isNavigationRequest()) await page.unroute(SCRIPTS);
    await route.fallback();
  });

test(
  "a visitor’s form: what is typed before its code is found gone is there after the reload",
  core,
  async ({ page, request, expectProblem }) => {
    expectProblem(/status of 404|dynamically imported module/);
    const desk = await visitorsForm.open(page, request);
    const text = newText();
    let typed = () => {};
    const isTyped = new Promise<void>((resolve) => {
      typed = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await isTyped;
      await route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" });
    });
    await untilLoaded(page);
    await typeInto(desk, text);
    const reloaded = page.waitForEvent("load");
    typed();
    await reloaded;
    await page.locator("#root[data-state=running]").waitFor({ state: "attached" });
    await expectNothingLost(desk, text, `a deploy before the first touch, ${visitorsForm.name}`);
    await desk.send();
    await expectStoredOnce(desk, text);
  },
);

test("a visitor’s form: a page that is gone to costs nothing of what was typed here", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404|dynamically imported module/);
  const desk = await visitorsForm.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  await page.locator("#root[data-state=running]").waitFor({ state: "attached" });
  await deploy(page);
  await untilLoaded(page);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await reloaded;
  await expect(page).toHaveTitle(/Pricing/);
  await open(page, "/contact");
  await expectNothingLost(desk, text, `a deploy, ${visitorsForm.name}`);
  await desk.send();
  await expectStoredOnce(desk, text);
});

test("a client’s note: a page that is gone to costs nothing of what was typed here", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404|dynamically imported module/);
  const desk = await clientsNote.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  await deploy(page);
  await untilLoaded(page);
  const reloaded = page.waitForEvent("load");
  await page
    .getByRole("link", { name: /^Tickets/ })
    .first()
    .click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "Tickets" })).toBeVisible();
  await desk.comeBack();
  await expectNothingLost(desk, text, `a deploy, ${clientsNote.name}`);
  await desk.send();
  await expectStoredOnce(desk, text);
});

test("the post editor: saves what is open, and says what to do where the database has moved on", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404|dynamically imported module|Error saving blog/);
  const desk = await postEditor.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  await deploy(page);
  await page.route(postEditor.api, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 404, json: { code: "PGRST204", message: "Could not find it" } })
      : route.fallback(),
  );
  await desk.send();
  await expect(desk.complaint).toContainText(postEditor.says("Could not find it"));
  await expect(desk.complaint).toContainText("The site was updated meanwhile; reload the page.");
  await expectNothingLost(desk, text, `a deploy, ${postEditor.name}`);
  await page.unrouteAll();
  await desk.comeBack();
  await expectNothingLost(desk, text, `a deploy, ${postEditor.name}`);
  await desk.send();
  await expectStoredOnce(desk, text);
});
