import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { areTermsComplete, legalParts } from "@/content/company-identity";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import type { LegalSection, LegalVersion } from "./legal-document";

const {
  billing,
  edits,
  export: takeAway,
  launch,
  leaving,
  notice,
  ownership,
  report,
  response,
  texting,
} = dealTerms;
const price = formatUsd(dealTerms.priceUsdPerMonth);

export const termsVersions: readonly [LegalVersion] = [
  { date: "2026-11-21", change: "First version." },
];

export const termsSummary = {
  figures: [
    { number: price, label: "a month, everything listed" },
    { number: formatUsd(dealTerms.dueTodayUsd), label: "due when you ask for a site" },
    { number: String(notice.days), label: "days’ notice to leave" },
  ],
  text: `${ownership.short}. ${edits.short}. ${takeAway.short}.`,
};

export const termsStatus = areTermsComplete
  ? null
  : "This copy of the site is a demonstration, so nobody is asked to agree to these terms. A company that opens with them adds four things of its own: its registered name and address, the limits of its liability, and the law that applies.";

const lawyersSections: readonly LegalSection[] = areTermsComplete
  ? [
      { id: "liability", title: "Liability", paragraphs: [legalParts.liability] },
      { id: "law", title: "The law that applies", paragraphs: [legalParts.governingLaw] },
    ]
  : [];

export const termsSections: readonly LegalSection[] = [
  {
    id: "who",
    title: "Who this is between",
    paragraphs: [
      "{{brand}} rents websites to local service businesses. Here, “we” is {{brand}} and “you” is the business that rents.",
      ...(areTermsComplete
        ? [`{{brand}} is ${legalParts.registeredName}, ${legalParts.registeredAddress}.`]
        : []),
      "Asking for a site commits you to nothing. The deal begins when you approve the draft.",
    ],
  },
  {
    id: "rent",
    title: "What you rent",
    paragraphs: ["One plan. For the rent, we do all of this:"],
    points: dealTerms.included.map(({ title, items }) => ({
      term: title,
      text: `${items.join(". ")}.`,
    })),
  },
  {
    id: "not-included",
    title: "What is not in the rent",
    paragraphs: ["These are separate, and never added without your yes."],
    points: dealTerms.notIncluded.map(({ title, text }) => ({ term: title, text })),
  },
  {
    id: "money",
    title: "What it costs, and when",
    paragraphs: [
      `The rent is ${price} a month. ${billing.starts} ${billing.renews}`,
      `${billing.payment} This site never asks for a card number.`,
      billing.changes,
      `${billing.taxes} ${billing.late}`,
    ],
    link: { label: "See the whole price list", to: paths.pricing },
  },
  { id: "launch", title: "When it goes live", paragraphs: [launch.long] },
  {
    id: "edits",
    title: "Edits and projects",
    paragraphs: [edits.long, edits.turnaround],
    points: [
      ...edits.included.map((item) => ({ term: "An edit", text: `${item}.` })),
      ...edits.notIncluded.map((item) => ({ term: "A project", text: `${item}.` })),
    ],
  },
  {
    id: "report",
    title: "The monthly report",
    paragraphs: [report.long],
    link: { label: "See an example report", to: paths.exampleReport },
  },
  { id: "ownership", title: "What is yours, and what is ours", paragraphs: [ownership.long] },
  {
    id: "leaving",
    title: "How to leave",
    paragraphs: [notice.long, leaving.long, takeAway.long],
    points: leaving.holds.map(({ what, as }) => ({ term: what, text: `${as}.` })),
    link: { label: "Leave by email: {{email}}", to: site.emailHref },
  },
  {
    id: "your-part",
    title: "Your part",
    paragraphs: ["We build on what you tell us, so three things are yours to look after."],
    points: [
      {
        text: "What the site says about you is true: licenses, insurance, prices, years in the trade.",
      },
      { text: "You may use the photos, logos and words you send us." },
      { text: "You look at the draft before you approve it. We ask; we don’t guess." },
    ],
  },
  {
    id: "no-promises",
    title: "What we don’t promise",
    paragraphs: [
      "Not a number of calls, not a place in the search results, not a site that is never down. Nobody can honestly promise the first two, and every server stops now and then.",
      "What we do is watch it, fix it and tell you.",
    ],
  },
  {
    id: "trouble",
    title: "When something is wrong",
    paragraphs: [
      `Call or text {{phone}}, or write to {{email}}. ${response.long}`,
      `Texts we send are about your site, and no others. ${texting.stop}`,
    ],
    link: { label: "How to reach us", to: paths.contact },
  },
  ...lawyersSections,
];
