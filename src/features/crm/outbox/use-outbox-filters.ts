import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { MAIL_KINDS, mailKinds } from "@/data/mails/mail-kinds";
import { MAIL_STATES } from "@/data/mails/schema";
import { stateBadges } from "./mail-labels";

/** The filters of the outbox. Readers who see samples only cannot choose them. */
export function useOutboxFilters(hasOthers: boolean): ListFilter[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        name: "states",
        label: t("State"),
        kind: "some",
        options: MAIL_STATES.map((value) => ({ value, label: t(stateBadges[value].label) })),
      },
      {
        name: "kinds",
        label: t("Kind"),
        kind: "some",
        options: MAIL_KINDS.map((value) => ({ value, label: t(mailKinds[value].label) })),
      },
      ...(hasOthers ? [{ name: "samples", label: t("Examples"), kind: "on" } as const] : []),
    ],
    [t, hasOthers],
  );
}
