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
import { tradeLabels, tradeAliases } from "@/data/records/trade-choices";
import type { RecordField } from "@/data/records/record-fields";
import { MAILING } from "@/data/mails/mailing-field";
import { clientStatusLabels, clientStatusAliases, planLabels, planAliases } from "./choices";

export const clientFields = [
  {
    id: "business",
    label: "Business",
    lowerLabel: "business name",
    kind: "text",
    maxLength: 160,
    isRequired: true,
    missing: "Enter the business's name.",
    form: "what",
    isWide: true,
    headers: [...BUSINESS_HEADERS, "name"],
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
    headers: TRADE_HEADERS,
  },
  {
    id: "town",
    label: "Town",
    lowerLabel: "town",
    kind: "text",
    maxLength: 120,
    form: "what",
    isWide: true,
    headers: TOWN_HEADERS,
  },
  {
    id: "region",
    label: "State",
    lowerLabel: "state",
    kind: "region",
    noneLabel: "Not known",
    form: "what",
    headers: REGION_HEADERS,
  },
  {
    id: "plan",
    label: "Plan",
    lowerLabel: "plan",
    kind: "choice",
    labels: planLabels,
    aliases: planAliases,
    initial: "small-business",
    form: "what",
    headers: PLAN_HEADERS,
  },
  {
    id: "monthly_price_cents",
    label: "Monthly price",
    screenLabel: "Plan",
    formLabel: "Price a month, USD",
    lowerLabel: "monthly price",
    kind: "money",
    missing: "Enter a price such as 299 or 299.50.",
    initial: String(PRICE_USD_PER_MONTH),
    form: "what",
    isFact: true,
    headers: headers("monthlyprice price mrr amount monthlyfee fee rate rent"),
  },
  {
    id: "status",
    label: "Status",
    lowerLabel: "status",
    kind: "choice",
    labels: clientStatusLabels,
    aliases: clientStatusAliases,
    initial: "onboarding",
    form: "what",
    isFact: true,
    headers: headers("status clientstatus customerstatus accountstatus state2"),
  },
  {
    id: "owner_id",
    label: "Owner",
    lowerLabel: "owner",
    kind: "person",
    form: "what",
    isWide: true,
    isFact: true,
    headers: OWNER_HEADERS,
  },
  {
    id: "client_since",
    label: "Client since",
    lowerLabel: "first day as a client",
    addLabel: "client since",
    kind: "day",
    missing: "Choose the day they became a client.",
    form: "what",
    isFact: true,
    headers: headers(
      "clientsince since customersince startdate start signupdate joined closedate createdate becameacustomerdate",
    ),
  },
  MAILING,
  { id: "contact_name", label: "Contact", kind: "text", maxLength: 120, headers: NAME_HEADERS },
  {
    id: "first_name",
    label: "Contact’s first name",
    kind: "text",
    maxLength: 120,
    partOf: "contact_name",
    headers: FIRST_NAME_HEADERS,
  },
  {
    id: "last_name",
    label: "Contact’s last name",
    kind: "text",
    maxLength: 120,
    partOf: "contact_name",
    headers: LAST_NAME_HEADERS,
  },
  { id: "contact_email", label: "Contact’s e-mail", kind: "email", headers: EMAIL_HEADERS },
  { id: "contact_phone", label: "Contact’s phone", kind: "phone", headers: PHONE_HEADERS },
  {
    id: "domain",
    label: "Domain",
    lowerLabel: "domain",
    kind: "domain",
    headers: headers("domain website websiteurl url site companydomainname domainname"),
  },
  {
    id: "street",
    label: "Street",
    lowerLabel: "street",
    kind: "text",
    maxLength: 200,
    headers: headers(
      "street address streetaddress address1 addressline1 billingstreet mailingstreet",
    ),
  },
  {
    id: "postal_code",
    label: "ZIP code",
    lowerLabel: "ZIP code",
    kind: "text",
    maxLength: 12,
    headers: headers("zip zipcode postalcode postcode billingzip mailingzip billingpostalcode"),
  },
  { id: "id", label: "Record ID", kind: "text", maxLength: 120, headers: [] },
  { id: "health", label: "Health", kind: "note", isComputed: true, headers: [] },
  { id: "reasons", label: "Reasons", kind: "note", isComputed: true, headers: [] },
  { id: "open_tickets", label: "Open tickets", kind: "note", isComputed: true, headers: [] },
  { id: "updated_at", label: "Updated", kind: "moment", isComputed: true, headers: [] },
] as const satisfies readonly RecordField[];

type ClientField = (typeof clientFields)[number];
export type ClientFieldId = ClientField["id"];

type Named<Field extends ClientField> = RecordField & { id: Field["id"] };

type ClientFormField = Extract<ClientField, { form: string }>;
export type ClientFormId = ClientFormField["id"];
export const formFields: readonly Named<ClientFormField>[] = clientFields.filter(
  (field): field is ClientFormField => "form" in field,
);

type Fact = Extract<ClientField, { isFact: true }>;
export const clientFacts: readonly Named<Fact>[] = clientFields
  .filter((field): field is Fact => "isFact" in field)
  .toSorted((one, other) => Number(other.id === "status") - Number(one.id === "status"));
