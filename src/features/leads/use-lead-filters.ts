import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { filterChoices, leadFilters, listLabel, type LeadFilter } from "@/data/leads/list";
import { peopleQuery } from "@/data/staff/people";
import type { ListFilter } from "@/components/data-table/filters/list-filter";

/** What leads can be narrowed by. The board shows every stage, and nothing that was put away. */
export function useLeadFilters(layout: string): ListFilter[] {
  const { t } = useTranslation();
  const { data: people } = useQuery(peopleQuery());
  return useMemo(() => {
    const owners = [
      { value: "none", label: t("Nobody") },
      ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ];
    const optionsOf = (filter: LeadFilter) =>
      filter.field === "owner_id"
        ? owners
        : Object.entries(filterChoices(filter)).map(([value, label]) => ({
            value,
            label: t(label),
          }));
    return leadFilters
      .filter((filter: LeadFilter) => layout !== "board" || filter.isOfListOnly !== true)
      .map((filter): ListFilter => {
        const { name, kind } = filter;
        const label = t(listLabel(filter));
        return kind === "on"
          ? { name, label, kind }
          : { name, label, kind, options: optionsOf(filter) };
      });
  }, [t, people, layout]);
}
