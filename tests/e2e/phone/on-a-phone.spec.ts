import { open, openHydrated } from "../support/open-page";
import { NARROW, PHONE, TABLET } from "../support/page-checks";
import { publicRoutes } from "../support/routes";
import { core, expect, test, type Locator, type Page } from "../support/test";

const bar = (page: Page) => page.getByRole("navigation", { name: "Call or schedule a demo" });

test.use({ viewport: PHONE });

async function screensOf(page: Page, part: "page" | "footer" | "article"): Promise<number> {
  const pixels = await page.evaluate((name) => {
    const style = document.createElement("style");
    style.textContent = "#root *, #root > footer { content-visibility: visible !important }";
    document.head.append(style);
    const of = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight;
    const height = {
      page: document.documentElement.scrollHeight,
      footer: of("footer.on-dark"),
      article: of("article"),
    }[name];
    style.remove();
    return height ?? 0;
  }, part);
  return pixels / PHONE.height;
}

const MAX_SCREENS = 9;
const maxScreens: Record<string, number> = { "/": 11, "/industries": 11 };

test(
  "no page is longer than its limit, and the footer is less than a screen",
  core,
  async ({ page }) => {
    const heights: Record<string, number> = {};
    // Articles are counted separately.
    for (const { path } of publicRoutes.filter(({ path }) => !path.startsWith("/blog/"))) {
      await page.goto(path);
      heights[path] = await screensOf(page, "page");
      expect.soft(heights[path], path).toBeLessThanOrEqual(maxScreens[path] ?? MAX_SCREENS);
      expect
        .soft(await screensOf(page, "footer"), `the footer of ${path}`)
        .toBeLessThanOrEqual(0.8);
    }
    await page.goto("/blog/thumbs-first");
    const around = (await screensOf(page, "page")) - (await screensOf(page, "article"));
    expect.soft(around, "what stands around a post").toBeLessThanOrEqual(3);
  },
);

const demosInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("a[aria-haspopup=dialog]")].filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return link.checkVisibility() && bottom > 0 && top < innerHeight;
      }).length,
  );

for (const size of [PHONE, TABLET, { width: 1000, height: 800 }]) {
  test(
    `one Schedule Demo is on the screen while one reads, at ${size.width} px`,
    core,
    async ({ page }) => {
      await page.setViewportSize(size);
      for (const path of ["/", "/pricing", "/how-it-works", "/contact", "/about"]) {
        await open(page, path);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < height; top += size.height * 0.8) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
          expect.soft(await demosInView(page), `${path} at ${top}`).toBe(1);
        }
      }
    },
  );
}

const scrollUnderBar = (part: Locator) =>
  part.evaluate((element) => {
    scrollBy({
      top: element.getBoundingClientRect().bottom - innerHeight + 8,
      behavior: "instant",
    });
  });

for (const { by, press } of [
  {
    by: "a finger",
    press: async (page: Page, { x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y),
  },
  {
    by: "a pointer that is held for a while",
    press: async (page: Page, { x, y }: { x: number; y: number }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await expect(bar(page)).toBeVisible();
      await page.mouse.up();
    },
  },
]) {
  test.describe(by, () => {
    test.use({ hasTouch: true });
    for (const isRunning of [false, true]) {
      test(
        `presses the button under the bar while one types, ${isRunning ? "after" : "before"} the app runs`,
        isRunning ? core : {},
        async ({ page }) => {
          await (isRunning ? openHydrated : open)(page, "/signup");
          const phone = page.getByRole("textbox", { name: "Phone" });
          await phone.fill("419");
          await expect(bar(page)).toBeHidden();
          const send = page.getByRole("button", { name: "Send my details" });
          await scrollUnderBar(send);
          const box = await send.boundingBox();
          if (box === null) throw new Error("The button is not laid out");
          await press(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
          const missing = page.getByRole("textbox", { name: "Business name" });
          await expect(missing).toHaveAttribute("aria-invalid", "true");
        },
      );
    }
  });
}

test(
  "the bottom bar is gone on a phone that lies on its side, and while one types",
  core,
  async ({ page }) => {
    await open(page, "/contact");
    await expect(bar(page)).toBeVisible();
    const name = page.getByRole("form", { name: "Or write it down" }).getByLabel("Your name");
    await name.focus();
    await expect(bar(page)).toBeHidden();
    await name.blur();
    await expect(bar(page)).toBeVisible();

    await page.setViewportSize({ width: 720, height: 450 });
    await expect(bar(page)).toBeHidden();
    const demo = page.getByRole("banner").getByRole("link", { name: "Schedule Demo" });
    await expect(demo).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 720, height: 500 });
    await expect(bar(page)).toBeVisible();
    await expect(demo).toBeHidden();
  },
);

test("name and buttons keep apart on the narrowest phone, and none wraps", async ({ page }) => {
  for (const size of [NARROW, { width: 320, height: 450 }]) {
    await page.setViewportSize(size);
    await open(page, "/");
    const parts = page.getByRole("banner").locator("a, button").filter({ visible: true });
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { left, right, height } = part.getBoundingClientRect();
        return { left, right, height };
      }),
    );
    boxes.forEach(({ right, height }, place) => {
      const next = boxes[place + 1];
      if (next) expect(next.left - right).toBeGreaterThanOrEqual(4);
      expect(height).toBeLessThan(50);
    });
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(size.width);
  }
});

const TRADES = [
  "Heating & cooling",
  "Roofing",
  "Plumbing",
  "Electrical",
  "Landscaping",
  "Cleaning",
  "Pest control",
  "Garage doors",
];

test(
  "the price and the whole storefront are seen, whatever trade is pressed",
  core,
  async ({ page }) => {
    await openHydrated(page, "/");
    const price = page.locator("main").getByRole("link", { name: /per month/i });
    for (const trade of TRADES) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const choice = page.getByRole("radio", { name: trade });
      const id = (await choice.getAttribute("value")) ?? "";
      await page.locator("label").filter({ hasText: trade }).click();
      await expect(choice).toBeChecked();
      const lot = page.locator(`main [data-trade=${id}] a`);
      await expect(lot).toBeInViewport({ ratio: 0.99 });
      await expect(price).toBeInViewport({ ratio: 0.99 });
      await expect(lot).toHaveAttribute("href", /^\/examples\/./);
      const bottom = await lot.evaluate((part) => part.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
    }
    await page.locator(".home-street").evaluate((street) => street.scrollTo({ left: 700 }));
    await expect(price).toBeInViewport({ ratio: 0.99 });
  },
);

test("what a list has closed is opened by a press, and stands open where there is room", async ({
  page,
}) => {
  await open(page, "/pricing");
  const item = page.getByText("Daily backups", { exact: true });
  await expect(item).toBeHidden();
  await page.locator('summary[aria-label="Host"]').click();
  await expect(item).toBeVisible();
  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(item).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(item).toBeHidden();
  await page.setViewportSize(TABLET);
  await expect(item).toBeVisible();
});

test("the comparison is a table from 700 px, and one rival at a time below", async ({ page }) => {
  // Works without the app's code, which never arrives.
  await page.route("**/assets/app-*.js", () => undefined);
  const answer = (text: string) => page.getByRole("cell", { name: text, exact: true });
  await page.goto("/pricing");
  await expect(answer("You do, from a template")).toBeVisible();
  await expect(answer("They do, with a team")).toBeHidden();
  await page.getByRole("radio", { name: "Do it yourself" }).press("ArrowLeft");
  await expect(answer("They do, with a team")).toBeVisible();
  await expect(answer("You do, from a template")).toBeHidden();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(answer("You do, from a template")).toBeVisible();
  await expect(answer("They do, with a team")).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Compare renting with" })).toBeHidden();
});

/** The roofer's cap and face in units of the drawing. */
const HEAD = { left: 418, top: 46, right: 463, bottom: 86 };

for (const width of [390, 768, 1024, 1280, 1440, 1920, 2560]) {
  test(`the roofer keeps his head at ${width} px, and the headline has two lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/callsi");
    const head = await page.locator('img[src$="roof.svg"]').evaluate((picture, drawn) => {
      const box = picture.getBoundingClientRect();
      const scale = Math.max(box.width / 720, box.height / 430);
      const [x = 0, y = 0] = getComputedStyle(picture)
        .objectPosition.split(" ")
        .map((part) => Number.parseFloat(part) / 100);
      const left = box.left + (box.width - 720 * scale) * x;
      const top = box.top + (box.height - 430 * scale) * y;
      return {
        left: left + drawn.left * scale,
        right: left + drawn.right * scale,
        top: top + drawn.top * scale,
        bottom: top + drawn.bottom * scale,
        pictureTop: box.top,
      };
    }, HEAD);
    const header = await page.getByRole("banner").boundingBox();
    expect(head.top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(head.top).toBeGreaterThan(head.pictureTop);
    expect(head.left).toBeGreaterThan(0);
    expect(head.right).toBeLessThan(width);
    const heading = page.getByRole("heading", { level: 1 });
    const card = await heading.locator("xpath=..").boundingBox();
    if (card === null) throw new Error("The card is not drawn.");
    const isCovered =
      head.right > card.x &&
      head.left < card.x + card.width &&
      head.bottom > card.y &&
      head.top < card.y + card.height;
    expect(isCovered).toBe(false);
    const lines = await heading.evaluate(
      (part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });
}

test("the empty lot that closes a page wears the awning of the trade chosen in the tab", async ({
  page,
}) => {
  const awning = page.locator("[data-shows-trade]");
  await open(page, "/pricing");
  await expect(awning).not.toHaveAttribute("data-awning");
  await openHydrated(page, "/");
  await page.locator("label").filter({ hasText: "Roofing" }).click();
  await expect(awning).toHaveAttribute("data-awning", "roof");
  await page.goto("/about");
  await expect(awning).toHaveAttribute("data-awning", "roof");
});

for (const width of [360, 390]) {
  test(`the plates of the street stand clear of one another at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/");
    const gaps = await page.locator("[data-trade] > p").evaluateAll((plates) => {
      const boxes = plates.map((plate) => ({
        left: plate.getBoundingClientRect().left,
        right: Math.max(...[...plate.children].map((part) => part.getBoundingClientRect().right)),
      }));
      return boxes.slice(1).map(({ left }, place) => left - (boxes[place]?.right ?? left));
    });
    expect(gaps).toHaveLength(7);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  });
}
