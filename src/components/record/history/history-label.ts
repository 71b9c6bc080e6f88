import type { TFunction } from "i18next";
import {
  Archive,
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
  Phone,
  PhoneIncoming,
  RotateCcw,
  StickyNote,
  Store,
  Trophy,
  Upload,
  UserRound,
} from "lucide-react";
import type { HistoryAction, HistoryEntity, HistoryEvent } from "@/data/history/schema";
import { formatList } from "@/lib/format/format";
import { site } from "@/lib/site/site";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { formLabels } from "@/data/leads/choices";
import { changeLine } from "./change-label";
import { byImport, withoutImportNotes } from "./history-import";
import { shorten, textOf, thingName, type HistoryLine, type Values } from "./history-line";
import { formatCents, type NameOf } from "../fields/record-labels";
import { requestLine } from "../requests/request-label";

type Teller = (event: HistoryEvent, who: string, t: TFunction) => HistoryLine;

const quote = (text: string, t: TFunction) =>
  text === "" ? [] : [t("“{{quote}}”", { quote: shorten(text) })];
const some = (...texts: string[]) => texts.filter((text) => text !== "");

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
    details: some(formatList([textOf(after, "street"), textOf(after, "town")])),
  }),
  client_sites: ({ after }, who, t) => ({
    Icon: Globe,
    sentence: t("{{who}} added a site", { who }),
    details: some(textOf(after, "domain")),
  }),
  leads: ({ after, actor_name }, who, t) => ({
    Icon: PhoneIncoming,
    sentence: actor_name === null ? t("The request came in") : t("{{who}} added the lead", { who }),
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

function message({ after, is_opening }: HistoryEvent, who: string, t: TFunction): HistoryLine {
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

function note(after: Values | null, who: string, t: TFunction): HistoryLine {
  const details = quote(textOf(after, "body"), t);
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
  merged: ({ after }, who, t) => ({
    Icon: Merge,
    sentence: t("{{who}} merged another request into this lead", { who }),
    details: some(textOf(after, "reference")),
  }),
  requested: ({ after }, _who, t) => requestLine(after, t),
  "merge-undone": (_event, who, t) => ({
    Icon: RotateCcw,
    sentence: t("{{who}} took the merge apart again", { who }),
    details: [],
  }),
  imported: ({ entity, after }, who, t) => ({
    Icon: FileInput,
    sentence: t("{{who}} imported {{thing}}", { who, thing: thingName(entity, t) }),
    details: some(textOf(after, "import_file")),
  }),
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
};

const isNumber = (value: unknown): value is number => typeof value === "number";
/** An invoice shows its cents, also when there are none. */
const formatPaid = (cents: number) =>
  cents % 100 === 0 ? `${formatCents(cents)}.00` : formatCents(cents);
const pagesText = (after: Values | null, t: TFunction) => {
  const pages = after?.["pages_changed"] ?? after?.["pages"];
  return isNumber(pages)
    ? t("{{count}} pages changed", { count: pages, defaultValue_one: "1 page changed" })
    : "";
};

/**
 * Who, what and the details; an action unknown here is still readable. Null for what is no story:
 * cards put in another order, or columns that the database works out by itself.
 */
export function historyLine(event: HistoryEvent, nameOf: NameOf, t: TFunction): HistoryLine | null {
  const { action, entity } = event;
  const who = event.actor_name ?? site.brand;
  const told = special[action]?.(event, who, t);
  if (told !== undefined) return told;
  const thing = thingName(entity, t);
  switch (action) {
    case "reordered":
      return null;
    case "created":
      return created[entity](event, who, t);
    case "changed":
      return byImport(event, who, changeLine(withoutImportNotes(event), who, nameOf, t), t);
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
