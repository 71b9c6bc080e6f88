// npm run bench -- pages: times the public pages on a slow phone beside a control page of known weight. ROUNDS=1
// measures once instead of five times; --no-build reuses the last build. Fails only when a page cannot be
// measured.
import { exec, execSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { devices } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import sirv from "sirv";
import { findChromium } from "../../scripts/environment/find-chromium.mjs";
import { CHROMIUM_ARGS, openBrowser } from "../browser.ts";
import { watch } from "../in-page.mjs";
import { median } from "../median.ts";

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
};

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const DIST = "node_modules/.cache/curbfront-public-bench";
const LIGHTHOUSE = "node_modules/.cache/bench-lighthouse";
// The override pins the third-party-web version that works with this Lighthouse.
const LIGHTHOUSE_PACKAGE = `{ "dependencies": { "lighthouse": "12.8.2", "@fontsource-variable/inter": "5.2.8" }, "overrides": { "third-party-web": "0.27.0" } }`;
const COMMAND = `node node_modules/lighthouse/cli/index.js --quiet --output=json --no-enable-error-reporting --only-categories=performance --throttling-method=devtools --chrome-flags="--headless=new ${CHROMIUM_ARGS.join(" ")}"`;
const FONT = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const CONTROL = "/control-page/";
const LONG_PATHS = "/blog /blog/slow-gallery-roofer /examples/cleaning".split(" ");
const PATHS = [CONTROL, "/", "/pricing", "/industries", "/signup", "/contact", ...LONG_PATHS];
const TIMES = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
process.env.CHROME_PATH ??= findChromium() ?? "";
const PHONE = devices["Pixel 7"];
/** Label, page, pressed element, and the element that changes. */
const PRESSES = [
  ["trade picker", "/", "label:has([value=roof])", ".home-lot"],
  ["calculator", "/pricing", "[inputmode=decimal]", "section:has([inputmode]) [role=status]"],
  ["field", "/signup", "[name=business]", "[name=business]"],
  ["button", "/contact", "button:has-text('Send message')", "[aria-invalid=true]"],
] as const;
const DEMO = ":is(a, button):has-text('Schedule Demo')";
const BUSY_AND_CALENDAR = ["[aria-busy=true]", "input[name$='-day']"];
const READING_MS = [0, 12_000];
const THROUGHPUT = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOW_LINE = { offline: false, latency: 400, ...THROUGHPUT };
const PATIENCE_MS = 30_000;

function buildSite() {
  const demo = { VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "", VITE_DEMO: "" };
  const env = { ...demo, CURBFRONT_DATABASE_URL: "memory://bench", CURBFRONT_DIST: DIST };
  execSync("node scripts/build.mjs", { stdio: "inherit", env: { ...process.env, ...env } });
}

/** Installed on demand, because it is many times the size of the project's packages. */
function installLighthouse() {
  mkdirSync(LIGHTHOUSE, { recursive: true });
  writeFileSync(join(LIGHTHOUSE, "package.json"), LIGHTHOUSE_PACKAGE);
  execSync("npm install --no-audit --no-fund --no-package-lock", { cwd: LIGHTHOUSE });
}

/** Saves the calendar's answer as a file: 16 free times on each of ten days. */
function writeDemoTimes() {
  const at = (minutes = 0) => new Date(Date.UTC(2030, 0, 7, 0, minutes)).toISOString();
  const time = (start = 0) => ({ starts_at: at(start), ends_at: at(start + 30), is_wish: false });
  const times = Array.from({ length: 160 }, (_, place) => time(place * 90));
  mkdirSync(join(DIST, "rest/v1/rpc"), { recursive: true });
  writeFileSync(join(DIST, "rest/v1/rpc/demo_times"), JSON.stringify(times));
}

/**
 * A control page like a fast template's home page: 62 KB of HTML in 730 elements, 79 KB of styles, a picture of
 * 50 KB, a font of 48 KB and 15 KB of script. It is the same on every machine.
 */
function writeControlPage() {
  let seed = 1;
  const below = (limit = 1) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  const repeat = (count: number, make: (place: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at)).join("");
  const words = "Front curb street sign window door shop lamp brick porch gate roof".split(" ");
  const text = (count = 1) => repeat(count, () => `${words[below(12)]} `);
  const names = (own = "") => `class="${own}${repeat(11, () => ` u${below(1_150)}`)}"`;
  const properties = ["padding", "margin-top", "font-size", "line-height", "border-radius", "gap"];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="432">${repeat(73, () => `<circle cx="${below(768)}" cy="${below(432)}" r="${9 + below(40)}" fill="hsl(${below(360)},60%,50%)"/>`)}</svg>`;
  const card = () =>
    `<div ${names("card")}><svg width="24" height="24" fill="none" stroke="currentColor"><path d="M5 12l5 5L20 7"/></svg><h3 ${names()}>${text(3)}</h3><p ${names()}>${text(18)}</p></div>`;
  const section = () =>
    `<section ${names()}><div class="wrap"><h2 ${names()}>${text(5)}</h2><p ${names()}>${text(22)}</p><div class="grid">${repeat(6, card)}</div></div></section>`;
  const files = {
    "picture.png": new Resvg(picture).render().asPng(),
    "font.woff2": readFileSync(join(LIGHTHOUSE, FONT)),
    "style.css": `@font-face{font-family:Inter;src:url(font.woff2) format("woff2");font-display:swap;font-weight:100 900}*{box-sizing:border-box}body{margin:0;font:16px/1.6 Inter,sans-serif;color:#111}img{max-width:100%;height:auto}h1{font-size:clamp(2.2rem,6vw,4rem);line-height:1.05}header{position:sticky;top:0;background:#fff}section{padding:3rem 0}.wrap{max-width:72rem;margin:auto;padding:1rem}.grid{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}.card{padding:1rem;border:1px solid #ddd;border-radius:.5rem}${repeat(1_150, (at) => `.u${at}{${properties[at % 6]}:${(400 + below(1000)) / 1000}rem}\n`)}${repeat(510, (at) => `@media (prefers-color-scheme:dark){.d${at}{color:rgb(${below(90)} ${below(90)} ${below(90)});background-color:rgb(${below(90)} ${below(90)} ${below(90)})}}\n`)}`,
    "script.js": `${repeat(360, (at) => `const f${at}=()=>"${text(4)}";`)}for(const card of document.querySelectorAll(".card"))card.addEventListener("click",()=>card.classList.toggle("open"));new IntersectionObserver((all)=>{for(const one of all)if(one.isIntersecting)one.target.classList.add("seen")}).observe(document.body);`,
    "index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Control page</title><meta name="description" content="A page of known weight to measure beside."><link rel="icon" href="data:,"><link rel="stylesheet" href="style.css"><script type="module" src="script.js"></script></head><body><header><div class="wrap"><nav>${repeat(14, () => `<a ${names()} href="#">${text()}</a> `)}</nav></div></header><main><section><div class="wrap"><h1>${text(6)}</h1><p>${text(26)}</p><img src="picture.png" width="768" height="432" alt="Dots of many colors" fetchpriority="high"></div></section>${repeat(19, section)}</main><footer class="wrap">${repeat(30, () => `<a href="#">${text(2)}</a> `)}</footer></body></html>`,
  };
  mkdirSync(DIST + CONTROL, { recursive: true });
  for (const [name, data] of Object.entries(files)) writeFileSync(DIST + CONTROL + name, data);
}

async function serve() {
  for (const name of readdirSync(DIST, { recursive: true, encoding: "utf8" })) {
    if (!/(\.(css|html|js|json|svg)|demo_times)$/.test(name)) continue;
    writeFileSync(join(DIST, `${name}.br`), brotliCompressSync(readFileSync(join(DIST, name))));
  }
  const setHeaders = (response: ServerResponse, path: string) =>
    void response.setHeader("Cache-Control", path.includes(".") ? "max-age=31536000" : "no-cache");
  const server = createServer(sirv(DIST, { brotli: true, setHeaders }));
  await new Promise((done) => server.listen(0, "localhost", () => done(null)));
  server.unref();
  const address = server.address();
  return `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
}

async function measure(path: string, triesLeft = 2): Promise<number[]> {
  try {
    const options = { cwd: LIGHTHOUSE, maxBuffer: 100_000_000 };
    const { stdout } = await promisify(exec)(`${COMMAND} ${origin}${path}`, options);
    const { categories, audits } = JSON.parse(stdout) as Report;
    const times = TIMES.map((name) => audits[name]?.numericValue ?? Number.NaN);
    if (times.includes(Number.NaN)) throw new Error("The report is incomplete.");
    return [Math.round(categories.performance.score * 100), ...times];
  } catch (error) {
    if (triesLeft === 0) throw error;
    console.warn(`${path} is measured again.`);
    return measure(path, triesLeft - 1);
  }
}

/** Kilobytes of the HTML, and of the scripts that run on load. */
async function weigh(path: string) {
  const page = await browser.newPage(PHONE);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const response = await page.goto(origin + path, { waitUntil: "networkidle" });
  const html = (await response?.text()) ?? "";
  const scripts = await page.coverage.stopJSCoverage();
  await page.close();
  // The first function is the script itself; its count is 0 if it was only fetched.
  const hasRun = scripts.filter(({ functions: [whole] }) => whole?.ranges[0]?.count);
  return [[html], hasRun.map(({ source = "" }) => source)].map((texts) =>
    texts.reduce((sum, text) => sum + brotliCompressSync(text).length / 1000, 0).toFixed(1),
  );
}

/**
 * Milliseconds from the first press to each visible answer: on a slow connection after some reading time, or on
 * a slow processor.
 */
async function timePress(path: string, target: string, answers: string[], readingMs?: number) {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  for (const selector of answers) await page.addInitScript(watch, selector);
  await session.send("Network.enable");
  const isSlow = readingMs !== undefined;
  if (isSlow) await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  else await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(origin + path, { waitUntil: isSlow ? "commit" : "networkidle" });
  await page.waitForTimeout(readingMs ?? 0);
  const element = page.locator(target).filter({ visible: true }).first();
  await element.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const times = answers.map((selector) =>
    page
      .waitForEvent("console", (message) => message.text().startsWith(`${selector} `))
      .then((message) => Math.round(Number(message.text().slice(selector.length))))
      .catch(() => PATIENCE_MS),
  );
  await element.tap();
  await page.keyboard.press("7");
  return Promise.all(times).finally(() => page.close());
}

/** Measures item by item in rounds, so that a slowing machine affects all alike. */
async function medians<Item>(items: readonly Item[], run: (item: Item) => Promise<number[]>) {
  const results: number[][][] = items.map(() => []);
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`Round ${round} of ${ROUNDS}…`);
    for (const [place, item] of items.entries()) results[place]?.push(await run(item));
  }
  return (place: number, column: number) =>
    median((results[place] ?? []).map((numbers) => numbers[column] ?? Number.NaN));
}

if (!process.argv.includes("--no-build")) buildSite();
installLighthouse();
writeControlPage();
writeDemoTimes();
const origin = await serve();
const browser = await openBrowser();
const timing = await medians(PATHS, (path) => measure(path));
const rows = [];
for (const [place, page] of PATHS.entries()) {
  const toControl = (column = 1) => (timing(place, column) / timing(0, column)).toFixed(2);
  const [html, script] = await weigh(page);
  rows.push({
    page,
    score: timing(place, 0),
    "largest paint (s)": (timing(place, 1) / 1000).toFixed(2),
    "to control": toControl(1),
    "blocking (ms)": timing(place, 2).toFixed(),
    "to control ": toControl(2),
    shift: timing(place, 3).toFixed(3),
    "HTML (KB)": html,
    "script (KB)": script,
  });
}
console.table(rows);
const press = await medians(PRESSES, ([, path, target, ...seen]) => timePress(path, target, seen));
console.table(
  PRESSES.map(([control, page], place) => ({ control, page, "answer (ms)": press(place, 0) })),
);
const demo = await medians(READING_MS, (ms) => timePress("/", DEMO, BUSY_AND_CALENDAR, ms));
console.table(
  READING_MS.map((ms, place) => ({
    "read for (s)": ms / 1000,
    "busy (ms)": demo(place, 0),
    "calendar (s)": demo(place, 1) / 1000,
  })),
);
await browser.close();
