import type { TFunction } from "i18next";
import type { Definition } from "../panel-menu/definitions-dialog";

export function quickActionDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Quick actions"),
      meaning: t("So far each one writes a line to the browser's console and changes nothing."),
    },
    {
      term: t("System status"),
      meaning: t(
        "How each system was doing when the dashboard was last refreshed: operational, delayed (it works, but late) or down. The same for every time range and client filter.",
      ),
    },
  ];
}
