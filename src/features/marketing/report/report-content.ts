import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { formatNumber, formatUsd } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";

/** A monthly report for an invented roofer. Its sums are computed from one set of numbers. */

const { name, domain } = EXAMPLE_BUSINESSES.roof;

export const reportHead = {
  month: "2026-04",
  monthBefore: "2026-03",
  business: name,
  town: "Bend, Oregon",
  domain,
  writtenBy: "June A.",
};

export const weeks = [
  { days: "1–5", taps: 4, forms: 2 },
  { days: "6–12", taps: 6, forms: 2 },
  { days: "13–19", taps: 7, forms: 3 },
  { days: "20–26", taps: 8, forms: 3 },
  { days: "27–30", taps: 4, forms: 2 },
] as const;

export const sources = [
  { label: "Google search", count: 684 },
  { label: "Google Business Profile", count: 311 },
  { label: "Typed in, or saved", count: 142 },
  { label: "Other sites", count: 75 },
] as const;

export const requestPages = [
  { label: "Home", count: 13 },
  { label: "Storm claims", count: 9 },
  { label: "Roof replacement", count: 8 },
  { label: "Free inspection", count: 7 },
  { label: "Town pages", count: 4 },
] as const;

const before = { visits: 1104, taps: 24, forms: 9 };

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const visits = sumOf(sources.map(({ count }) => count));
const taps = sumOf(weeks.map((week) => week.taps));
const forms = sumOf(weeks.map((week) => week.forms));

export const requests = { count: taps + forms, before: before.taps + before.forms };

export const figures = [
  { label: "Requests", ...requests },
  { label: "Taps on your number", count: taps, before: before.taps },
  { label: "Forms sent", count: forms, before: before.forms },
  { label: "Visits", count: visits, before: before.visits },
];

type Change = {
  date: string;
  text: string;
  note?: string;
  outcome: string;
  result: "Kept" | "Done" | "Undone";
};

/** The change log on How it works is the same month. */
export const changes: readonly Change[] = [
  {
    date: "Apr 3",
    text: "“Free inspection” moved up on phones",
    outcome: "Opened 52 times in the two weeks after, 31 in the two before.",
    result: "Kept",
  },
  {
    date: "Apr 9",
    text: "New page for storm claims",
    note: "Three towns named",
    outcome: "88 visits and 9 requests in its first three weeks.",
    result: "Kept",
  },
  {
    date: "Apr 14",
    text: "Your text: new truck photo",
    outcome: "On the site the same day.",
    result: "Done",
  },
  {
    date: "Apr 22",
    text: "Shorter form, four fields to two",
    note: "More junk, same jobs. Put it back.",
    outcome: "5 junk forms in three days, which are not counted above.",
    result: "Undone",
  },
];

const DAYS = 30;
const CHECKS_A_DAY = (24 * 60) / 5;
const checks = { made: DAYS * CHECKS_A_DAY, failed: 2 };
const upPercent = ((checks.made - checks.failed) / checks.made) * 100;

export const upkeep = [
  {
    term: "Up",
    text: `${formatNumber(upPercent, 2)} percent: ${formatNumber(checks.made - checks.failed)} of ${formatNumber(checks.made)} checks, one every five minutes. Down on April 17 from 3:10 to 3:20 am, while our host swapped a machine.`,
  },
  {
    term: "Fast",
    text: "1.4 seconds until the home page shows, on a mid-priced phone over 4G. Google calls up to 2.5 good.",
  },
  {
    term: "Safe",
    text: `${DAYS} of ${DAYS} nightly backups made. The one of April 12 was restored to a test site, and it worked.`,
  },
  {
    term: "Yours",
    text: "Your domain is in your name and renews on March 3, 2027. We watch the date.",
  },
] as const;

export const next = [
  { who: "We", text: "Write a page on paying for a roof by the month. Four callers asked." },
  { who: "We", text: "Swap the spring offer for gutter cleaning on May 15." },
  { who: "You", text: "Six phone photos of the Alder Street roof, if it’s done by then." },
] as const;

export const cost = {
  rent: formatUsd(dealTerms.priceUsdPerMonth),
  projects: formatUsd(0),
  /** To the cent. */
  each: `$${(dealTerms.priceUsdPerMonth / requests.count).toFixed(2)}`,
};
