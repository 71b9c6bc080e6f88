import { env } from "@/lib/env";
import { storedItems } from "@/lib/storage/stored-items";
import type { LegalSection, LegalVersion } from "./legal-document";

export const cookiesVersions: readonly [LegalVersion] = [
  { date: "2026-11-21", change: "First version." },
];

const visitorItems = storedItems.filter(({ who }) => who === "visitor");

export const cookiesSummary = {
  figures: [
    { number: "0", label: "cookies set" },
    { number: "0", label: "outside companies called" },
    { number: String(visitorItems.length), label: "notes kept for visitors, at most" },
  ],
  text: "There is no banner to click because there is nothing to agree to. The notes stay in your browser; only an unsent form holds anything about you, and it goes when you send it or close the tab.",
};

const payment =
  env.stripePaymentLink === null
    ? ""
    : " Confirming at checkout opens a payment page that belongs to Stripe and follows its own policy. It opens only when you press that button.";

export const cookiesSection: LegalSection = {
  id: "cookies",
  title: "Cookies",
  paragraphs: [
    "This site sets none. A cookie is a note a site asks your browser to send back with every request; we don’t need one to show you a plumber’s home page.",
  ],
};

export const storageSection: LegalSection = {
  id: "storage",
  title: "What your browser keeps",
  paragraphs: [
    "Some things are saved on your own device: in local storage, which stays until cleared, or in session storage, which goes with the tab. They are not sent with each request, and we can’t read them unless you have the site open.",
  ],
};

export const afterStorage: readonly LegalSection[] = [
  {
    id: "third",
    title: "Other companies",
    paragraphs: [
      `Fonts, drawings, maps and scripts come from this site. No analytics, no advertising tags, no map service, no embedded video.${payment}`,
    ],
  },
  {
    id: "clear",
    title: "How to clear it",
    paragraphs: [
      "Clear site data for this address in your browser’s settings. A form you hadn’t sent will be empty again, and the sign-up card may introduce itself a second time. Nothing else is lost.",
    ],
  },
];
