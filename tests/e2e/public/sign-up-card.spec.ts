import { PHONE, WIDE } from "../support/page-checks";
import { expectSeen } from "../support/seen";
import { core, expect, test, type Locator, type Page } from "../support/test";

const cardOf = (part: Page | Locator) =>
  part.getByRole("complementary", { name: "Recent sign-up, example" });

const FIRST_AFTER_MS = 3_000;
const VISIBLE_MS = 6_000;
const EVERY_MS = 12_000;

/** Stops the clock, so that the card does not come and go unseen on a slow machine. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const runUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(20);
    await check();
  }).toPass();

const waitForPage = (page: Page, path: string) =>
  runUntil(page, async () => {
    await expect(page).toHaveURL(path, { timeout: 1 });
    await expect(page.locator("#root[data-state=listening]")).toBeAttached({ timeout: 1 });
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Runs in the page; lays out its parts on the way. */
async function scrollToEnd(): Promise<void> {
  const { documentElement: root } = document;
  // Animation frames would wait for the clock.
  const frame = () =>
    new Promise<void>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(root);
    });
  for (let height = 0; height !== root.scrollHeight;) {
    height = root.scrollHeight;
    scrollTo({ top: height, behavior: "instant" });
    for (let frames = 0; frames < 3; frames += 1) await frame();
  }
}

async function expectCardAsDesigned(card: Locator, isPhone: boolean): Promise<void> {
  // On a phone the card and the bottom bar are 68 px high.
  await expectSeen(card, isPhone ? { left: 10, right: 10, bottom: 78 } : { left: 20, bottom: 20 });
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  if (isPhone) expect(height).toBe(68);
  else expect([width, height >= 120]).toEqual([372, true]);
  // --surface and --text.
  await expect(card).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(card).toHaveCSS("color", "rgb(20, 32, 28)");
  await expect(card).toHaveCSS("font-family", /^"?Archivo/);
  await expect(card.locator("strong")).toHaveCSS("font-weight", "650");
  await expect(card.locator("strong")).toHaveCSS("font-size", isPhone ? "15px" : "16px");
  await expect(card.getByText("Example", { exact: true })).toHaveCSS("border-style", "dashed");
  const picture = card.locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toHaveCSS("width", isPhone ? "56px" : "104px");
  await expect(picture).toHaveCSS("object-fit", "cover");
  const facts = card.getByText(/^[A-Z].+, \d+ (minutes?|hours?) ago$/);
  expect(await facts.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  const signUp = card.getByRole("link", { name: "Sign up" });
  await expect(signUp).toHaveCSS("min-height", "44px");
  await expect(signUp).toHaveCSS("font-weight", "600");
  await expect(signUp).toHaveCSS("text-decoration-line", "underline");
  for (const size of ["width", "height"]) {
    await expect(card.getByRole("button", { name: "Dismiss" })).toHaveCSS(size, "44px");
  }
}

async function expectBesideSign(card: Locator): Promise<void> {
  await expectSeen(card, { right: 10, bottom: 78 });
  const { x: left = 0 } = (await card.boundingBox()) ?? {};
  const sign = await card.page().locator("[data-slot=price-sign]").boundingBox();
  expect(left).toBeGreaterThan((sign?.x ?? 0) + (sign?.width ?? 1_000));
  for (const button of [
    card.getByRole("link", { name: "Sign up" }),
    card.getByRole("button", { name: "Dismiss" }),
  ]) {
    await expectSeen(button);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const cut = await card.evaluate((element) =>
    [...element.querySelectorAll("*")].some(
      ({ scrollWidth, clientWidth, localName }) =>
        localName !== "img" && scrollWidth > clientWidth + 1,
    ),
  );
  expect(cut).toBe(false);
}

const ways = [
  {
    way: "opened by its address",
    openPage: async (page: Page, path: string) => {
      await page.goto(path);
      await waitForPage(page, path);
    },
  },
  {
    way: "come to by a link",
    openPage: async (page: Page, path: string) => {
      await page.goto("/about");
      await waitForPage(page, "/about");
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
      await waitForPage(page, path);
    },
  },
];

const CORE = ["/ 390 address", "/pricing 1440 link", "/blog 390 link", "/reviews 1440 address"];

for (const path of ["/", "/pricing", "/blog", "/reviews"]) {
  for (const viewport of [PHONE, WIDE]) {
    for (const { way, openPage } of ways) {
      const isCore = CORE.includes(`${path} ${viewport.width} ${way.split(" ").at(-1)}`);
      test(
        `${path}, ${way} at ${viewport.width} px, shows the sign-up card and moves for nothing`,
        isCore ? core : {},
        async ({ page }) => {
          const card = cardOf(page);
          const isPhone = viewport === PHONE;
          await stopClock(page);
          await page.setViewportSize(viewport);
          await openPage(page, path);
          await expect(card).toHaveCount(0);
          const height = await heightOf(page);
          await page.clock.runFor(FIRST_AFTER_MS);
          await runUntil(page, () => expect(card).toBeAttached({ timeout: 1 }));
          if (isPhone && path === "/") await expectBesideSign(card);
          else await expectCardAsDesigned(card, isPhone);
          expect(await heightOf(page)).toBe(height);
          await page.clock.runFor(VISIBLE_MS);
          await expect(card).toHaveCount(0);
          expect(await heightOf(page)).toBe(height);
          await page.evaluate(scrollToEnd);
          const heightAtEnd = await heightOf(page);
          await page.clock.runFor(EVERY_MS - VISIBLE_MS);
          await expectCardAsDesigned(card, isPhone);
          expect(await heightOf(page)).toBe(heightAtEnd);
        },
      );
    }
  }
}

async function showFirstCard(page: Page, path: string): Promise<string> {
  await page.setViewportSize(WIDE);
  await page.goto(path);
  await waitForPage(page, path);
  await page.clock.runFor(FIRST_AFTER_MS);
  await runUntil(page, () => expect(cardOf(page)).toBeAttached({ timeout: 1 }));
  return cardOf(page).locator("strong").innerText();
}

async function runApp(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).first().dispatchEvent("pointerdown");
  await runUntil(page, () =>
    expect(page.locator("#root[data-state=running]")).toBeAttached({ timeout: 1 }),
  );
}

test(
  "a card that is shown before the app runs goes on as the app's own",
  core,
  async ({ page }) => {
    const card = cardOf(page);
    await stopClock(page);
    const name = await showFirstCard(page, "/contact");
    await expect(cardOf(page.locator("#root"))).toHaveCount(0);
    await runApp(page);
    await expect(cardOf(page.locator("#root"))).toHaveCount(1);
    await expect(card).toHaveCount(1);
    await expect(card.locator("strong")).toHaveText(name);
    await expectCardAsDesigned(card, false);
    await page.clock.runFor(VISIBLE_MS);
    await expect(card).toHaveCount(0);
    await page.clock.runFor(EVERY_MS - VISIBLE_MS);
    await expect(card).toHaveCount(1);
    await expect(card.locator("strong")).not.toHaveText(name);
    await card.getByRole("link", { name: "Sign up" }).click();
    await expect(card).toHaveCount(0);
  },
);

for (const { button, comesAgain } of [
  { button: "Dismiss", comesAgain: true },
  { button: "Don’t show these", comesAgain: false },
]) {
  test(`a card closed by ${button} before the app runs stays closed after it`, async ({ page }) => {
    const card = cardOf(page);
    await stopClock(page);
    const name = await showFirstCard(page, "/contact");
    await card.getByRole("button", { name: button }).click();
    await expect(card).toHaveCount(0);
    await runApp(page);
    await page.clock.runFor(VISIBLE_MS);
    await expect(card).toHaveCount(0);
    await page.clock.runFor(EVERY_MS - VISIBLE_MS);
    await expect(card).toHaveCount(comesAgain ? 1 : 0);
    if (comesAgain) await expect(card.locator("strong")).not.toHaveText(name);
  });
}

test("the cards of a tab go on over page loads", async ({ page }) => {
  const card = cardOf(page);
  await stopClock(page);
  const name = await showFirstCard(page, "/pricing");
  await page.goto("/about");
  await waitForPage(page, "/about");
  await page.clock.runFor(FIRST_AFTER_MS);
  await expect(card).toHaveCount(0);
  await page.clock.runFor(EVERY_MS - FIRST_AFTER_MS);
  await runUntil(page, () => expect(card).toBeAttached({ timeout: 1 }));
  await expect(card.locator("strong")).not.toHaveText(name);
});

function addLinkBeneath(): void {
  const link = document.createElement("a");
  link.href = "#beneath";
  link.textContent = "Beneath the card";
  Object.assign(link.style, { position: "fixed", bottom: "60px", left: "60px" });
  document.querySelector("main")?.append(link);
}

test("the card makes way for a link beneath it that has the focus", async ({ page }) => {
  const card = cardOf(page);
  await stopClock(page);
  await showFirstCard(page, "/pricing");
  await page.evaluate(addLinkBeneath);
  const link = page.getByRole("link", { name: "Beneath the card" });
  await link.focus();
  await expect(card).toBeHidden();
  await link.blur();
  await page.clock.runFor(500);
  await expectSeen(card, { left: 20, bottom: 20 });
});

test("the card after one that was closed goes by itself, though the pointer rests on it", async ({
  page,
}) => {
  const card = cardOf(page);
  await stopClock(page);
  await showFirstCard(page, "/pricing");
  await card.getByRole("button", { name: "Dismiss" }).click();
  await expect(card).toHaveCount(0);
  await page.clock.runFor(EVERY_MS);
  await expectSeen(card, { left: 20, bottom: 20 });
  await page.clock.runFor(VISIBLE_MS);
  await expect(card).toHaveCount(0);
});

for (const path of ["/checkout", "/signup"]) {
  test(`there is no card where one orders: ${path}`, async ({ page }) => {
    await stopClock(page);
    await page.goto(path);
    await waitForPage(page, path);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await page.clock.runFor(VISIBLE_MS);
      await expect(cardOf(page)).toHaveCount(0);
    }
  });
}
