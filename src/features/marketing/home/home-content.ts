import type { Question } from "../faq";
import type { WorkStep } from "@/content/work-steps";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";

export interface MarkedPart {
  title: string;
  text: string;
  side: "left" | "right";
  /** The note's top, in percent of the drawing's height. */
  top: number;
  /** The number's place, in percent of the drawing's width and height. */
  pin: readonly [number, number];
}

export const markedParts: readonly MarkedPart[] = [
  {
    title: "Phone number, top right",
    text: "Tappable from the first screen. Someone with no heat didn’t come to browse.",
    side: "right",
    top: 1,
    pin: [75, 7],
  },
  {
    title: "A promise in plain words",
    text: "Says what you do and how fast, before any scrolling.",
    side: "left",
    top: 10,
    pin: [89, 19],
  },
  {
    title: "Write, or just call",
    text: "A form for whoever plans ahead, the number again for whoever can’t.",
    side: "right",
    top: 29,
    pin: [69, 34],
  },
  {
    title: "Your trade, drawn",
    text: "Artwork made for the trade. No stock handshakes.",
    side: "left",
    top: 48,
    pin: [13, 50],
  },
  {
    title: "Prices where people look",
    text: "A starting number filters the wrong calls out.",
    side: "right",
    top: 70,
    pin: [95, 75],
  },
];

/** Invented, and marked as such where they are shown. */
export const comparedFigures = [
  { name: "Taps to reach a person", before: "4", after: "1" },
  { name: "Page weight", before: "3.8 MB", after: "0.3 MB" },
  { name: "Works on a phone", before: "Pinch", after: "Yes" },
] as const;

export interface Moment {
  time: string;
  title: string;
  text: string;
}

export const emergencyCall: readonly Moment[] = [
  {
    time: "9:40 pm",
    title: "The furnace quits.",
    text: "She types “no heat” and the name of her town.",
  },
  {
    time: "9:41 pm",
    title: "Your page opens on her phone.",
    text: "Her town in the headline, your number under her thumb. Nothing to pinch, nothing to close.",
  },
  {
    time: "9:42 pm",
    title: "One tap, and your phone rings.",
    text: "The page is done. You’re up.",
  },
];

export const researchedCall: readonly Moment[] = [
  {
    time: "Sunday",
    title: "He reads about heat pumps at the kitchen table.",
    text: "Your page says what one costs to start with, and what happens on the day.",
  },
  {
    time: "Tuesday",
    title: "He’s back, with two other tabs open.",
    text: "Your reviews and the faces of your crew are where he looks for them.",
  },
  {
    time: "Friday",
    title: "He asks for a quote.",
    text: "Three fields, no account. It reaches your phone as a message before he puts his down.",
  },
];

export const messageSlip = [
  { label: "From", value: "Paul K., Alder St" },
  { label: "Wants", value: "Heat pump, two floors" },
  { label: "When", value: "By fall, no hurry" },
  { label: "Call", value: "(614) 555-0143, after 5" },
] as const;

export interface Step {
  text: string;
  slip: { bold: string; plain: string; below: string };
}

export const steps: Readonly<Record<WorkStep, Step>> = {
  demo: {
    text: "The demo, by phone. Services, towns, the jobs you want more of and the ones you don’t.",
    slip: {
      bold: "The demo",
      plain: `${dealTerms.demoMinutes} min`,
      below: "Handy: logo, a few job photos",
    },
  },
  draft: {
    text: "Design, copy and service pages, on a private link you can open on your phone.",
    slip: { bold: "Pages written", plain: "7 of 9", below: "Next: water heaters" },
  },
  corrections: {
    text: "Mark it up, text us, or call. Nothing is published until you approve it.",
    slip: { bold: "“Use the photo with the dog”", plain: "", below: "Changed, approved" },
  },
  launch: {
    text: "We point your domain, send old links to the new pages, and try it on real phones.",
    slip: { bold: "Test call", plain: "rang", below: "Email: untouched" },
  },
  months: {
    text: "We watch what visitors do, change something, and write down what happened.",
    slip: { bold: "This month", plain: "4 changes", below: "Next: financing page" },
  },
};

const { ownership, notice, export: takeAway, edits } = dealTerms;

export const dealLines = [ownership, notice, takeAway, edits];

export interface SampleReview {
  quote: string;
  name: string;
  trade: string;
  town: string;
  /** Drawn by art/maps/make-maps.ts. */
  mapUrl: string;
}

/** Invented, and marked as such where they are shown. The first is the large one. */
export const sampleReviews: readonly [SampleReview, ...SampleReview[]] = [
  {
    quote:
      "I used to apologize for our website. Last week a lady read it back to me on the phone and asked for the Tuesday slot.",
    name: "Ray P.",
    trade: "drain and sewer",
    town: "Waco, Texas",
    mapUrl: "/maps/waco-tx.svg",
  },
  {
    quote: "They noticed our Saturday calls dropped before I did, and fixed the page.",
    name: "Marcus T.",
    trade: "heating",
    town: "Dayton, Ohio",
    mapUrl: "/maps/dayton-oh.svg",
  },
  {
    quote: "I texted a photo of the new truck. It was on the site by lunch.",
    name: "Alicia V.",
    trade: "landscaping",
    town: "Bend, Oregon",
    mapUrl: "/maps/bend-or.svg",
  },
];

const rent = formatUsd(dealTerms.priceUsdPerMonth);

export const questions: readonly (Question & { answer: string })[] = [
  {
    question: "Why rent instead of buy?",
    answer:
      "A bought site starts aging the day the invoice is paid. Renting puts the build, the hosting and the upkeep on the same bill, so the people who made the site stay responsible for how it does.",
  },
  {
    question: "Is there a separate build fee?",
    answer: `No. Building your site is part of the ${rent} a month. ${dealTerms.billing.starts}`,
  },
  {
    question: "I already have a website. What happens to it?",
    answer:
      "We move over what is worth keeping of your old website, redirect its pages so search engines follow, and leave your email alone.",
  },
  {
    question: "Do I have to write anything?",
    answer: "No. We ask on the demo and write the text of your site for you. You correct us.",
  },
  {
    question: "Is Callsi AI included?",
    answer: `No. Callsi AI picks up when you’re on a ladder. ${dealTerms.callsi.long}`,
  },
];
