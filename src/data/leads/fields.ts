import { PRICE_USD_PER_MONTH } from "@/content/price";
import {
  BUSINESS_HEADERS,
  EMAIL_HEADERS,
  FIRST_NAME_HEADERS,
  LAST_NAME_HEADERS,
  NAME_HEADERS,
  OWNER_HEADERS,
  PHONE_HEADERS,
  PLAN_HEADERS,
  REGION_HEADERS,
  TOWN_HEADERS,
  TRADE_HEADERS,
  headers,
} from "@/data/records/field-aliases";
import { planLabels, planAliases } from "@/data/clients/choices";
import type { RecordField } from "@/data/records/record-fields";
import { tradeLabels, tradeAliases } from "@/data/records/trade-choices";
import { callTimeLabels } from "@/content/call-times";
import { MAILING } from "@/data/mails/mailing-field";
import { sourceLabels, sourceAliases, stageLabels, stageAliases } from "./choices";

export const leadFields = [
  {
    id: "name",
    label: "Name",
    screenLabel: "Person",
    lowerLabel: "name",
    kind: "text",
    maxLength: 120,
    isRequired: true,
    missing: "A lead needs somebody's name.",
    form: "who",
    isFact: true,
    headers: NAME_HEADERS,
  },
  {
    id: "first_name",
    label: "First name",
    kind: "text",
    maxLength: 120,
    partOf: "name",
    headers: FIRST_NAME_HEADERS,
  },
  {
    id: "last_name",
    label: "Last name",
    kind: "text",
    maxLength: 120,
    partOf: "name",
    headers: LAST_NAME_HEADERS,
  },
  {
    id: "business",
    label: "Business",
    lowerLabel: "business name",
    kind: "text",
    maxLength: 160,
    form: "who",
    isFact: true,
    headers: BUSINESS_HEADERS,
  },
  {
    id: "email",
    label: "E-mail",
    lowerLabel: "e-mail address",
    kind: "email",
    form: "who",
    isFact: true,
    column: "email",
    headers: EMAIL_HEADERS,
  },
  {
    id: "phone",
    label: "Phone",
    lowerLabel: "phone number",
    kind: "phone",
    form: "who",
    isFact: true,
    column: "phone",
    headers: PHONE_HEADERS,
  },
  {
    id: "call_time",
    label: "Best time to call",
    lowerLabel: "best time to call",
    kind: "choice",
    labels: callTimeLabels,
    aliases: {
      morning: headers("am mornings beforenoon early"),
      midday: headers("noon lunch lunchtime lunchbreak"),
      afternoon: headers("pm afternoons"),
      evening: headers("evenings night afterwork late"),
    },
    noneLabel: "Any time",
    form: "what",
    isFact: true,
    column: "callTime",
    filter: "callTimes",
    headers: headers("calltime besttime preferredtime preferredcalltime whentocall"),
  },
  {
    id: "trade",
    label: "Trade",
    lowerLabel: "trade",
    kind: "choice",
    labels: tradeLabels,
    aliases: tradeAliases,
    noneLabel: "Not known",
    form: "what",
    isFact: true,
    headers: TRADE_HEADERS,
  },
  {
    id: "town",
    label: "Town",
    lowerLabel: "town",
    kind: "text",
    maxLength: 120,
    form: "what",
    isFact: true,
    headers: TOWN_HEADERS,
  },
  {
    id: "region",
    label: "State",
    formLabel: "State, two letters",
    lowerLabel: "state",
    kind: "region",
    form: "what",
    isFact: true,
    headers: REGION_HEADERS,
  },
  {
    id: "website",
    label: "Website",
    lowerLabel: "website",
    kind: "website",
    form: "what",
    isFact: true,
    headers: headers("website websiteurl url web site domain companydomainname homepage"),
  },
  {
    id: "stage",
    label: "Stage",
    lowerLabel: "stage",
    kind: "choice",
    labels: stageLabels,
    aliases: stageAliases,
    headers: headers("stage leadstatus status dealstage pipelinestage lifecyclestage leadstage"),
  },
  {
    id: "lost_reason",
    label: "Lost because",
    lowerLabel: "reason it was lost",
    kind: "text",
    maxLength: 200,
    headers: headers("lostreason lostbecause closedlostreason reasonlost lossreason"),
  },
  {
    id: "value_cents",
    label: "Value a month",
    screenLabel: "Worth a month",
    formLabel: "Worth a month, US dollars",
    lowerLabel: "value",
    kind: "money",
    initial: String(PRICE_USD_PER_MONTH),
    form: "what",
    isFact: true,
    headers: headers(
      "value amount dealvalue dealamount mrr monthlyvalue price budget expectedrevenue valueamonth",
    ),
  },
  {
    id: "plan",
    label: "Plan",
    lowerLabel: "plan",
    kind: "choice",
    labels: planLabels,
    aliases: planAliases,
    isFact: true,
    headers: PLAN_HEADERS,
  },
  {
    id: "next_step",
    label: "Next step",
    lowerLabel: "next step",
    kind: "text",
    maxLength: 200,
    form: "what",
    isFact: true,
    headers: headers("nextstep nextaction nextactivity followup todo"),
  },
  {
    id: "next_step_on",
    label: "Next step on",
    screenLabel: "Due",
    formLabel: "Next step on",
    lowerLabel: "date of the next step",
    addLabel: "day it is due",
    kind: "day",
    form: "what",
    isFact: true,
    headers: headers(
      "nextstepon nextstepdate nextactivitydate followupdate duedate nextactiondate nextcontactdate",
    ),
  },
  {
    id: "source",
    label: "Source",
    lowerLabel: "source",
    kind: "choice",
    labels: sourceLabels,
    aliases: sourceAliases,
    initial: "direct",
    form: "what",
    isFact: true,
    headers: headers(
      "source leadsource originalsource channel howdidyouhearaboutus campaignsource",
    ),
  },
  {
    id: "owner_id",
    label: "Owner",
    lowerLabel: "owner",
    kind: "person",
    isFact: true,
    headers: OWNER_HEADERS,
  },
  { ...MAILING, isFact: true },
  {
    id: "message",
    label: "Message",
    formLabel: "What they want",
    lowerLabel: "message",
    kind: "text",
    maxLength: 5000,
    keepsLines: true,
    form: "what",
    headers: headers("message notes note description comments comment inquiry details"),
  },
  {
    id: "reference",
    label: "Reference",
    lowerLabel: "reference",
    kind: "text",
    maxLength: 120,
    headers: headers("leadreference"),
  },
  {
    id: "first_response_due_at",
    label: "First answer due",
    kind: "moment",
    isComputed: true,
    headers: [],
  },
  {
    id: "first_responded_at",
    label: "First answered",
    kind: "moment",
    isComputed: true,
    headers: [],
  },
  { id: "created_at", label: "Came in", kind: "moment", isComputed: true, headers: [] },
] as const satisfies readonly RecordField[];

export type LeadFieldId = (typeof leadFields)[number]["id"];
export type LeadRowField = Exclude<LeadFieldId, "first_name" | "last_name" | "message">;

type LeadField = RecordField & { id: LeadFieldId };
type LeadRow = RecordField & { id: LeadRowField };

export const formFields = (part: "who" | "what") =>
  leadFields.filter((field: LeadField) => field.form === part) as readonly LeadField[];

export const leadRowFields = leadFields.filter(
  ({ id }) => !["first_name", "last_name", "message"].includes(id),
) as readonly LeadRow[];

/** Shown first in the drawer. */
const FIRST_FACTS: readonly string[] = [
  "next_step",
  "next_step_on",
  "owner_id",
  "business",
  "name",
];
const facts = leadRowFields.filter(({ isFact }) => isFact);

export const leadFacts: readonly LeadRow[] = [
  ...FIRST_FACTS.flatMap((id) => facts.filter((field) => field.id === id)),
  ...facts.filter(({ id }) => !FIRST_FACTS.includes(id)),
];
