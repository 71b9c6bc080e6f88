import type { TFunction } from "i18next";
import { changedColumns, type RecordEvent } from "@/data/history/schema";
import { readerLocale } from "@/lib/format/locale";
import { toldColumns } from "./audited-columns";
import { thingName } from "./history-line";
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

/** Whether somebody who has the record open wants to hear of it. */
export const isNews = (event: RecordEvent): boolean =>
  event.action !== "reordered" &&
  (event.action !== "changed" || toldColumns(changedColumns(event)).length > 0);

/** "Priya Nair changed the status 10 seconds ago." */
export function newsLabel(event: RecordEvent, seconds: number, t: TFunction): string {
  const who = event.actor_name ?? t("Somebody");
  const ago = secondsAgo(seconds);
  const thing = thingName(event.entity, t);
  const isMain =
    event.entity === "clients" || event.entity === "leads" || event.entity === "tickets";
  switch (event.action) {
    case "created":
      return t("{{who}} added {{thing}} {{ago}}.", { who, thing, ago });
    case "imported":
      return t("{{who}} imported {{thing}} {{ago}}.", { who, thing, ago });
    case "archived":
      return t("{{who}} archived {{thing}} {{ago}}.", { who, thing, ago });
    case "restored":
      return t("{{who}} brought back {{thing}} {{ago}}.", { who, thing, ago });
    case "converted":
      return t("{{who}} made the lead a client {{ago}}.", { who, ago });
    case "conversion-undone":
      return t("{{who}} took back making the lead a client {{ago}}.", { who, ago });
    case "merged":
      return t("{{who}} merged another request into the lead {{ago}}.", { who, ago });
    case "merge-undone":
      return t("{{who}} took a merge apart again {{ago}}.", { who, ago });
    case "requested":
      return t("They wrote again {{ago}}.", { ago });
    default:
      break;
  }
  const what = columnList(toldColumns(changedColumns(event)), t);
  return isMain && what !== ""
    ? t("{{who}} changed the {{what}} {{ago}}.", { who, what, ago })
    : t("{{who}} changed {{thing}} {{ago}}.", { who, thing, ago });
}
