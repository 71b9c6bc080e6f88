/** What a template may have filled in; the database knows the same names. English, for `t()`. */
export const PLACEHOLDERS = [
  { name: "first_name", label: "First name of whom you write to" },
  { name: "business", label: "The client’s business" },
  { name: "ticket_number", label: "Number of the ticket" },
  { name: "subject", label: "Subject of the ticket" },
  { name: "my_name", label: "Your name" },
] as const;

type PlaceholderName = (typeof PLACEHOLDERS)[number]["name"];
export type PlaceholderValues = Record<PlaceholderName, string>;

const PLACE = /\{\{(.*?)\}\}/g;

const isKnown = (name: string): name is PlaceholderName =>
  PLACEHOLDERS.some((one) => one.name === name);

/** What stands in double braces and is filled in by nothing, each once. */
export function unknownPlaceholders(body: string): string[] {
  const names = [...body.matchAll(PLACE)].map(([, name = ""]) => name.trim());
  return [...new Set(names.filter((name) => !isKnown(name)))];
}

/** What is not known stays as it is, for the person to see. */
export const fillTemplate = (body: string, values: PlaceholderValues): string =>
  body.replace(PLACE, (whole, name: string) => {
    const known = name.trim();
    return isKnown(known) ? values[known] : whole;
  });

type TicketFacts = {
  number: number;
  subject: string;
  contact: { name: string } | null;
  client: { business: string };
};

/** Of a ticket whose client has no contact, the business is greeted. */
export function placeholdersOf(ticket: TicketFacts, myName: string): PlaceholderValues {
  const first = ticket.contact?.name.trim().split(/\s+/)[0];
  return {
    first_name: first || ticket.client.business,
    business: ticket.client.business,
    ticket_number: String(ticket.number),
    subject: ticket.subject,
    my_name: myName,
  };
}
