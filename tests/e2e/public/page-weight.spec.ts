import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { distFolder } from "../../../server/prerender/build-folders.mjs";
import { storageKeys } from "@/lib/storage/storage";
import { PHONE } from "../support/page-checks";
import { exampleRoutes, publicRoutes } from "../support/routes";
import { expect, test } from "../support/test";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** Limits for a page before any input, in bytes: HTML with styles (brotli), fonts, and executed scripts (gzip). */
const LIMITS = { html: 22_000, fonts: 58_000, script: 20_000 };

const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);

for (const { path } of [...publicRoutes, ...exampleRoutes]) {
  test(`${path} weighs no more than it may before anything is done`, async ({ page }) => {
    // The demo's sign-up card, absent from production builds, loads React last.
    await page.addInitScript(
      (key) => localStorage.setItem(key, "true"),
      storageKeys.socialProofOff,
    );
    // Read from the build, since a later post may need another font.
    const file = join(distFolder, path, "index.html");
    await page.route(path, (route) => route.fulfill({ path: file }));
    const fonts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "font") return;
      fonts.push(response.body().then(({ length }) => length));
    });
    await page.coverage.startJSCoverage();
    await page.goto(path, { waitUntil: "networkidle" });
    // The first function is the script itself; its count is 0 if it was only fetched.
    const scripts = (await page.coverage.stopJSCoverage())
      .filter(({ functions }) => (functions[0]?.ranges[0]?.count ?? 0) > 0)
      .map(({ source = "" }) => gzipSync(source).length);
    const weight = {
      html: readFileSync(`${file}.br`).length,
      fonts: sum(await Promise.all(fonts)),
      script: sum(scripts),
    };
    for (const name of ["html", "fonts", "script"] as const) {
      expect.soft(weight[name], name).toBeGreaterThan(0);
      expect.soft(weight[name], name).toBeLessThanOrEqual(LIMITS[name]);
    }
  });
}
