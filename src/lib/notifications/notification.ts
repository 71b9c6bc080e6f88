import * as z from "zod/mini";
import { paths } from "@/lib/paths";
import { formatNumber } from "@/lib/format/format";

export const NOTIFICATION_KINDS = [
  "new-lead",
  "answer-due",
  "assigned",
  "mentioned",
  "client-answered",
  "host-demo",
  "sla-warning",
  "mail-given-up",
  "import-ended",
  "files-arrived",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const text = z.optional(z.string());
const flag = z.optional(z.boolean());

/** Names and numbers that the text is made of; which ones there are depends on the kind. */
const factsSchema = z.object({
  name: text,
  /** The colleague who did it. */
  by: text,
  town: text,
  about: text,
  subject: text,
  number: z.optional(z.number()),
  thing: z.optional(z.enum(["ticket", "lead", "task"])),
  /** How many tasks or files at once. */
  count: z.optional(z.number()),
  what: z.optional(z.enum(["booked", "moved", "cancelled", "taken-over"])),
  /** A demo's time as the database writes it, and who gives the demo. */
  at: text,
  host: text,
  again: flag,
  first: flag,
  past: flag,
  list: z.optional(z.enum(["leads", "clients", "tickets"])),
  added: z.optional(z.number()),
  changed: z.optional(z.number()),
});
type Facts = z.infer<typeof factsSchema>;

export const notificationItemSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  entity: z.enum(["leads", "clients", "tickets", "mails", "imports"]),
  record_id: z.string(),
  facts: factsSchema,
  created_at: z.string(),
});
export type NotificationItem = z.infer<typeof notificationItemSchema>;

type Translate = (text: string, values?: Record<string, string | number>) => string;
type Words = { t: Translate; formatTime: (time: string) => string };

const ticketName = ({ number, name = "" }: Facts) =>
  number === undefined ? name : `#${number} ${name}`;

function assignedText(facts: Facts, t: Translate): string {
  const values = { by: facts.by ?? "", what: ticketName(facts) };
  const { count = 1 } = facts;
  if (count > 1) {
    return facts.by === undefined
      ? t("{{count}} tasks are yours now: {{what}}", { ...values, count })
      : t("{{by}} gave you {{count}} tasks: {{what}}", { ...values, count });
  }
  if (facts.by === undefined) return t("Yours now: {{what}}", values);
  if (facts.thing === "ticket") return t("{{by}} gave you a ticket: {{what}}", values);
  if (facts.thing === "task") return t("{{by}} gave you a task: {{what}}", values);
  return t("{{by}} gave you a lead: {{what}}", values);
}

function demoText({ what, name = "", at = "" }: Facts, { t, formatTime }: Words): string {
  const values = { name, time: formatTime(at) };
  switch (what) {
    case "moved":
      return t("Demo with {{name}} moved to {{time}}", values);
    case "cancelled":
      return t("Demo with {{name}} is off: {{time}}", values);
    case "taken-over":
      return t("Somebody else gives your demo with {{name}}: {{time}}", values);
    default:
      return t("Demo with {{name}} booked: {{time}}", values);
  }
}

function requestText(
  { name = "", town, again, host, at }: Facts,
  { t, formatTime }: Words,
): string {
  if (host !== undefined && at !== undefined) {
    const values = { name, host, time: formatTime(at) };
    return again
      ? t("{{name}} wrote again. Demo with {{host}}: {{time}}", values)
      : t("New lead: {{name}}. Demo with {{host}}: {{time}}", values);
  }
  if (again) return t("{{name}} wrote again", { name });
  return town === undefined
    ? t("New lead: {{name}}", { name })
    : t("New lead: {{name}}, {{town}}", { name, town });
}

function answerText(facts: Facts, t: Translate): string {
  const { name = "", number, subject, first } = facts;
  if (number === undefined) return t("{{name}} answered by mail", { name });
  const values = { name, ticket: `#${number} ${subject ?? ""}` };
  return first
    ? t("{{name}} opened a ticket: {{ticket}}", values)
    : t("{{name}} answered: {{ticket}}", values);
}

function importText({ name = "", added = 0, changed = 0 }: Facts, t: Translate): string {
  const count = added + changed;
  return t("Import of {{file}} ended: {{number}} rows are in", {
    count,
    number: formatNumber(count),
    file: name,
    defaultValue_one: "Import of {{file}} ended: 1 row is in",
  });
}

function filesText({ name = "", count = 1 }: Facts, t: Translate): string {
  return t("{{count}} files arrived from {{name}}", {
    count,
    name,
    defaultValue_one: "A file arrived from {{name}}",
  });
}

/** One sentence about what happened. */
export function notificationText({ kind, facts }: NotificationItem, words: Words): string {
  const { t } = words;
  const { name = "", by, past } = facts;
  const ticket = ticketName(facts);
  switch (kind) {
    case "new-lead":
      return requestText(facts, words);
    case "answer-due":
      return past
        ? t("First answer overdue: {{name}}", { name })
        : t("First answer due within the hour: {{name}}", { name });
    case "assigned":
      return assignedText(facts, t);
    case "mentioned":
      return by === undefined
        ? t("A note mentions you: {{what}}", { what: ticket })
        : t("{{by}} mentioned you: {{what}}", { by, what: ticket });
    case "client-answered":
      return answerText(facts, t);
    case "host-demo":
      return demoText(facts, words);
    case "sla-warning":
      return past ? t("Overdue: {{ticket}}", { ticket }) : t("Due soon: {{ticket}}", { ticket });
    case "mail-given-up":
      return t("Not delivered: the mail to {{name}}", { name });
    case "import-ended":
      return importText(facts, t);
    case "files-arrived":
      return filesText(facts, t);
  }
}

/** The address of the record. */
export function notificationPath({ entity, record_id: id, facts }: NotificationItem): string {
  switch (entity) {
    case "leads":
      return paths.crmLead(id);
    case "clients":
      return paths.crmClient(id);
    case "tickets":
      return paths.crmTicket(id);
    case "mails":
      return paths.mail(id);
    case "imports":
      return paths.crmImport(facts.list ?? "leads");
  }
}

/** Whether a page shows the record, whatever else its address says. */
export function isShownAt(
  item: NotificationItem,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const [path, query = ""] = notificationPath(item).split("?");
  const shown = new URLSearchParams(search);
  return (
    path === pathname &&
    [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
  );
}
