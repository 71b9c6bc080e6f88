import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { INBOUND_STATES } from "@/data/inbound-mails/schema";
import { stateBadges } from "./inbox-labels";

/** The filters of inbound mail. Readers who see samples only cannot choose them. */
export function useInboxFilters(hasOthers: boolean): ListFilter[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        name: "states",
        label: t("State"),
        kind: "some",
        options: INBOUND_STATES.map((value) => ({ value, label: t(stateBadges[value].label) })),
      },
      ...(hasOthers ? [{ name: "samples", label: t("Examples"), kind: "on" } as const] : []),
    ],
    [t, hasOthers],
  );
}
