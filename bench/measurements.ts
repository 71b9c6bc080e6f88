import type { BrowserContext, Page } from "@playwright/test";
import { settled, time, type Sample } from "./browser.ts";

type Action = {
  name: string;
  from: string;
  address: string;
  act: (page: Page) => Promise<unknown>;
};

/** Each action starts on a freshly loaded page without cached data. */
const IN_THE_LIST: Action[] = [
  {
    name: "search “gallery” (with its 250 ms pause in typing)",
    from: "/admin",
    address: "q=gallery",
    act: (page) => page.getByRole("searchbox").fill("gallery"),
  },
  {
    name: "search that matches one post",
    from: "/admin",
    address: "q=bench-post-7777",
    act: (page) => page.getByRole("searchbox").fill("bench-post-7777"),
  },
  {
    name: "filter by status: drafts",
    from: "/admin",
    address: "status=drafts",
    act: (page) => page.getByRole("button", { name: /^Drafts/ }).click(),
  },
  {
    name: "filter by category",
    from: "/admin",
    address: "category=SEO",
    act: (page) => page.getByLabel("Filter by category").selectOption("SEO"),
  },
  {
    name: "go to page 100",
    from: "/admin?page=99",
    address: "page=100",
    act: (page) => page.getByRole("link", { name: "Page 100", exact: true }).click(),
  },
  {
    name: "sort by title",
    from: "/admin",
    address: "sort=title",
    act: (page) => page.getByRole("button", { name: "Title", exact: true }).click(),
  },
  {
    name: "sort by status",
    from: "/admin",
    address: "sort=status",
    act: (page) => page.getByRole("button", { name: "Status", exact: true }).click(),
  },
];

const openManager = (page: Page) =>
  time(page, () => page.goto("/admin", { waitUntil: "commit" }), "");

async function publish(page: Page, origin: string): Promise<Sample> {
  await page.goto("/admin?status=drafts");
  await settled(page, "status=drafts");
  const row = page.locator("[data-records] tbody tr").first();
  const address = (await row.getByText(/^\/blog\//).textContent()) ?? "";
  await row.getByRole("checkbox").check();
  const started = performance.now();
  await page.getByRole("button", { name: "Publish 1", exact: true }).click();
  while ((await fetch(origin + address)).status !== 200);
  const total = performance.now() - started;
  return { total, request: null };
}

export async function* measureAll(context: BrowserContext, origin: string, runs: number) {
  const repeat = async (measure: (page: Page) => Promise<Sample>) => {
    const samples = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await context.newPage();
      samples.push(await measure(page));
      await page.close();
    }
    return samples;
  };
  yield { name: "open the manager", samples: await repeat(openManager) };
  for (const { name, from, address, act } of IN_THE_LIST) {
    const samples = await repeat(async (page) => {
      await page.goto(from);
      await settled(page, "");
      return time(page, () => act(page), address);
    });
    yield { name, samples };
  }
  const published = await repeat((page) => publish(page, origin));
  yield { name: "from Publish to visible on /blog/<slug>", samples: published };
}
