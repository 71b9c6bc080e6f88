import { median } from "../median.mjs";

/** @typedef {import("./lighthouse.mjs").Timing} Timing */
/** @typedef {import("./page-weight.mjs").PageWeight} PageWeight */
/** @typedef {import("./hands.mjs").Answer} Answer */
/** @typedef {import("./hands.mjs").HandRow} HandRow */
/** @typedef {{ name: string, timings: (Timing | null)[], simulated: Timing | null }} TimedSite */
/** @typedef {{ name: string, weight: PageWeight }} WeighedSite */

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
/** A thousand bytes. @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {TimedSite} site */
function medians({ timings }) {
  const known = timings.filter((timing) => timing !== null);
  /** @param {Exclude<keyof Timing, "largestElement">} name */
  const of = (name) => median(known.map((timing) => timing[name]));
  return { of, largestElement: known[0]?.largestElement ?? "" };
}

/** Times beside those of the first site, the control page. @param {TimedSite[]} sites */
export function timeTable(sites) {
  const control = sites[0] && medians(sites[0]);
  return sites.map((site) => {
    const { of, largestElement } = medians(site);
    /** @param {"largestPaint" | "blocking"} name */
    const toControl = (name) => (of(name) / (control?.of(name) ?? Number.NaN)).toFixed(2);
    return {
      page: site.name,
      score: of("score"),
      simulated: site.simulated?.score ?? "–",
      "first paint": seconds(of("firstPaint")),
      "largest paint": seconds(of("largestPaint")),
      "to control": toControl("largestPaint"),
      blocking: `${of("blocking").toFixed(0)} ms`,
      "to control ": toControl("blocking"),
      shift: of("shift").toFixed(4),
      "largest element": largestElement.slice(0, 32),
    };
  });
}

/**
 * How fast the machine was, by Lighthouse's index. A quarter of it is the speed of the phone that the
 * tables speak of; DevTools' own calibration takes 1,000 for a phone of the middle class and 264 for a
 * cheap one.
 * @param {TimedSite[]} sites
 */
export const machineIndex = (sites) =>
  Math.round(median(sites.map((site) => medians(site).of("machine"))));

/** @param {WeighedSite[]} weighed @param {TimedSite[]} timed */
export function weightTable(weighed, timed) {
  return weighed.map(({ name, weight }, place) => {
    const of = timed[place] ? medians(timed[place]).of : () => Number.NaN;
    return {
      page: name,
      "HTML, gzip": kilobytes(weight.html),
      "its CSS": kilobytes(weight.css),
      elements: weight.elements,
      "script run, gzip": kilobytes(weight.script),
      fonts: kilobytes(weight.fonts),
      pictures: kilobytes(of("pictures")),
      requests: of("requests"),
    };
  });
}

/** What went wrong in any of the rounds. @param {Answer[]} answers */
function noteOf(answers) {
  const lost = answers.filter(({ ms }) => ms === null);
  const notes = [
    lost.length > 0 && `${lost.length} of ${answers.length} had no answer`,
    lost.some(({ isGone }) => isGone) && "the page moved it away",
    answers.some(({ isReloaded }) => isReloaded) && "a document was loaded",
    answers.some(({ isKept }) => isKept === false) && "the answer was taken back",
  ];
  return notes.filter(Boolean).join(", ");
}

/** @param {Answer[]} answers */
function medianOf(answers) {
  const times = answers.map(({ ms }) => ms).filter((ms) => ms !== null);
  return times.length === 0 ? "–" : `${median(times).toFixed(0)} ms`;
}

/** @param {HandRow[]} rows @param {[string, string, string]} columns */
export const handTable = (rows, [name, first, second]) =>
  rows.map((row) => ({
    [name]: row.name,
    [first]: medianOf(row.first),
    [second]: medianOf(row.second),
    notes: noteOf([...row.first, ...row.second]),
  }));
