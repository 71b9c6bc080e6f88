import type { TFunction } from "i18next";
import type { Definition } from "../panel-menu/definitions-dialog";

export function portfolioDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Domains rented"),
      meaning: t(
        "Domains with a client, of all that the client filter lets through. The rest are in stock and earn nothing yet. The time range makes no difference to this panel.",
      ),
    },
    {
      term: t("Expire in 30, 60 and 90 days"),
      meaning: t(
        "Domains at most that many days from expiry. One that has expired already counts too, since it still waits for somebody to act. The list below follows the same rule.",
      ),
    },
    {
      term: t("Per month"),
      meaning: t("What all of these domains cost in a year, divided by twelve."),
    },
    {
      term: t("With no date"),
      meaning: t(
        "Domains of which nobody wrote down when they expire. They are in no list until somebody does, with the client’s site.",
      ),
    },
    {
      term: t("Time left"),
      meaning: t(
        "Whole calendar days from today to the day of expiry. Red up to 7 days and once expired, orange up to 30, yellow up to 90, gray beyond.",
      ),
    },
    {
      term: t("Status, in the file"),
      meaning: t("Expired once the day is past, expiring up to 30 days before it, active before."),
    },
    {
      term: t("Yearly"),
      meaning: t("What the registrar charges for the domain each year, in US dollars."),
    },
    {
      term: t("Manual Renewal"),
      meaning: t("Automatic renewal is off: it expires unless a person renews it."),
    },
  ];
}
