// npm run bench -- pages [name=url …]: how fast the public pages are on a slow phone, and what they
// weigh, beside a control page and any other addresses; then what hands feel. A time never fails;
// what could not be measured does.
// --rounds=1 takes less than five of each, --only=/,/pricing only these pages, --no-build what was
// built by the last run, --no-hands leaves out the hands, --slowdown=2 has the hands on a phone of half
// the machine's speed instead of a quarter.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium } from "../../scripts/environment/find-chromium.mjs";
import { openBrowser } from "../browser.mjs";
import { writeControlPage } from "./control-page.mjs";
import { measureHands, measureLinks } from "./hands.mjs";
import { openLighthouse } from "./lighthouse.mjs";
import { PHONE } from "./phone.mjs";
import { serveFolder } from "./static-server.mjs";
import { handTable, machineIndex, timeTable, weightTable } from "./tables.mjs";
import { weighPage } from "./page-weight.mjs";

/** @typedef {import("./lighthouse.mjs").Timing} Timing */
/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {{ name: string, url: string }} Site */

const DIST = "node_modules/.cache/curbfront-public-bench";
const CONTROL = resolve("node_modules/.cache/curbfront-control-page");
const POST = "/blog/slow-gallery-roofer";
const words = process.argv.slice(3);
/** @param {string} name @param {string} otherwise */
const option = (name, otherwise) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const rounds = Number(option("rounds", "5"));
const slowdown = Number(option("slowdown", "4"));
const only = option("only", "").split(",").filter(Boolean);

function build() {
  console.log("Building the site…");
  const env = {
    ...process.env,
    CURBFRONT_DIST: DIST,
    CURBFRONT_DATABASE_URL: "memory://bench",
    VITE_SUPABASE_URL: "",
    VITE_SUPABASE_PUBLISHABLE_KEY: "",
    VITE_DEMO: "",
  };
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit", env });
  if (status !== 0) throw new Error("The site could not be built.");
}

/** @param {string} control @param {string} origin @returns {Promise<Site[]>} */
async function listSites(control, origin) {
  const entry = pathToFileURL(join(`${DIST}-ssr`, "entry-server.js")).href;
  /** @type {typeof import("../../src/app/entry-server.tsx")} */
  const { staticPublicPaths } = await import(entry);
  const paths = [...staticPublicPaths, POST];
  return [
    { name: "control", url: `${control}/` },
    ...paths
      .filter((path) => only.length === 0 || only.includes(path))
      .map((path) => ({ name: path, url: origin + path })),
    ...words
      .filter((word) => !word.startsWith("--") && word.includes("="))
      .map((word) => {
        const split = word.indexOf("=");
        return { name: word.slice(0, split), url: word.slice(split + 1) };
      }),
  ];
}

/** @param {Browser} browser @param {Site[]} sites */
async function weighAll(browser, sites) {
  const rows = [];
  for (const { name, url } of sites) {
    const context = await browser.newContext(PHONE);
    rows.push({ name, weight: await weighPage(await context.newPage(), url) });
    await context.close();
  }
  return rows;
}

/**
 * Round by round through all sites, so that a machine which slows down does so for all of them.
 * @param {Awaited<ReturnType<typeof openLighthouse>>["measure"]} measure
 * @param {Site[]} sites
 */
async function timeAll(measure, sites) {
  const rows = sites.map(({ name }) => ({
    name,
    /** @type {(Timing | null)[]} */ timings: [],
    /** @type {Timing | null} */ simulated: null,
  }));
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds}…`);
    for (const [place, { url }] of sites.entries()) {
      rows[place]?.timings.push(await measure(url, "devtools"));
    }
  }
  console.log("Once with simulated throttling…");
  for (const [place, { url }] of sites.entries()) {
    const row = rows[place];
    if (row) row.simulated = await measure(url, "simulate");
  }
  return rows;
}

/** @param {import("./hands.mjs").Phone} phone */
async function printHands(phone) {
  console.log(`\nAs the first thing done, ${slowdown} times slowed down, medians of ${rounds}:`);
  const touched = await measureHands(phone, rounds);
  console.table(handTable(touched, ["what is touched", "once painted", "once loaded"]));
  console.log("\nFrom the click on a link to the next page's heading:");
  const followed = await measureLinks(phone, rounds);
  console.table(handTable(followed, ["link", "touched first", "hovered first"]));
}

if (!words.includes("--no-build")) build();
const { measure, font } = await openLighthouse(findChromium());
const browser = await openBrowser();
await writeControlPage(CONTROL, font, browser);
const control = await serveFolder(CONTROL);
const built = await serveFolder(resolve(DIST));
const sites = await listSites(control.origin, built.origin);
const weighed = await weighAll(browser, sites);
const timed = await timeAll(measure, sites);
console.log(`\nDevTools throttling, medians of ${rounds}, beside the control page:`);
console.table(timeTable(timed));
console.log(`The machine's index of speed is ${machineIndex(timed)}.`);
console.log("\nBefore anything is done; 1 KB is 1,000 bytes:");
console.table(weightTable(weighed, timed));
if (!words.includes("--no-hands")) await printHands({ browser, origin: built.origin, slowdown });
await browser.close();
const isComplete = timed.every(({ timings, simulated }) => ![...timings, simulated].includes(null));
// The servers' connections would keep it waiting.
process.exit(isComplete ? 0 : 1);
