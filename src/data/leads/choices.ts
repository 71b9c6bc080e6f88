import type { LeadForm, LeadSource, LeadStage } from "./schema";
import type { RequestForm } from "./submissions";

/** English, which is the key of its translation: pass it through `t()`. */
type Label = string;

export const stageLabels: Record<LeadStage, Label> = {
  new: "New",
  contacted: "Contacted",
  "demo-booked": "Demo booked",
  proposal: "Proposal sent",
  won: "Won",
  lost: "Lost",
};

export const stageAliases: Record<LeadStage, readonly string[]> = {
  new: ["open", "fresh", "untouched", "uncontacted", "notcontacted", "opennotcontacted", "lead"],
  contacted: ["working", "attempted", "attemptedtocontact", "connected", "inprogress", "nurturing"],
  "demo-booked": ["demo", "demoscheduled", "meetingscheduled", "appointmentscheduled", "qualified"],
  proposal: ["proposalsent", "quoted", "quotesent", "negotiation", "contractsent", "decision"],
  won: ["closedwon", "converted", "customer", "closedconverted"],
  lost: ["closedlost", "dead", "disqualified", "unqualified", "notinterested", "badtiming"],
};

export const sourceLabels: Record<LeadSource, Label> = {
  "organic-search": "Organic search",
  "business-profile": "Business Profile",
  referral: "Referral",
  "paid-search": "Paid search",
  direct: "Direct",
};

export const sourceAliases: Record<LeadSource, readonly string[]> = {
  "organic-search": ["organic", "google", "seo", "search", "searchengine", "bing"],
  "business-profile": [
    "gbp",
    "gmb",
    "googlebusinessprofile",
    "googlemybusiness",
    "googlemaps",
    "maps",
  ],
  referral: [
    "referred",
    "wordofmouth",
    "partner",
    "employeereferral",
    "externalreferral",
    "referrals",
  ],
  "paid-search": ["ppc", "cpc", "paid", "ads", "googleads", "adwords", "advertisement"],
  direct: [
    "website",
    "web",
    "phone",
    "phoneinquiry",
    "walkin",
    "directtraffic",
    "other",
    "offline",
  ],
};

export const formLabels: Record<LeadForm | RequestForm, Label> = {
  contact: "Contact form",
  signup: "Sign-up form",
  checkout: "Checkout",
  "schedule-demo": "Demo request",
  callsi: "Callsi list",
  manual: "Added by hand",
  import: "Imported",
  email: "E-mail",
};
