import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { leadFilters } from "@/data/leads/list";
import { peopleQuery } from "@/data/staff/queries";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { listFilters } from "@/features/crm/shared/list/record-filters";

/** The filters of leads. The board shows every stage, and no archived leads. */
export function useLeadFilters(layout: string): ListFilter[] {
  const { t } = useTranslation();
  const { data: people } = useQuery(peopleQuery());
  return useMemo(() => {
    const owner = [
      { value: "none", label: t("Nobody") },
      ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ];
    const offered = leadFilters.filter(({ isOfListOnly }) => layout !== "board" || !isOfListOnly);
    return listFilters(t, "leads", offered, { owner });
  }, [t, people, layout]);
}
