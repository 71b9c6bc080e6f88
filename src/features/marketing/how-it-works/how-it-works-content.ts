import { dealTerms } from "@/content/deal-terms";
import { changes, reportHead } from "../report/report-content";
import { site } from "@/content/company";
import { workStepCount, type WorkStep } from "@/content/work-steps";

const [plannedChange, report] =
  dealTerms.included.find((part) => part.title === "Improve")?.items ?? [];

type Stop = {
  intro: string;
  you: string;
  we: string;
  time: string;
};

export const hero = {
  /** A line each, so that the heading keeps its height when its font loads. */
  title: ["You talk for", `${dealTerms.demoMinutes} minutes.`, "We bring a draft."],
  intro: `${workStepCount} stops from the demo to a site that keeps getting better. At each one: your part, our part, and how long.`,
};

export const stops: Readonly<Record<WorkStep, Stop>> = {
  demo: {
    intro: "The demo, by phone. We ask and write it down, so you don’t have to.",
    you: "Describe your best job and your worst caller.",
    we: "Ask, listen, and show an example site for your trade.",
    time: `${dealTerms.demoMinutes} minutes, once`,
  },
  draft: {
    intro: "A finished-looking site on a private link. Not a wireframe, not a mood board.",
    you: "Get on with your week. Send photos if you have them.",
    we: "Design it, write every page, set up forms and call buttons.",
    time: dealTerms.launch.draft,
  },
  corrections: {
    intro:
      "Circle it, text it, or call and complain. You know the trade; we know where the button goes.",
    you: "Look at it on your phone and tell us what’s wrong.",
    we: "Fix it and send the link back. Nothing goes live until you approve it.",
    time: "As many rounds as it takes",
  },
  launch: {
    intro: "On a weekday, once our desks are open, so a person is there if anything looks odd.",
    you: "Say yes. Then call your own number and see if it rings.",
    we: "Point the domain, redirect the old pages, and check it on real phones.",
    time: `${dealTerms.launch.live} ${dealTerms.billing.starts}`,
  },
  months: {
    intro:
      "We look at what visitors did, change something, and write down what happened. Including the duds.",
    you: "Read one page. Text us when the truck, the price or the hours change.",
    we: `${plannedChange}. ${report}. ${dealTerms.edits.turnaround}`,
    time: "About five minutes of your month",
  },
};

export const callSheet = {
  title: "Call sheet",
  business: "Juniper & Stone",
  rows: [
    { label: "More of", text: "Whole-yard redesigns, patios" },
    { label: "Less of", struck: "Mow and go", text: "past Route 9" },
    { label: "Towns", text: "Five, closest first" },
    { label: "Callers ask", text: "“Can I see your work?”" },
    { label: "Don’t say", text: "“Oasis”" },
  ],
  tag: "Example notes, fictional business",
};

export const draft = { badge: "Draft, private link", tag: "Example site, fictional business" };

export const corrections = {
  picture: "Example draft of a landscaping site with the spring badge circled by hand",
  messages: [
    { from: "you", text: "Spring clean-ups are full. Take that off?" },
    { from: "we", text: "Off. It now says “Booking June”. OK?" },
    { from: "you", text: "Good. And we’re “and”, not “&”." },
    { from: "we", text: "Changed in nine places." },
  ],
  tag: "Example messages, fictional business",
} as const;

export const launchMorning = {
  title: "Launch morning",
  note: "One example",
  rows: [
    { time: "9:05\u00a0am", text: "Backup of the old site, kept" },
    { time: "9:20\u00a0am", text: "Old page addresses sent to new ones" },
    { time: "9:45\u00a0am", text: "HTTPS works in every browser we try" },
    { time: "10:00\u00a0am", text: "Form sent, lead arrived, phone buzzed" },
    { time: "10:10\u00a0am", text: "Email still works, because we didn’t touch it" },
  ],
  yours: { time: "10:15\u00a0am", text: "You: call it from your truck" },
  tag: "Example checklist",
};

export const changeLog = {
  title: "Change log, April",
  business: reportHead.business,
  rows: changes,
  tag: "Example log, fictional business",
};

export const needs = {
  title: "What we need from you",
  intro: "Short list. If you have none of it, we start anyway.",
  columns: ["Thing", "What’s good enough", "Your time"] as const,
  rows: [
    { thing: "Your logo", enough: "A photo of the truck door counts.", time: "1 minute" },
    {
      thing: "Six job photos",
      enough: "From your phone, in daylight. We send a list of what to point it at.",
      time: "10 minutes",
    },
    {
      thing: "Towns you’ll drive to",
      enough: "In order of how much you like driving there.",
      time: "2 minutes",
    },
    {
      thing: "Domain access",
      enough: "An invitation, never your password. We show you where to click.",
      time: "5 minutes",
    },
  ],
  note: "Times are our estimates.",
};

export const move = {
  title: "Already have a domain? It moves, your email doesn’t.",
  intro:
    "The address stays in your name. We change where the sign points, and leave the mailbox alone.",
  picture:
    "Drawing: the same address plate moves from an old, dashed building to a new storefront. The mailbox stays where it is.",
  captions: ["Old site, backed up", "Email stays put", "New front, same address"],
  address: "yourname.example",
  steps: [
    { title: "We copy", text: "The old site is saved before anything changes." },
    { title: "We map", text: "Every old page gets a new one to send visitors to." },
    { title: "You approve", text: "One click at your registrar, with us on the phone." },
    {
      title: "We watch",
      text: "Some networks take a day to notice. Both sites work until they do.",
    },
  ],
} as const;

export const answers = {
  title: "Who answers when you call",
  rows: [
    { when: site.phoneHours, what: "A person at a desk who can open your site while you talk." },
    { when: "Later, and on weekends", what: `Leave a message. ${dealTerms.response.long}` },
    {
      when: "If the site itself is down",
      what: "An alarm tells us, nights included. If you see it first, call all the same.",
    },
  ],
};

export const closing = {
  title: "The first stop is the demo.",
  text: "There is nothing to prepare. We bring an example site for your trade and a short list of questions.",
};
