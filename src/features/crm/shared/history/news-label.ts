import type { TFunction } from "i18next";
import { changedColumns, type RecordEvent } from "@/data/history/schema";
import { readerLocale } from "@/lib/format/locale";
import { shownColumns } from "./audited-columns";
import { actionLabel, columnsChangedLabel } from "./event-labels";
import { columnList } from "../fields/record-labels";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "10 seconds ago", "3 minutes ago". */
export function secondsAgo(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(readerLocale(), { numeric: "always" });
  if (seconds < MINUTE) return format.format(-seconds, "second");
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), "minute");
  return format.format(-Math.floor(seconds / HOUR), "hour");
}

/** Whether the event matters to somebody who has the record open. */
export const isNews = (event: RecordEvent): boolean =>
  event.action !== "reordered" &&
  (event.action !== "changed" || shownColumns(changedColumns(event)).length > 0);

export function newsLabel(event: RecordEvent, t: TFunction): string {
  const { action, entity } = event;
  if (action === "requested") return t("They wrote again");
  const who = event.actor_name ?? t("Somebody");
  const fields = columnList(shownColumns(changedColumns(event)), t);
  return actionLabel(action, entity, who, t) ?? columnsChangedLabel(entity, who, fields, t);
}
