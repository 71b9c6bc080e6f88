/** The composer of tickets or of leads, or every mail of a kind. The database has the same list. */
export const TEMPLATE_USES = [
  "composer",
  "lead-composer",
  "ticket-reply",
  "request-received",
  "demo-booked",
  "demo-moved",
  "demo-host-changed",
  "demo-cancelled",
  "demo-reminder",
] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** Labels are English, for `t()`. */
const OF_TICKET = [
  { name: "first_name", label: "First name of whom you write to" },
  { name: "business", label: "The client’s business" },
  { name: "ticket_number", label: "Number of the ticket" },
  { name: "subject", label: "Subject of the ticket" },
  { name: "my_name", label: "Your name" },
] as const;
const OF_LEAD = [
  { name: "first_name", label: "First name of whom you write to" },
  { name: "business", label: "The lead’s business" },
  { name: "reference", label: "Reference" },
  { name: "my_name", label: "Your name" },
] as const;
const OF_REQUEST = [{ name: "reference", label: "Reference" }] as const;
const OF_DEMO = [
  { name: "demo_time", label: "Time of the demo, where they are" },
  { name: "host", label: "Who calls" },
  ...OF_REQUEST,
] as const;

type Placeholder = (typeof OF_TICKET | typeof OF_LEAD | typeof OF_DEMO)[number];
export type PlaceholderValues = Partial<Record<Placeholder["name"], string>>;

/** Excludes strangers' text, who also choose the recipient. The database has the same names. */
export function placeholdersIn(use: TemplateUse): readonly Placeholder[] {
  if (use === "composer" || use === "ticket-reply") return OF_TICKET;
  if (use === "lead-composer") return OF_LEAD;
  return use === "request-received" ? OF_REQUEST : OF_DEMO;
}

const PLACE = /\{\{(.*?)\}\}/g;

/** Placeholders of a text that have no value there, each once. */
export function unknownPlaceholders(body: string, use: TemplateUse): string[] {
  const known = new Set<string>(placeholdersIn(use).map(({ name }) => name));
  const names = [...body.matchAll(PLACE)].map(([, name = ""]) => name.trim());
  return [...new Set(names.filter((name) => !known.has(name)))];
}

/** Placeholders without a value stay, so that the person sees them. */
export function fillTemplate(body: string, values: PlaceholderValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return body.replace(PLACE, (whole, name: string) => known.get(name.trim()) ?? whole);
}

type TicketFacts = {
  number: number;
  subject: string;
  contact: { name: string } | null;
  client: { business: string };
};

const firstName = (name: string | undefined) => name?.trim().split(/\s+/)[0];

type LeadFacts = { name: string; business: string | null; reference: string };

export const leadPlaceholders = (lead: LeadFacts, myName: string): PlaceholderValues => ({
  first_name: firstName(lead.name) || lead.name,
  business: lead.business?.trim() || "your business",
  reference: lead.reference,
  my_name: myName,
});

export function placeholdersOf(ticket: TicketFacts, myName: string): PlaceholderValues {
  return {
    first_name: firstName(ticket.contact?.name) || ticket.client.business,
    business: ticket.client.business,
    ticket_number: String(ticket.number),
    subject: ticket.subject,
    my_name: myName,
  };
}
