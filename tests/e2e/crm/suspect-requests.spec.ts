import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { openAsStaff, signIn } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

const said = {
  form: "signup",
  name: "Elaine Brack",
  email: "elaine@brackroofing.example",
  phone: "(478) 555-0150",
  business: "Brack & Daughter Roofing",
  trade: "roofing",
  town: "Macon, GA",
  message: "Three trucks, one website.\nCall after four.",
  sourcePage: "/signup?trade=roofing",
};
const requests = Array.from({ length: 50 }, (_, nth) => ({
  id: 200 - nth,
  reference: `CF-0000${1000 + nth}`,
  reason: nth % 3 === 0 ? "own" : "all",
  created_at: "2026-11-21T10:00:00+00:00",
  said: nth === 0 ? { ...said, business: "W".repeat(160), message: "W".repeat(500) } : said,
}));

/** A real flood would quarantine other tests' requests as well. */
async function answerAsAfterAFlood(page: Page) {
  await page.route("**/rest/v1/rpc/spam_counts", (route) =>
    route.fulfill({ json: [{ waiting: 1240, put_aside: 1204 }] }),
  );
  await page.route("**/rest/v1/rpc/list_spam", (route) => route.fulfill({ json: requests }));
}

for (const [width, viewport] of Object.entries({ WIDE, TABLET, PHONE })) {
  test(`quarantined requests are reported and reviewed, accessible in both themes: ${width}`, async ({
    page,
  }) => {
    await signIn(page);
    await answerAsAfterAFlood(page);
    await page.setViewportSize(viewport);
    await openAsStaff(page, "/admin/crm/leads");
    const notice = page.getByText("1,204 requests were put aside as suspect in the last hour.");
    await expect(notice).toBeVisible();
    await expectFitAndAccessible(page, [viewport]);
    await page.getByRole("button", { name: "Look at what was put aside" }).click();
    const sheet = page.getByRole("dialog", { name: "Put aside as suspect" });
    await expect(sheet.getByRole("button", { name: "Make it a lead" })).toHaveCount(50);
    await sheet.getByRole("checkbox", { name: "Choose all" }).check();
    await expect(sheet.getByRole("button", { name: "Make leads" })).toBeVisible();
    await expectFitAndAccessible(page, [viewport]);
    await page.reload();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/admin/crm/leads");
  });
}
