import { formatUsd } from "@/lib/format/format";
import { PRICE_USD_PER_MONTH } from "./price";

/** Lines of every bill: only services that a client can be shown. */
const planContents = [
  {
    title: "Build",
    summary: "Done once, before you go live.",
    items: [
      "Design for your trade",
      "Service and town pages",
      "Copy written from the demo",
      "Forms that reach your phone",
      "Old links lead to the new pages",
      "Launch checks on real phones",
    ],
  },
  {
    title: "Host",
    summary: "Always on, looked after by us.",
    items: [
      "Hosting with HTTPS, speed reported",
      "Daily backups",
      "Domain renewals tracked",
      "Security updates",
      "An alarm if your site goes down",
      "Spam filtering on forms",
    ],
  },
  {
    title: "Optimize",
    summary: "So the right people find it.",
    items: [
      "Titles and text for search results",
      "Google Business Profile links to it",
      "Pictures cut to size for phones",
      "Your newest Google reviews, monthly",
      "Tested by keyboard and screen reader",
      "Taps to call and forms, counted",
    ],
  },
  {
    title: "Improve",
    summary: "Every month, in writing.",
    items: [
      "At least one planned change",
      "A one-page report",
      "Small edits by text",
      "Seasonal offers swapped",
      "What doesn’t help is undone",
      "A person to call",
    ],
  },
] as const;

const priceUsdPerMonth = PRICE_USD_PER_MONTH;
const noticeDays = 30;
const exportDays = 10;
/** Business days from the demo to the draft, and from approval to launch. */
const draftDays = 10;
const launchDays = 5;
const callsiFromUsd = 99;
const callsiFrom = formatUsd(callsiFromUsd);
const callsi = {
  from: callsiFrom,
  short: `Optional, from ${callsiFrom} a month on top of the site.`,
  long: `The phone assistant is optional, from ${callsiFrom} a month. What yours costs depends on how many calls it takes, and we tell you on the demo.`,
};
/** The price range for search engines: the plan alone, and the dearest month with Callsi and a project. */
const listedRangeUsd = { from: priceUsdPerMonth, to: 1000 };

/**
 * Terms of the deal that the company decides, in one place for Pricing, Checkout, Terms and Home.
 * Each sentence must be clear on its own.
 */
export const dealTerms = {
  priceUsdPerMonth,
  listedRangeUsd,
  callsi,
  dueTodayUsd: 0,
  demoMinutes: 20,
  billing: {
    starts: "The first month starts when you approve the draft, not when we start drawing.",
    renews: "The rent renews on the same day each month until you stop it.",
    taxes:
      "Prices are in US dollars. Where your state taxes website services, its sales tax is a line of its own on the receipt.",
    payment:
      "You pay by card or bank transfer, on a payment company’s own page. The first payment is due on the day you approve the draft, and each one brings a receipt by email.",
    changes:
      "Your price is fixed for the first 12 months. After that a change is announced by email 60 days ahead, which is time enough to leave before it applies.",
    late: "When a payment fails, we call you, and the site stays up for 14 days while we sort it out.",
    range: `The plan is ${formatUsd(priceUsdPerMonth)} a month, and nothing else is needed. Search engines ask every business for a range, so ours says ${formatUsd(listedRangeUsd.from)} to ${formatUsd(listedRangeUsd.to)}: the rest is room for Callsi AI and for projects, which you agree to in writing first.`,
  },
  launch: {
    draftDays,
    short: "Live in two to four weeks",
    long: `Two to four weeks after the demo, as a rule. You see the draft within ${draftDays} business days of the demo, corrections take as long as you like, and we launch within ${launchDays} business days of your yes.`,
    draft: `Within ${draftDays} business days of the demo`,
    live: `One morning, within ${launchDays} business days of your yes.`,
  },
  notice: {
    days: noticeDays,
    short: `Leave with ${noticeDays} days’ notice`,
    long: `Stop any month with ${noticeDays} days’ notice, by phone or email. There is no minimum term and no exit fee.`,
  },
  ownership: {
    short: "Your domain, words and photos are yours",
    long: "Your domain name, your text, your photos and your reviews belong to you from the first day. The site’s design and code belong to us; you rent them.",
    yours: ["Your domain name", "Your text", "Your photos", "Your reviews"],
    ours: ["The design", "The code"],
  },
  export: {
    days: exportDays,
    short: "Take your content when you go",
    long: `When you leave, we send your text, photos and form entries as ordinary files within ${exportDays} business days and point your domain where you say.`,
  },
  leaving: {
    short: "The day you leave",
    long: "The site stays up until the notice ends, and you pay for those days and none after. On the last day your domain points where you say, and the rented site goes offline. Your next site may use every word and photo, but not our design or code.",
    holds: [
      { what: "Your domain", as: "unlocked, in your own name" },
      { what: "Your text", as: "a document for each page" },
      { what: "Your photos", as: "as you sent them" },
      { what: "Form entries", as: "one spreadsheet, every entry" },
      { what: "The monthly reports", as: "a PDF of each" },
    ],
  },
  report: {
    short: "A report you can check",
    long: "One page by the fifth of each month: what visitors did, what we changed, what came of it, and what is next. Calls are counted as taps on your own number; we put no other number in between.",
  },
  texting: {
    long: "The same number takes texts.",
    stop: "Reply STOP to end them. Message rates may apply.",
  },
  edits: {
    short: "Edits are part of the rent",
    long: "Send edits by text, email or phone. A change to what is on the site is an edit; a new page type or a new function is a project, and we say which before we start.",
    included: [
      "New hours, prices, phone numbers and towns",
      "Swapping photos and seasonal offers",
      "A new service page in the layout you have",
      "Adding a team member or a review",
    ],
    notIncluded: [
      "An online store or a booking system of your own",
      "Translating the whole site",
      "A second brand with its own domain",
    ],
    /** Shown beside examples with bookable times. */
    booking:
      "The rent includes a form that asks which day suits and reaches your phone. A booking system of your own, where people choose a time, is a project with its own price.",
    turnaround: "Small edits are done within two business days.",
  },
  response: {
    businessDays: 1,
    long: "We call back within one business day.",
    written: "A person answers by email within one business day.",
  },
  included: planContents,
  notIncluded: [
    {
      title: "Callsi AI",
      text: callsi.long,
    },
    {
      title: "Booking and price pickers",
      text: "Live booking and prices to pick from are projects with a price of their own.",
    },
    {
      title: "Ad spend",
      text: "If you run ads, you pay the ad platform directly. We make the page they land on.",
    },
    {
      title: "A photographer",
      text: "Phone photos are fine, and we show you how to take them. A pro is your call.",
    },
    {
      title: "Online stores",
      text: "We build for service businesses. If you sell from a warehouse, we say so and point you elsewhere.",
    },
  ],
} as const;
