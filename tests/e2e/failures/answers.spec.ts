import { expect, test } from "../support/test";
import { badAnswers } from "./bad-answers";
import { places, visitorsForm } from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

// Serial: parallel requests would be quarantined as a flood.
test.describe.configure({ mode: "default", timeout: 300_000 });

for (const place of places) {
  test(`${place.name} outlives every bad answer`, async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource|Error saving blog/);
    const desk = await place.open(page, request);
    const answers = badAnswers.filter(
      (badAnswer) => place !== visitorsForm || !badAnswer.isForStaff,
    );
    for (const badAnswer of answers) {
      await test.step(badAnswer.name, async () => {
        await desk.clear();
        const text = newText();
        await typeInto(desk, text);
        await page.route(place.api, (route) =>
          route.request().method() === place.method ? badAnswer.answer(route) : route.fallback(),
        );
        await desk.send();
        const reason = (place.repeats && badAnswer.message) || badAnswer.reason;
        const sentence = badAnswer.sentences?.[place.name] ?? place.says(reason);
        await expect(desk.complaint).toContainText(sentence);
        await expectNothingLost(desk, text, `${badAnswer.name}, ${place.name}`);
        await page.unroute(place.api);
        await desk.retry();
        await expectStoredOnce(desk, text);
      });
    }
  });
}
