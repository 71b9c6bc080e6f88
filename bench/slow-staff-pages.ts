import type { BrowserContext } from "@playwright/test";
import { load, notePage } from "./in-page.mjs";

const SLOWDOWN = 4;
const QUIET_MS = 1000;
const DATA = "/rest/v1/";

const PAGES = [
  { name: "dashboard", path: "/admin/dashboard" },
  { name: "leads, board", path: "/admin/crm/leads" },
];

/** Range in ms of the artificial delay of the demo dashboard's figures. */
const SAMPLE_DELAYS = { from: 600, to: 1500 };

/** Loads the heaviest staff pages at a quarter of the processor's speed with cached code, as for a daily user. */
export async function measureSlowPages(context: BrowserContext, runs: number) {
  const rows = [];
  for (const { name, path } of PAGES) {
    const loads: Awaited<ReturnType<typeof load>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await page.addInitScript(notePage, SAMPLE_DELAYS);
      await page.goto(path, { waitUntil: "commit" });
      loads.push(await page.evaluate(load, { quietMs: QUIET_MS, data: DATA }));
      await page.close();
    }
    rows.push({ name, loads });
  }
  return rows;
}
