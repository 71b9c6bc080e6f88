import type { TFunction } from "i18next";
import {
  Archive,
  CircleCheck,
  ClockAlert,
  CreditCard,
  FileInput,
  Globe,
  History,
  LifeBuoy,
  ListTodo,
  Mail,
  MapPin,
  Merge,
  MessageSquare,
  Pencil,
  Phone,
  PhoneIncoming,
  Plus,
  RotateCcw,
  StickyNote,
  Store,
  Trophy,
  Upload,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { HistoryAction, HistoryEntity, HistoryEvent } from "@/data/crm/history";
import { site } from "@/lib/site";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { formLabels } from "../crm-labels";
import { columnList, columnName, formatCents, valueText, type NameOf } from "./record-words";

export type HistoryLine = {
  Icon: LucideIcon;
  sentence: string;
  /** More of it, a line each. */
  details: string[];
};

type Values = Record<string, unknown>;
type Teller = (event: HistoryEvent, who: string, t: TFunction) => HistoryLine;

const textOf = (values: Values | null, column: string): string => {
  const value = values?.[column];
  return typeof value === "string" ? value : "";
};
const QUOTED_LENGTH = 160;
const quote = (text: string) =>
  text === ""
    ? []
    : [`“${text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH).trimEnd()}…` : text}”`];
const some = (...texts: string[]) => texts.filter((text) => text !== "");

const THINGS: Record<HistoryEntity, string> = {
  clients: "this client",
  client_contacts: "a contact",
  client_addresses: "an address",
  client_sites: "a site",
  leads: "the lead",
  tickets: "a ticket",
  ticket_messages: "a message",
  tasks: "a task",
  crm_notes: "a note",
};

/** What was added, by what it is. */
const created: Record<HistoryEntity, Teller> = {
  clients: (_event, who, t) => ({
    Icon: Store,
    sentence: t("{{who}} added this client", { who }),
    details: [],
  }),
  client_contacts: ({ after }, who, t) => ({
    Icon: UserRound,
    sentence: t("{{who}} added a contact", { who }),
    details: some(textOf(after, "name")),
  }),
  client_addresses: ({ after }, who, t) => ({
    Icon: MapPin,
    sentence: t("{{who}} added an address", { who }),
    details: some([textOf(after, "street"), textOf(after, "town")].filter(Boolean).join(", ")),
  }),
  client_sites: ({ after }, who, t) => ({
    Icon: Globe,
    sentence: t("{{who}} added a site", { who }),
    details: some(textOf(after, "domain")),
  }),
  leads: ({ after, actorName }, who, t) => ({
    Icon: PhoneIncoming,
    sentence: actorName === null ? t("The request came in") : t("{{who}} added the lead", { who }),
    details: some(t((formLabels as Record<string, string>)[textOf(after, "form")] ?? "")),
  }),
  tickets: ({ after, ticket }, who, t) => ({
    Icon: LifeBuoy,
    sentence: t("{{who}} opened a ticket", { who }),
    details: ticket === null ? some(textOf(after, "subject")) : [],
  }),
  ticket_messages: message,
  tasks: ({ after }, who, t) => ({
    Icon: ListTodo,
    sentence: t("{{who}} added a task", { who }),
    details: some(textOf(after, "title"), dueText(after, t)),
  }),
  crm_notes: ({ after }, who, t) => note(after, who, t),
};

function message({ after, isOpening }: HistoryEvent, who: string, t: TFunction): HistoryLine {
  const author = textOf(after, "author_name") || who;
  const details = quote(textOf(after, "body"));
  if (textOf(after, "kind") === "note") {
    return {
      Icon: StickyNote,
      sentence: t("{{who}} left an internal note", { who: author }),
      details,
    };
  }
  const sentence = isOpening
    ? t("{{who}} wrote the first message", { who: author })
    : t("{{who}} replied", { who: author });
  return { Icon: MessageSquare, sentence, details };
}

function note(after: Values | null, who: string, t: TFunction): HistoryLine {
  const details = quote(textOf(after, "body"));
  const kind = textOf(after, "kind");
  if (kind === "call")
    return { Icon: Phone, sentence: t("{{who}} logged a call", { who }), details };
  if (kind === "email")
    return { Icon: Mail, sentence: t("{{who}} logged an email", { who }), details };
  return { Icon: StickyNote, sentence: t("{{who}} wrote a note", { who }), details };
}

const dueText = (values: Values | null, t: TFunction) => {
  const day = textOf(values, "due_on");
  return day === "" ? "" : t("Due {{day}}", { day: formatCalendarDay(day) });
};

/** What is told by its action, whatever it happened to. */
const special: Partial<Record<HistoryAction, Teller>> = {
  converted: (_event, who, t) => ({
    Icon: Trophy,
    sentence: t("{{who}} won the lead and made it a client", { who }),
    details: [],
  }),
  "conversion-undone": (_event, who, t) => ({
    Icon: RotateCcw,
    sentence: t("{{who}} took back making the lead a client", { who }),
    details: [],
  }),
  merged: (_event, who, t) => ({
    Icon: Merge,
    sentence: t("{{who}} merged another request into this lead", { who }),
    details: [],
  }),
  "merge-undone": (_event, who, t) => ({
    Icon: RotateCcw,
    sentence: t("{{who}} took the merge apart again", { who }),
    details: [],
  }),
  imported: (_event, who, t) => ({
    Icon: FileInput,
    sentence: t("{{who}} imported this", { who }),
    details: [],
  }),
  "passed-sla": (_event, _who, t) => ({
    Icon: ClockAlert,
    sentence: t("Ticket passed its SLA"),
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
    details: some([textOf(after, "domain"), pagesText(after, t)].filter(Boolean).join(", ")),
  }),
};

const isNumber = (value: unknown): value is number => typeof value === "number";
/** An invoice shows its cents, also when there are none. */
const formatPaid = (cents: number) =>
  cents % 100 === 0 ? `${formatCents(cents)}.00` : formatCents(cents);
const pagesText = (after: Values | null, t: TFunction) => {
  const pages = after?.["pages_changed"] ?? after?.["pages"];
  return isNumber(pages) ? t("{{count}} pages changed", { count: pages }) : "";
};

function changed(event: HistoryEvent, who: string, nameOf: NameOf, t: TFunction): HistoryLine {
  const { entity, before, after } = event;
  const isDone = entity === "tasks" && textOf(after, "status") === "completed";
  // The database notes the moment along with what a person did.
  const columns = Object.keys(after ?? {}).filter((column) => !column.endsWith("_at"));
  const words = (values: Values | null, column: string) =>
    valueText(column, values?.[column], nameOf, t);
  const arrow = (column: string) => `${words(before, column)} → ${words(after, column)}`;
  const [only = ""] = columns;
  const details =
    columns.length === 1
      ? [arrow(only)]
      : columns.map((column) =>
          t("{{what}}: {{change}}", { what: columnName(column, t), change: arrow(column) }),
        );
  if (isDone && columns.length === 1) {
    return { Icon: CircleCheck, sentence: t("{{who}} completed a task", { who }), details: [] };
  }
  const what = columnList(columns, t);
  const isMain = entity === "clients" || entity === "leads";
  const thing = t(THINGS[entity] ?? "something");
  const sentence =
    what === ""
      ? t("{{who}} changed {{thing}}", { who, thing })
      : isMain
        ? t("{{who}} changed {{what}}", { who, what })
        : entity === "tickets"
          ? t("{{who}} changed the ticket’s {{what}}", { who, what })
          : t("{{who}} changed {{thing}}: {{what}}", { who, thing, what });
  return { Icon: Pencil, sentence, details };
}

/** Who, what and the details, for any event; one unknown here is still readable. */
export function historyLine(event: HistoryEvent, nameOf: NameOf, t: TFunction): HistoryLine {
  const { action, entity, actorName } = event;
  const who = actorName ?? site.brand;
  const told = special[action]?.(event, who, t);
  if (told !== undefined) return told;
  const thing = t(THINGS[entity] ?? "something");
  switch (action) {
    case "created":
      return (
        created[entity]?.(event, who, t) ?? {
          Icon: Plus,
          sentence: t("{{who}} added {{thing}}", { who, thing }),
          details: [],
        }
      );
    case "changed":
      return changed(event, who, nameOf, t);
    case "archived":
      return {
        Icon: Archive,
        sentence: t("{{who}} archived {{thing}}", { who, thing }),
        details: [],
      };
    case "restored":
      return {
        Icon: RotateCcw,
        sentence: t("{{who}} brought back {{thing}}", { who, thing }),
        details: [],
      };
    default:
      return {
        Icon: History,
        sentence: t("{{who}}: {{action}} ({{thing}})", {
          who,
          action: String(action).replaceAll("-", " "),
          thing,
        }),
        details: [],
      };
  }
}
