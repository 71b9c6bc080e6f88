import { core, expect, test, type Page } from "../support/test";
import { newPost, places, visitorsForm } from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

test.describe.configure({ mode: "default" });

/** Runs in the page: lets the test decide when requests time out. */
function holdPatience(): void {
  const waits: { ms: number; end: AbortController }[] = [];
  AbortSignal.timeout = (ms) => {
    const end = new AbortController();
    waits.push({ ms, end });
    return end.signal;
  };
  const pass = (passed: number) => {
    for (const { ms, end } of waits) {
      if (ms <= passed) end.abort(new DOMException("signal timed out", "TimeoutError"));
    }
  };
  Object.assign(window, { pass });
}

const letPass = (page: Page, seconds: number) =>
  page.evaluate((ms) => {
    (window as unknown as { pass: (ms: number) => void }).pass(ms);
  }, seconds * 1_000);

function moment() {
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, hasCome };
}

for (const place of places) {
  test(`${place.name}: a backend that takes 30 seconds is not waited for, and stores once`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/Error saving blog/);
    await page.addInitScript(holdPatience);
    const desk = await place.open(page, request);
    const text = newText();
    await typeInto(desk, text);
    const [requested, arrived, late] = [moment(), moment(), moment()];
    await page.route(place.api, async (route) => {
      if (route.request().method() !== place.method) return route.fallback();
      requested.come();
      await late.hasCome;
      await route.fetch({ maxRetries: 2 });
      arrived.come();
    });
    await desk.send();
    await requested.hasCome;
    await letPass(page, 30);
    await expect(desk.complaint).toContainText(place.says("the server took too long to answer"));
    await expectNothingLost(desk, text, `slow, ${place.name}`);
    await page.unroute(place.api);
    await desk.retry();
    await expectStoredOnce(desk, text);
    late.come();
    await arrived.hasCome;
    await expectStoredOnce(desk, text);
  });

  test(
    `${place.name}: offline is said, and so is that it is over`,
    place === visitorsForm ? core : {},
    async ({ page, context, request, expectProblem }) => {
      // Code and data that the page loads late fail, too.
      expectProblem(
        /Failed to load resource|Error saving blog|Error loading|dynamically imported module/,
      );
      const desk = await place.open(page, request);
      const text = newText();
      await typeInto(desk, text);
      // Hydrated: the next test covers typing before.
      await page.locator("#root[data-state=running]").waitFor();
      await context.setOffline(true);
      await desk.send();
      const sentence =
        place === visitorsForm
          ? "You are offline, so nothing was sent. What you typed is kept here."
          : place.says("the server could not be reached");
      await expect(desk.complaint).toContainText(sentence);
      await expectNothingLost(desk, text, `offline, ${place.name}`);
      await context.setOffline(false);
      if (place === visitorsForm) await expect(page.getByText("You are back online")).toBeVisible();
      await expectNothingLost(desk, text, `offline, ${place.name}`);
      await desk.retry();
      await expectStoredOnce(desk, text);
    },
  );
}

test("a visitor’s form that is sent offline, before the app has come, is kept and sent once", async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|dynamically imported module/);
  await page.clock.install();
  await page.route("**/assets/app-*.js", (route) => route.abort("internetdisconnected"));
  const desk = await visitorsForm.open(page, request);
  await context.setOffline(true);
  const text = newText();
  await typeInto(desk, text);
  await desk.send();
  const notice = page.getByRole("alert").filter({ hasText: "You are offline" });
  await expect(notice).toContainText("what you typed is kept here");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expectNothingLost(desk, text, `offline early, ${visitorsForm.name}`);
  const again = notice.getByRole("button", { name: "Try again" });
  const firstNotice = await notice.elementHandle();
  await again.focus();
  await page.keyboard.press("Enter");
  await firstNotice?.waitForElementState("hidden");
  await expect(notice).toBeVisible();
  await expect(again).toBeFocused();
  await expectNothingLost(desk, text, `offline early, ${visitorsForm.name}`);
  await page.unrouteAll();
  await context.setOffline(false);
  await desk.fields(text)[0]?.[0].press("End");
  await page.clock.runFor(1_000);
  await again.click();
  await expect(notice).toBeHidden();
  await expectStoredOnce(desk, text);
});

const BACKEND = /\/(rest|auth)\/v1\//;

test("a backend that is down from the start leaves the page to read and the form to type into", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED/);
  await page.route(BACKEND, (route) => route.abort("connectionrefused"));
  const desk = await visitorsForm.open(page, request);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const text = newText();
  await typeInto(desk, text);
  await desk.send();
  await expect(desk.complaint).toContainText(visitorsForm.says(""));
  await expectNothingLost(desk, text, `down from the start, ${visitorsForm.name}`);
  await page.unroute(BACKEND);
  await desk.retry();
  await expectStoredOnce(desk, text);
});

test("a post is written while the backend is down, and stored once it is there", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED|Error saving blog|was not|is not/);
  await page.route(BACKEND, (route) => route.abort("connectionrefused"));
  const desk = await newPost.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  await desk.send();
  await expect(desk.complaint).toContainText(newPost.says("the server could not be reached"));
  await expectNothingLost(desk, text, `down from the start, ${newPost.name}`);
  await page.unroute(BACKEND);
  await desk.retry();
  await expectStoredOnce(desk, text);
});
