import {
  expectAccessible,
  expectFitAndAccessible,
  expectHead,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  WIDE,
} from "../support/page-checks";
import { publicRoutes, staffRoutes, unknownPaths } from "../support/routes";
import { open, openAsStaff, signIn } from "../support/open-page";
import { core, expect, test } from "../support/test";

for (const { path, title } of publicRoutes) {
  test(`${path} is one complete page`, core, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(title);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);

    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { sentHeading: document.querySelector("h1") });
      });
    });
    await open(page, path);
    expect(
      await page.evaluate(
        () => (window as { sentHeading?: Element }).sentHeading === document.querySelector("h1"),
      ),
    ).toBe(true);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectHead(page, { title, robots: "index, follow", path });
    // All links to the demo form have the same name.
    const toDemo = await page.locator('a[href$="#schedule-demo"]').allTextContents();
    expect([...new Set(toDemo)].filter((name) => name !== "Schedule Demo")).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize(NARROW);
    await expectNoSidewaysScroll(page);
  });

  test(`${path} is accessible on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    await expectAccessible(page);
  });
}

for (const path of unknownPaths) {
  test(
    `${path} is answered with 404 and the not-found page`,
    path === "/no-such-page" ? core : {},
    async ({ page, request, expectProblem }) => {
      expectProblem(/status of 404/);
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain("Nothing parked here.");

      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing parked here.");
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.getByText(path, { exact: true })).toBeVisible();
      await expectHead(page, { title: /not found/i, robots: "noindex, follow", path: null });
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
      }
      await page.setViewportSize(NARROW);
      await expectNoSidewaysScroll(page);
    },
  );
}

test("the not-found page is the public site's, whatever theme the staff's pages have", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/admin/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing parked here.");
  await expectAccessible(page);
});

test("the not-found page finds the page that was meant", core, async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await open(page, "/pricng");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("search").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
});

test("the not-found page passes what was typed on to the blog’s search", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  await open(page, "/no-such-article");
  await page.getByLabel("Search the site").fill("slow & photos");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Look for “slow & photos” in the blog" }).click();
  await expect(page).toHaveURL("/blog?q=slow+%26+photos");
});

test(
  "a page is the same with and without a slash at its end",
  core,
  async ({ request, baseURL }) => {
    const answer = await request.get("/pricing/?a=b", { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe("/pricing?a=b");
    const outside = await request.get(`${baseURL}//evil.example/`, { maxRedirects: 0 });
    expect(outside.headers().location ?? "/").toMatch(/^\/(?!\/)/);
  },
);

test("the login page is complete in both themes", core, async ({ page }) => {
  await open(page, "/admin");
  await expectHead(page, { title: /Staff sign in/, robots: "noindex, nofollow", path: "/admin" });
  await expectFitAndAccessible(page, [WIDE, PHONE]);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
});

for (const { path, title, shows, hasOwnSpec } of staffRoutes) {
  test(`${path} is complete for staff`, core, async ({ page }) => {
    await signIn(page);
    await openAsStaff(page, path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectHead(page, { title, robots: "noindex, nofollow", path });
    await expect(shows(page)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(NARROW);
    await expectNoSidewaysScroll(page);
  });

  if (hasOwnSpec) continue;
  test(`${path} fits and is accessible in both themes`, async ({ page }) => {
    await signIn(page);
    await openAsStaff(page, path);
    await expect(shows(page)).toBeVisible();
    await expectFitAndAccessible(page, [WIDE, PHONE]);
  });
}

test("each front of the street is wholly in the window when the keyboard reaches it", async ({
  page,
}) => {
  await open(page, "/");
  const fronts = page
    .getByRole("group", { name: /^A street of example websites/ })
    .locator("[data-trade] a");
  await fronts.first().focus();
  for (const front of await fronts.all()) {
    await expect(front).toBeFocused();
    await expect
      .poll(() =>
        front.evaluate((link) => {
          const { left, right } = link.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
    await page.keyboard.press("Tab");
  }
});
