import { env } from "@/lib/env";
import { areTermsComplete } from "@/content/company-identity";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import type { LegalSection, LegalVersion } from "./legal-document";

export const privacyVersions: readonly [LegalVersion] = [
  { date: "2026-11-21", change: "First version." },
];

export const privacySummary = {
  figures: [
    { number: "0", label: "trackers or advertising tags" },
    { number: "0", label: "people we sell your details to" },
    { number: "1", label: "place they are kept: our database" },
  ],
  text: "We know what you typed into a form and sent, and what it takes to answer it. We keep nothing about people who only read.",
};

const host =
  env.supabaseUrl === null
    ? "In our own database, on the same server as this site."
    : "In our own database, which Supabase runs for us and which holds nothing else.";

const demoNotice =
  "This copy of the site is a demonstration. What you send is stored as described here, but nobody may be at the other end, so keep real customers’ details out of it.";

export const privacyStatus = env.isDemo ? demoNotice : null;

const paymentText =
  env.stripePaymentLink === null
    ? "None. No analytics, no advertising tags, no map service, no embedded video. Fonts, drawings and scripts come from this site."
    : "One, and only at checkout: confirming there opens a payment page run by Stripe. It gets your email address and the reference of your request, and its own policy applies there. Everything else on this site comes from this site: no analytics, no advertising tags, no map service, no embedded video.";

const mailText =
  "Our mails to you leave by a mail server or a mail service, which sees your address and what the mail says in order to deliver it. They hold no picture that tells us whether you read them.";

const errorText =
  env.errorEndpoint === null
    ? []
    : [
        "When a page of ours breaks or a form cannot be saved, a service that collects errors for us is told which page it was and where in our scripts. It gets nothing you typed and no name. Like any web server, it sees your network address.",
      ];

export const privacySections: readonly LegalSection[] = [
  {
    id: "send",
    title: "What you send us",
    paragraphs: [
      "Five forms send something to us, and only when you press the button. Nothing is read off the page before that.",
    ],
    points: [
      {
        term: "Contact",
        text: "Your name, email, what it is about and your message, plus what else you choose to fill in.",
      },
      {
        term: "Sign up",
        text: "Your name and how to reach you, your business, trade and town, and your existing site if you have one.",
      },
      {
        term: "Checkout",
        text: areTermsComplete
          ? "The same, and that you agreed to the terms. Never a card number."
          : "The same, and that you agreed to be contacted about it. Never a card number.",
      },
      {
        term: "Schedule Demo",
        text: "Your name, email, phone and trade, and the time you picked.",
      },
      {
        term: "Callsi AI list",
        text: "Your name and email, your phone and trade if you give them, and that you agreed to be contacted about it.",
      },
      {
        term: "Answers to our mails",
        text: "What you write back is kept with your request or ticket. Files in it are named, and not kept.",
      },
    ],
  },
  {
    id: "added",
    title: "What is added to it",
    paragraphs: [
      "The form also sends the page it stood on, the page you came from if your browser tells, your time zone and how long filling it took. We add the time it arrived and a reference number.",
      "To stop a program from flooding the forms, we keep a scrambled code made from your network address. It stands apart from your request, nothing else uses it, and it is deleted when the first request a day later comes in.",
      "Like any web server, ours sees your network address while it answers you.",
    ],
  },
  {
    id: "why",
    title: "Why we want it",
    paragraphs: [
      "To answer you, draw your draft and rent you a site. That is the whole list. We don’t sell it, lend it, or put it on anyone’s mailing list.",
    ],
  },
  {
    id: "where",
    title: "Where it is, and who reads it",
    paragraphs: [
      `${host} Our staff can read requests after signing in; the database itself refuses everyone else.`,
      "If you send the same form twice within ten minutes, we treat it as one request and keep both texts.",
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    paragraphs: [
      "Nothing is deleted on a timer. We keep a request while we are talking and while you rent, and a person deletes it when you ask.",
    ],
  },
  {
    id: "say",
    title: "Your say in it",
    paragraphs: [
      "Ask for a copy, a correction or a deletion, or take back an agreement to be contacted. Write from the address you used, or give us your reference. The answer is yes wherever you live.",
    ],
    link: { label: "Write to {{email}}", to: site.emailHref },
  },
  {
    id: "others",
    title: "Other companies",
    paragraphs: [paymentText, mailText, ...errorText],
  },
  {
    id: "browser",
    title: "What your browser keeps",
    paragraphs: [
      "No cookies. A few notes stay on your own device, among them what you typed into a form and haven’t sent. Each one is listed by name.",
    ],
    link: { label: "See the list", to: paths.cookies },
  },
];
