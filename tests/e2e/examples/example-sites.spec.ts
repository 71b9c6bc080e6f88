import { storageKeys } from "@/lib/storage/storage";
import { open, waitUntilHydrated } from "../support/open-page";
import {
  expectAccessible,
  expectHead,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { exampleRoutes } from "../support/routes";
import { core, expect, test } from "../support/test";

const LONG = `#name=${"Wolfeschlegelsteinhausen".repeat(4)}abcd&town=${"North Little Rock ".repeat(4)}`;

for (const { path, title } of exampleRoutes) {
  test(`${path} is a whole site at every width, and no search engine's`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    await open(page, path);
    await expectHead(page, { title, robots: "noindex, follow", path });
    for (const viewport of [WIDE, TABLET, PHONE]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
    await open(page, `${path}${LONG}`);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(page.getByRole("main")).toContainText("Wolfeschlegelsteinhausen");
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("the sitemap knows none of them", async ({ request }) => {
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/examples");
  expect((await request.get("/examples/none")).status()).toBe(404);
});

for (const viewport of [WIDE, PHONE]) {
  test(`each has its first button on the first screen, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path } of exampleRoutes) {
      await page.goto(path);
      const button = page.locator("main h1 ~ * a, main h1 ~ a").first();
      const box = await button.boundingBox();
      expect
        .soft((box?.y ?? Infinity) + (box?.height ?? 0), path)
        .toBeLessThanOrEqual(viewport.height);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test(
    "an owner opens an example, has it wear the name, shares it and goes on to sign-up",
    core,
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, "/examples/roofing");
      const site = page.getByRole("main");
      await expect(site).toContainText("Ridgeline");
      const door = site.getByText("Ridgeline", { exact: true }).first();
      const before = await door.boundingBox();
      await page.getByText("Try your name").click();
      await expect(page.getByRole("banner").getByLabel("Phone")).toBeInViewport({ ratio: 1 });
      expect((await door.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 100);
      await expect(door).toBeInViewport({ ratio: 1 });
      await page.getByLabel("Business name").fill("Joe's Roofing");
      await page.getByLabel("Main town").fill("Waco");
      await waitUntilHydrated(page);
      await expect(site).toContainText("Joe's Roofing");
      await expect(site).toContainText("storm claims in Waco");
      await expect(site).not.toContainText("Ridgeline");
      await page.getByRole("button", { name: "Copy link" }).click();
      await expect(page.getByText("Link copied")).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/examples\/roofing#name=Joe%27s\+Roofing&town=Waco$/);

      const other = await context.newPage();
      await other.goto(link);
      await expect(other.getByRole("main")).toContainText("Joe's Roofing");
      expect(
        await other.evaluate((key) => sessionStorage.getItem(key), storageKeys.visitorAnswers),
      ).toBeNull();

      await page.getByText("Done", { exact: true }).click();
      await page.getByRole("link", { name: "I want this one" }).first().click();
      await expect(page).toHaveURL(/\/signup\?trade=roofing$/);
      await expect(page.getByRole("textbox", { name: "Business name" })).toHaveValue(
        "Joe's Roofing",
      );
    },
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of an example says what it is, and asks for nothing it cannot do", async ({
    page,
  }) => {
    await page.goto("/examples/plumbing");
    await page.locator("#visit summary").click();
    await expect(page.getByText("Nothing was sent: this is an example.")).toBeVisible();
    await expect(page.getByText("Try your name")).toBeHidden();
  });
});
