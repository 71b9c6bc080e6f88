import { drawnTrades } from "@/content/trades";
import { hydratePage, open, waitUntilHydrated } from "../support/open-page";
import { PHONE, WIDE } from "../support/page-checks";
import { core, expect, test, type Page } from "../support/test";

const MAX_SCREENS = { "/industries": 11, "/industries/heating-and-cooling": 9 };

async function screensOf(page: Page): Promise<number> {
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

test("a trade's page is found by its name, and leads to its example and to sign-up", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  await open(page, "/industries");
  const index = page.getByRole("navigation", { name: "Index of trades" });
  const labels = await index.getByRole("link").allInnerTexts();
  expect(labels).toEqual(drawnTrades.map(({ label }) => label));
  for (const { slug } of drawnTrades) {
    expect(sitemap).toMatch(new RegExp(`/industries/${slug}</loc>`));
  }
  await index.getByRole("link", { name: "Roofing" }).click();
  await expect(page).toHaveURL("/industries/roofing");
  await expect(page).toHaveTitle("Roofing website, $299 a month | Curbfront");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("roofing website");
  await expect(
    main.getByRole("link", { name: "Example: Ridgeline Roofing Open" }).filter({ visible: true }),
  ).toHaveAttribute("href", "/examples/roofing");
  await expect(main.getByRole("link", { name: "Put your name on it" })).toHaveAttribute(
    "href",
    "/signup?trade=roofing",
  );
});

test("every trade's page says to search engines what it shows", async ({ page, request }) => {
  const titles = new Set<string | undefined>();
  for (const { slug, label } of drawnTrades) {
    const html = await (await request.get(`/industries/${slug}`)).text();
    titles.add(/<title>([^<]*)/.exec(html)?.[1]);
    expect(html).toContain(`/industries/${slug}"`);
    await page.setContent(html.replaceAll(/<(?:script(?! type="application\/ld)|link)[^>]*>/g, ""));
    const documents = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? "") as Record<string, never[]>),
      );
    const questions: { name: string; acceptedAnswer: { text: string } }[] =
      documents.find((each) => each.mainEntity)?.mainEntity ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(4);
    const shown = await page.locator("main details").allTextContents();
    expect(shown).toEqual(questions.map(({ name, acceptedAnswer }) => name + acceptedAnswer.text));
    const crumbs: { name: string }[] =
      documents.find((each) => each.itemListElement)?.itemListElement ?? [];
    expect(crumbs.map(({ name }) => name)).toEqual(["Curbfront", "Industries", label]);
  }
  expect(titles.size).toBe(drawnTrades.length);
});

for (const [path, screens] of Object.entries(MAX_SCREENS)) {
  test(`${path} is at most ${screens} screens long on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    expect(await screensOf(page)).toBeLessThanOrEqual(screens);
  });
}

test(
  "sites are shown as on the screen they are read on, until one chooses",
  core,
  async ({ page }) => {
    const roofing = (folder: string) =>
      page.locator(`#roofing img[src="/drawings/${folder}/roof.svg"]`);
    await page.setViewportSize(PHONE);
    await open(page, "/industries");
    await expect(roofing("phones")).toBeVisible();
    await expect(roofing("sites")).toBeHidden();
    await page.setViewportSize(WIDE);
    await expect(roofing("sites")).toBeVisible();
    await expect(roofing("phones")).toBeHidden();
    await page.setViewportSize(PHONE);
    const toggle = page.getByRole("group", { name: "Show the sites on" });
    await hydratePage(page);
    await waitUntilHydrated(page);
    await expect(toggle.getByRole("button", { name: "Phone" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await toggle.getByRole("button", { name: "Desktop" }).click();
    await expect(roofing("sites")).toBeVisible();
    await expect(roofing("phones")).toHaveCount(0);
  },
);

test("on a phone the facts of a trade open at a press, on wide screens they stand open", async ({
  page,
}) => {
  const fact = page.locator("#roofing").getByText("Warranty in plain words");
  const opener = page.locator("#roofing summary");
  await page.setViewportSize(PHONE);
  await open(page, "/industries");
  await expect(fact).toBeHidden();
  await opener.click();
  await expect(fact).toBeVisible();
  await opener.click();
  await page.setViewportSize(WIDE);
  await expect(fact).toBeVisible();
  await expect(opener).toBeHidden();
});

test("an example with times or prices to choose from says what the rent includes", async ({
  page,
}) => {
  await open(page, "/industries");
  const note = (slug: string) =>
    page.locator(`#${slug}`).getByText("is a project with its own price", { exact: false });
  await expect(note("heating-and-cooling")).toContainText("online booking");
  for (const slug of ["cleaning", "garage-doors"])
    await expect(note(slug)).toContainText("a price picker");
  await expect(note("roofing")).toHaveCount(0);
  await open(page, "/industries/heating-and-cooling");
  await expect(
    page
      .getByRole("main")
      .locator("p")
      .filter({ hasText: "The example has times to choose from." }),
  ).toBeVisible();
});
