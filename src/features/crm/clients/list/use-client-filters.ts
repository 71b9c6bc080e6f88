import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { clientFilters } from "@/data/clients/list";
import { peopleQuery } from "@/data/staff/queries";
import { listFilters } from "@/features/crm/shared/list/record-filters";
import type { SortOption } from "@/components/data-table/sort-select";

export function useClientFilters() {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(peopleQuery());
  return useMemo(() => {
    const owners = people.map(({ id, name, removed_at }) => ({
      value: id,
      label: removed_at === null ? name : t("{{name}} (left)", { name }),
    }));
    const owner = [...owners, { value: "none", label: t("Nobody") }];
    const filters = listFilters(t, "clients", clientFilters, { owner });
    const sorts: SortOption[] = [
      { value: "business", label: t("Business, A to Z") },
      { value: "-business", label: t("Business, Z to A") },
      { value: "-since", label: t("Newest client first") },
      { value: "since", label: t("Longest client first") },
      { value: "-price", label: t("Highest price first") },
      { value: "price", label: t("Lowest price first") },
      { value: "-updated", label: t("Latest change first") },
      { value: "updated", label: t("Longest unchanged first") },
      { value: "status", label: t("Status, from Onboarding") },
      { value: "owner", label: t("Owner, A to Z") },
      { value: "trade", label: t("Trade, A to Z") },
    ];
    const staff = people.filter((person) => person.removed_at === null);
    return { filters, sorts, staff };
  }, [t, people]);
}
