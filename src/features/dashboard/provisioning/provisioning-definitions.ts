import type { TFunction } from "i18next";
import type { Definition } from "../panel-menu/definitions-dialog";

export function provisioningDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Job"),
      meaning: t(
        "One rented site on its way from signup to live, for the clients that the filter lets through. The time range makes no difference here.",
      ),
    },
    {
      term: t("Progress"),
      meaning: t(
        "How far the seven steps have come, in percent. A step under way counts for as much of it as is done.",
      ),
    },
    {
      term: t("Time left"),
      meaning: t(
        "From now to the estimated completion. An estimate: when it is overrun, the line says by how much.",
      ),
    },
    {
      term: t("Minutes beside a step"),
      meaning: t("How long that step took, once it is completed."),
    },
    {
      term: t("Retry and Approve"),
      meaning: t(
        "Retry is there for failed jobs only, Approve for jobs in review only. So far both write a line to the browser's console and change nothing.",
      ),
    },
  ];
}
