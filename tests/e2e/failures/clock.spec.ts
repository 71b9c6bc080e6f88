import { shiftClock } from "../../clock/shift-clock.mjs";
import { expect, test } from "../support/test";
import { newPost, places } from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

// Serial: parallel requests would be quarantined as a flood.
test.describe.configure({ mode: "default" });

const DAY = 86_400_000;

for (const [how, ms] of [
  ["a day ahead", DAY],
  ["a day behind", -DAY],
] as const) {
  for (const place of [...places, newPost]) {
    test(`${place.name}: a clock ${how} costs nothing`, async ({
      page,
      request,
      expectProblem,
    }) => {
      expectProblem(/ERR_FAILED|Error saving blog/);
      await page.addInitScript(shiftClock, ms);
      const desk = await place.open(page, request);
      const text = newText();
      await typeInto(desk, text);
      await page.route(place.api, (route) =>
        route.request().method() === place.method ? route.abort() : route.fallback(),
      );
      await desk.send();
      await expect(desk.complaint).toContainText(place.says("the server could not be reached"));
      await expectNothingLost(desk, text, `clock ${how}, ${place.name}`);
      await page.unroute(place.api);
      await desk.retry();
      await expectStoredOnce(desk, text);
    });
  }
}
