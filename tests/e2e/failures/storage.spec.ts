import { signInByForm } from "../support/open-page";
import { expect, test, type Page } from "../support/test";
import {
  beginPost,
  clientsNote,
  newPost,
  places,
  ticketsReply,
  visitorsForm,
  type Place,
} from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

// Serial: parallel requests would be quarantined as a flood.
test.describe.configure({ mode: "default" });

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

function blockStorage(): void {
  for (const area of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  }
}

const failOnce = (page: Page, { api, method }: Place) =>
  page.route(api, (route) =>
    route.request().method() === method ? route.abort() : route.fallback(),
  );

const NOT_KEPT: Record<string, string> = {
  "the post editor": "No recovery copy is being kept.",
  "a client’s note": "This browser’s storage is full or switched off",
  "a ticket’s reply": "This browser’s storage is full or switched off",
};

for (const place of places) {
  test(`${place.name}: a full storage is told, and costs nothing`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED|Error saving blog|QuotaExceeded/);
    const desk = await place.open(page, request);
    await page.evaluate(fillStorage);
    const text = newText();
    await typeInto(desk, text);
    const warning = NOT_KEPT[place.name];
    if (warning !== undefined) await expect(page.getByText(warning)).toBeVisible();
    await failOnce(page, place);
    await desk.send();
    await expect(desk.complaint).toContainText(place.says("the server could not be reached"));
    await expectNothingLost(desk, text, `storage full, ${place.name}`);
    await page.unroute(place.api);
    await desk.retry();
    await expectStoredOnce(desk, text);
  });

  test(`${place.name}: a storage that is cleared meanwhile costs a new sign-in at most`, async ({
    page,
    context,
    request,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED|Error (saving|loading) blog|status of 40[13]/);
    const desk = await place.open(page, request);
    const text = newText();
    await typeInto(desk, text);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      // The tests' sign-in stores the session once for each browser.
      localStorage.setItem("wasSignedIn", "true");
    });
    if (place === visitorsForm) {
      await failOnce(page, place);
      await desk.send();
      await expect(desk.complaint).toContainText(place.says(""));
      await page.unroute(place.api);
    } else {
      // The session is lost with the storage; visitors of the demo see other content.
      await signInByForm(await context.newPage());
      await desk.comeBack();
    }
    await expectNothingLost(desk, text, `storage cleared, ${place.name}`);
    await (place === visitorsForm ? desk.retry() : desk.send());
    await expectStoredOnce(desk, text);
  });
}

test("a visitor’s form needs no storage", async ({ page, request, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  await page.addInitScript(blockStorage);
  const desk = await visitorsForm.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  await failOnce(page, visitorsForm);
  await desk.send();
  await expect(desk.complaint).toContainText(visitorsForm.says(""));
  await expectNothingLost(desk, text, `storage blocked, ${visitorsForm.name}`);
  await page.unroute(visitorsForm.api);
  await desk.retry();
  await expectStoredOnce(desk, text);
});

test("a post is written and saved where the browser keeps nothing", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Error saving blog/);
  await page.addInitScript(blockStorage);
  await signInByForm(page);
  // The session is in the page's memory only.
  await page.keyboard.press("Control+k");
  const command = page.getByRole("dialog").getByRole("combobox");
  await expect(command).toBeFocused();
  await command.fill("New post");
  await expect(page.getByRole("option").first()).toContainText("New post");
  await page.keyboard.press("Enter");
  const desk = await beginPost(page, request);
  const text = newText();
  await typeInto(desk, text);
  await expect(page.getByText("No recovery copy is being kept.")).toBeVisible();
  await failOnce(page, newPost);
  await desk.send();
  await expect(desk.complaint).toContainText(newPost.says("the server could not be reached"));
  await expectNothingLost(desk, text, `storage blocked, ${newPost.name}`);
  await page.unroute(newPost.api);
  await desk.retry();
  await expectStoredOnce(desk, text);
});

for (const place of [clientsNote, ticketsReply]) {
  test(`${place.name} is stored where the browser keeps nothing`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    await page.addInitScript(blockStorage);
    await signInByForm(page);
    // The session is in the page's memory only, so the test must navigate without a load.
    const desk = await place.open(page, request, (_, path) =>
      page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, path),
    );
    const text = newText();
    await typeInto(desk, text);
    await expect(page.getByText(NOT_KEPT[place.name] ?? "")).toBeVisible();
    await failOnce(page, place);
    await desk.send();
    await expect(desk.complaint).toContainText(place.says("the server could not be reached"));
    await expectNothingLost(desk, text, `storage blocked, ${place.name}`);
    await page.unroute(place.api);
    await desk.retry();
    await expectStoredOnce(desk, text);
  });
}
