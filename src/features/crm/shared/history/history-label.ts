import type { TFunction } from "i18next";
import {
  Archive,
  CalendarClock,
  ClockAlert,
  CreditCard,
  FileInput,
  Globe,
  History,
  Images,
  LifeBuoy,
  Link2,
  ListTodo,
  Mail,
  MapPin,
  Merge,
  MessageSquare,
  Phone,
  PhoneIncoming,
  RotateCcw,
  RotateCw,
  StickyNote,
  Store,
  Trophy,
  Upload,
  UserRound,
} from "lucide-react";
import * as z from "zod/mini";
import type { HistoryAction, HistoryEntity, HistoryEvent } from "@/data/history/schema";
import { mailKinds } from "@/data/mails/mail-kinds";
import { formatList } from "@/lib/format/format";
import { site } from "@/content/company";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formLabels } from "@/data/leads/choices";
import { requestSchema, type Submission } from "@/data/leads/submissions";
import { changeLine } from "./change-label";
import { actionLabel } from "./event-labels";
import { shorten, textOf, type HistoryLine, type Values } from "./history-line";
import { byRule } from "./rule-line";
import { formatCents, valueText, type NameOf } from "../fields/record-labels";
import { factText } from "../submission-facts";

/** Sentences of the history, by form. */
const SENTENCES: Record<Submission["said"]["form"], string> = {
  contact: "{{who}} wrote to us",
  signup: "{{who}} signed up",
  checkout: "{{who}} requested a site at checkout",
  "schedule-demo": "{{who}} asked for a demo",
  callsi: "{{who}} joined the Callsi list",
  email: "{{who}} wrote by e-mail",
};
const QUOTED_LENGTH = 160;

/** A sent form in the history: who, what, the requested time and the message. */
export function requestLine(after: Record<string, unknown> | null, t: TFunction) {
  const answers = requestSchema.safeParse(after).data ?? {};
  const message = answers.message ?? "";
  const quoted =
    message.length > QUOTED_LENGTH ? `${message.slice(0, QUOTED_LENGTH).trimEnd()}…` : message;
  return {
    Icon: PhoneIncoming,
    sentence: t(answers.form === undefined ? "{{who}} sent a form" : SENTENCES[answers.form], {
      who: answers.name,
    }),
    details: [
      answers.slot === undefined ? "" : factText(answers, "slot", t),
      answers.topic === undefined ? "" : factText(answers, "topic", t),
      quoted && t("“{{quote}}”", { quote: quoted }),
      answers.reference === undefined || answers.form === "email"
        ? ""
        : t("Reference {{reference}}", { reference: answers.reference }),
    ].filter((detail) => detail !== ""),
  };
}

const NOTES = ["import_file", "import_undone"];

/** Removes the database's notes about a change that an import made. */
function withoutImportNotes(event: HistoryEvent): HistoryEvent {
  const after = Object.entries(event.after ?? {}).filter(([column]) => !NOTES.includes(column));
  return { ...event, after: Object.fromEntries(after) };
}

/** The actor of a change: a person, an import, or its Undo. */
function byImport(
  { after }: HistoryEvent,
  who: string,
  line: HistoryLine | null,
  t: TFunction,
): HistoryLine | null {
  if (line === null) return null;
  const { import_file: file, import_undone: undone } = after ?? {};
  if (typeof undone === "string") {
    return {
      ...line,
      Icon: RotateCcw,
      sentence: t("{{who}} took back the import of {{file}}", { who, file: undone }),
    };
  }
  if (typeof file !== "string") return line;
  return {
    ...line,
    Icon: FileInput,
    details: [t("By the import of {{file}}", { file }), ...line.details],
  };
}

/** A sentence of its own, where the action's does not say enough. */
type Told = Omit<HistoryLine, "sentence"> & { sentence?: string };
type Teller = (event: HistoryEvent, who: string, t: TFunction) => Told;

const quote = (text: string, t: TFunction) =>
  text === "" ? [] : [t("“{{quote}}”", { quote: shorten(text) })];
const some = (...texts: string[]) => texts.filter((text) => text !== "");

const created: Record<HistoryEntity, Teller> = {
  clients: () => ({ Icon: Store, details: [] }),
  client_contacts: ({ after }) => ({
    Icon: UserRound,
    details: some(textOf(after, "name")),
  }),
  client_addresses: ({ after }) => ({
    Icon: MapPin,
    details: some(formatList([textOf(after, "street"), textOf(after, "town")])),
  }),
  client_sites: ({ after }) => ({
    Icon: Globe,
    details: some(textOf(after, "domain")),
  }),
  leads: ({ after, actor_name }, _who, t) => ({
    Icon: PhoneIncoming,
    ...(actor_name === null && { sentence: t("The request came in") }),
    details: some(t((formLabels as Record<string, string>)[textOf(after, "form")] ?? "")),
  }),
  tickets: ({ after, actor_name, ticket }, _who, t) => ({
    Icon: LifeBuoy,
    ...(actor_name === null &&
      after?.["came_by_mail"] === true && { sentence: t("A mail opened a ticket") }),
    details: ticket === null ? some(textOf(after, "subject")) : [],
  }),
  ticket_messages: message,
  tasks: ({ after }, _who, t) => ({
    Icon: ListTodo,
    details: some(textOf(after, "title"), dueText(after, t)),
  }),
  crm_notes: note,
  demo_bookings: ({ after, actor_name }, _who, t) => ({
    Icon: CalendarClock,
    ...(actor_name === null && { sentence: t("They booked a demo") }),
    details: some(valueText("starts_at", after?.["starts_at"], () => null, t)),
  }),
  upload_links: ({ after }, _who, t) => ({
    Icon: Link2,
    details: quote(textOf(after, "wanted"), t),
  }),
};

function message({ after, is_opening }: HistoryEvent, who: string, t: TFunction): Told {
  const author = textOf(after, "author_name") || who;
  const details = quote(textOf(after, "body"), t);
  if (textOf(after, "kind") === "note") {
    return {
      Icon: StickyNote,
      sentence: t("{{who}} left an internal note", { who: author }),
      details,
    };
  }
  const sentence = is_opening
    ? t("{{who}} wrote the first message", { who: author })
    : t("{{who}} replied", { who: author });
  return { Icon: MessageSquare, sentence, details };
}

function note({ after }: HistoryEvent, who: string, t: TFunction): Told {
  const details = quote(textOf(after, "body"), t);
  const kind = textOf(after, "kind");
  const subject = textOf(after, "subject");
  if (subject !== "")
    return { Icon: Mail, sentence: t("{{who}} mailed them", { who }), details: quote(subject, t) };
  if (kind === "call")
    return { Icon: Phone, sentence: t("{{who}} logged a call", { who }), details };
  if (kind === "email")
    return { Icon: Mail, sentence: t("{{who}} logged an email", { who }), details };
  return { Icon: StickyNote, details };
}

const dueText = (values: Values | null, t: TFunction) => {
  const day = textOf(values, "due_on");
  return day === "" ? "" : t("Due {{day}}", { day: formatCalendarDay(day) });
};

const special: Partial<Record<HistoryAction, Teller>> = {
  converted: () => ({ Icon: Trophy, details: [] }),
  "conversion-undone": () => ({ Icon: RotateCcw, details: [] }),
  merged: ({ after }) => ({
    Icon: Merge,
    details: some(textOf(after, "reference"), ticketText(after)),
  }),
  "merged-into": ({ after }) => ({ Icon: Merge, details: some(ticketText(after)) }),
  "came-apart": ({ after }) => ({ Icon: RotateCcw, details: some(ticketText(after)) }),
  requested: ({ after }, _who, t) => requestLine(after, t),
  "merge-undone": ({ after }) => ({ Icon: RotateCcw, details: some(ticketText(after)) }),
  imported: ({ after }) => ({
    Icon: FileInput,
    details: some(textOf(after, "import_file")),
  }),
  archived: () => ({ Icon: Archive, details: [] }),
  restored: () => ({ Icon: RotateCcw, details: [] }),
  "mail-retried": ({ after }, _who, t) => ({
    Icon: RotateCw,
    details: some(formatList([mailKind(textOf(after, "kind"), t), textOf(after, "to")])),
  }),
  "mail-taken-back": () => ({ Icon: RotateCcw, details: [] }),
  "reply-taken-back": ({ after }) => ({ Icon: RotateCcw, details: some(textOf(after, "to")) }),
  "passed-sla": (_event, _who, t) => ({
    Icon: ClockAlert,
    sentence: t("The ticket passed its SLA"),
    details: [],
  }),
  "invoice-paid": ({ after }, _who, t) => ({
    Icon: CreditCard,
    sentence: t("Invoice paid"),
    details: some(
      ...Object.values(after ?? {})
        .filter(isNumber)
        .slice(0, 1)
        .map(formatPaid),
    ),
  }),
  "site-published": ({ after }, _who, t) => ({
    Icon: Upload,
    sentence: t("Site published"),
    details: some(formatList([textOf(after, "domain"), pagesText(after, t)])),
  }),
  "files-arrived": () => ({ Icon: Images, details: [] }),
  "onboarding-added": ({ after }, _who, t) => ({ Icon: ListTodo, details: taskTexts(after, t) }),
  "onboarding-removed": ({ after }, _who, t) => ({ Icon: RotateCcw, details: taskTexts(after, t) }),
};

/** "Collect photos, due Dec 2" for each task. */
const taskTexts = (after: Values | null, t: TFunction) =>
  (z.array(taskPlanSchema).safeParse(after?.["tasks"]).data ?? []).map(({ title, due_on }) =>
    t("{{title}}, due {{day}}", { title, day: formatCalendarDay(due_on) }),
  );
const taskPlanSchema = z.object({ title: z.string(), due_on: z.string() });

const mailKind = (kind: string, t: TFunction) =>
  t((mailKinds as Record<string, { label: string }>)[kind]?.label ?? "Mail");
/** The ticket’s number and subject; empty for a lead. */
const ticketText = (after: Values | null) =>
  isNumber(after?.["number"]) ? formatList([`#${after["number"]}`, textOf(after, "subject")]) : "";
const isNumber = (value: unknown): value is number => typeof value === "number";
const formatPaid = (cents: number) =>
  cents % 100 === 0 ? `${formatCents(cents)}.00` : formatCents(cents);
const pagesText = (after: Values | null, t: TFunction) => {
  const pages = after?.["pages_changed"] ?? after?.["pages"];
  return isNumber(pages)
    ? t("{{count}} pages changed", { count: pages, defaultValue_one: "1 page changed" })
    : "";
};

/** Null for events that are not shown, such as reordered cards or computed columns. */
export function historyLine(event: HistoryEvent, nameOf: NameOf, t: TFunction): HistoryLine | null {
  const { action, entity } = event;
  const who = event.actor_name ?? site.brand;
  if (action === "reordered") return null;
  if (action === "changed") {
    const line = changeLine(withoutImportNotes(event), who, nameOf, t);
    return byRule(event, byImport(event, who, line, t), t);
  }
  const tell = action === "created" ? created[entity] : special[action];
  const sentence =
    actionLabel(action, entity, who, t) ??
    t("{{who}}: {{action}}", { who, action: action.replaceAll("-", " ") });
  const line = { sentence, ...(tell?.(event, who, t) ?? { Icon: History, details: [] }) };
  return action === "onboarding-added" ? byRule(event, line, t) : line;
}
