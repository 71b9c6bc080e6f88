import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CHROMIUM_ARGS } from "../browser.mjs";

/**
 * Of Lighthouse's report only what the tables show.
 * @typedef {object} Report
 * @property {{ message: string }} [runtimeError]
 * @property {{ performance: { score: number | null } }} categories
 * @property {{ benchmarkIndex: number }} environment
 * @property {Record<string, { numericValue?: number, details?: { items?: ReportItem[] } }>} audits
 */
/** @typedef {{ resourceType?: string, transferSize?: number, type?: string, nodeLabel?: string, items?: { node?: { nodeLabel?: string } }[] }} ReportItem */

/**
 * Times in milliseconds, sizes in bytes as they were sent.
 * @typedef {object} Timing
 * @property {number} score
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} blocking
 * @property {number} shift
 * @property {number} machine Lighthouse's index of the machine's speed
 * @property {number} requests
 * @property {number} pictures
 * @property {string} largestElement
 */

const SOURCE = "bench/pages/lighthouse";
const FOLDER = resolve("node_modules/.cache/curbfront-lighthouse");
const TRIES = 3;

/** In a folder of its own, because it is many times the size of what the site needs. */
function install() {
  const lock = readFileSync(join(SOURCE, "package-lock.json"), "utf8");
  const installed = join(FOLDER, "node_modules/.package-lock.json");
  const copy = join(FOLDER, "package-lock.json");
  if (existsSync(installed) && readFileSync(copy, "utf8") === lock) return;
  console.log("Installing Lighthouse, once…");
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) {
    copyFileSync(join(SOURCE, name), join(FOLDER, name));
  }
  const isWindows = process.platform === "win32";
  const { status } = spawnSync(isWindows ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: FOLDER,
    stdio: ["ignore", "ignore", "inherit"],
    shell: isWindows,
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed; npm says why above.");
}

/** @param {string} path */
const load = (path) => import(pathToFileURL(join(FOLDER, "node_modules", path)).href);

/** @param {Report} report @returns {Timing | string} what is missing in a run that broke off */
function readReport({ runtimeError, categories, audits, environment }) {
  if (runtimeError) return runtimeError.message;
  /** @param {string} audit */
  const value = (audit) => audits[audit]?.numericValue ?? Number.NaN;
  /** @param {string} audit */
  const items = (audit) => audits[audit]?.details?.items ?? [];
  const timing = {
    score: Math.round((categories.performance.score ?? Number.NaN) * 100),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    machine: environment.benchmarkIndex,
  };
  const missing = Object.entries(timing).find(([, number]) => Number.isNaN(number));
  if (missing) return `no ${missing[0]}`;
  const requests = items("network-requests");
  const largest =
    items("largest-contentful-paint-element")[0]?.items?.[0]?.node?.nodeLabel ??
    items("lcp-breakdown-insight").find(({ type }) => type === "node")?.nodeLabel;
  return {
    ...timing,
    requests: requests.length,
    pictures: requests
      .filter(({ resourceType }) => resourceType === "Image")
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    largestElement: largest ?? "",
  };
}

/**
 * Lighthouse's phone on its slow network, with a `font` for the control page.
 * @param {string | null} chromePath
 */
export async function openLighthouse(chromePath) {
  install();
  /** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
  const { default: lighthouse } = await load("lighthouse/core/index.js");
  /** @type {{ launch: (options: object) => Promise<{ port: number, kill: () => void }> }} */
  const { launch } = await load("chrome-launcher/dist/index.js");

  /** @param {string} url @param {"devtools" | "simulate"} throttlingMethod */
  async function once(url, throttlingMethod) {
    const chrome = await launch({
      chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
      ...(chromePath === null ? {} : { chromePath }),
    });
    try {
      const flags = { port: chrome.port, logLevel: "error", throttlingMethod };
      const result = await lighthouse(url, { ...flags, onlyCategories: ["performance"] });
      return result === undefined ? "no report" : readReport(result.lhr);
    } finally {
      chrome.kill();
    }
  }

  /** @param {string} url @param {"devtools" | "simulate"} throttling @returns {Promise<Timing | null>} null when it could not be measured */
  async function measure(url, throttling) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const timing = await once(url, throttling);
      if (typeof timing !== "string") return timing;
      console.warn(`${url} could not be measured (${timing}).`);
    }
    return null;
  }
  const font = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
  return { measure, font: join(FOLDER, "node_modules", font) };
}
