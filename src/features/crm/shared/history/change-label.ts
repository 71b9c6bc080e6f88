import type { TFunction } from "i18next";
import { ArrowRight, CalendarClock, CircleCheck, Pencil, UserRound } from "lucide-react";
import type { HistoryEntity, HistoryEvent } from "@/data/history/schema";
import {
  shownColumns,
  columnList,
  columnName,
  valueText,
  type AuditedColumn,
  type NameOf,
} from "../fields/record-labels";
import { columnsChangedLabel } from "./event-labels";
import { shorten, textOf, type HistoryLine } from "./history-line";

type Saying = Omit<HistoryLine, "details"> & { details?: string[] };

/** Null when there is nothing to show. */
export function changeLine(
  event: HistoryEvent,
  who: string,
  nameOf: NameOf,
  t: TFunction,
): HistoryLine | null {
  const { before, after } = event;
  const columns = shownColumns(Object.keys(after ?? {}));
  if (columns.length === 0) return null;
  const words = (values: HistoryEvent["before"], column: string) =>
    shorten(valueText(column, values?.[column], nameOf, t));
  const arrow = (column: string) => `${words(before, column)} → ${words(after, column)}`;
  const labeled = (column: string) =>
    t("{{what}}: {{change}}", { what: columnName(column, t), change: arrow(column) });

  for (const column of columns) {
    const saying = sayings[`${event.entity}.${column as AuditedColumn}`]?.(event, who, words, t);
    if (!saying) continue;
    const others = columns.filter((other) => other !== column);
    return { ...saying, details: [...(saying.details ?? []), ...others.map(labeled)] };
  }
  const [only = ""] = columns;
  return {
    Icon: Pencil,
    sentence: columnsChangedLabel(event.entity, who, columnList(columns, t), t),
    details: columns.length === 1 ? [arrow(only)] : columns.map(labeled),
  };
}

type Say = (
  event: HistoryEvent,
  who: string,
  words: (values: HistoryEvent["before"], column: string) => string,
  t: TFunction,
) => Saying | null;

function demoSentence(status: string, isTheirs: boolean, who: string, t: TFunction): string {
  switch (status) {
    case "cancelled":
      return isTheirs ? t("They cancelled the demo") : t("{{who}} cancelled the demo", { who });
    case "took-place":
      return t("{{who}} said that the demo took place", { who });
    case "no-show":
      return t("{{who}} said that nobody answered at the demo", { who });
    default:
      return t("{{who}} booked the demo again", { who });
  }
}

const sayings: { [column in `${HistoryEntity}.${AuditedColumn}`]?: Say } = {
  "leads.stage": ({ before, after }, who, words, t) => ({
    Icon: ArrowRight,
    sentence: t("{{who}} moved the lead from {{before}} to {{after}}", {
      who,
      before: words(before, "stage"),
      after: words(after, "stage"),
    }),
  }),
  "demo_bookings.starts_at": ({ before, after, actor_name }, who, words, t) => ({
    Icon: CalendarClock,
    sentence: actor_name === null ? t("They moved the demo") : t("{{who}} moved the demo", { who }),
    details: [`${words(before, "starts_at")} → ${words(after, "starts_at")}`],
  }),
  "demo_bookings.status": ({ after, actor_name }, who, _words, t) => ({
    Icon: CalendarClock,
    sentence: demoSentence(textOf(after, "status"), actor_name === null, who, t),
  }),
  "tasks.status": ({ after }, who, _words, t) =>
    textOf(after, "status") === "completed"
      ? { Icon: CircleCheck, sentence: t("{{who}} completed a task", { who }) }
      : null,
  "client_contacts.is_primary": ({ after }, who, _words, t) => ({
    Icon: UserRound,
    sentence:
      after?.["is_primary"] === true
        ? t("{{who}} made a contact the primary one", { who })
        : t("{{who}} made another contact the primary one", { who }),
  }),
};
