import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CLIENT_PLANS, CLIENT_STATUSES } from "@/data/clients/schema";
import { peopleQuery } from "@/data/staff/people";
import { clientStatusLabels } from "@/components/record/crm-labels";
import { planLabels } from "@/data/clients/plans";
import { tradeOptions } from "@/data/records/trade-choices";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { regionOptions } from "@/components/data-table/filters/region-options";
import type { SortOption } from "@/components/data-table/sort-select";

export function useClientFilters() {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(peopleQuery());
  return useMemo(() => {
    const owners = people.map(({ id, name, hasLeft }) => ({
      value: id,
      label: hasLeft ? t("{{name}} (left)", { name }) : name,
    }));
    const filters: ListFilter[] = [
      {
        kind: "some",
        name: "statuses",
        label: t("Status"),
        options: CLIENT_STATUSES.map((value) => ({
          value,
          label: t(clientStatusLabels[value].label),
        })),
      },
      {
        kind: "some",
        name: "plans",
        label: t("Plan"),
        options: CLIENT_PLANS.map((value) => ({ value, label: t(planLabels[value]) })),
      },
      {
        kind: "some",
        name: "trades",
        label: t("Trade"),
        options: tradeOptions.map(({ value, label }) => ({ value, label: t(label) })),
      },
      { kind: "some", name: "regions", label: t("State"), options: regionOptions },
      {
        kind: "one",
        name: "owner",
        label: t("Owner"),
        options: [...owners, { value: "none", label: t("Nobody") }],
      },
      { kind: "on", name: "health", value: "at-risk", label: t("At risk") },
      { kind: "on", name: "samples", label: t("Samples") },
      { kind: "on", name: "archived", label: t("Archived") },
    ];
    const sorts: SortOption[] = [
      { value: "business", label: t("Business, A to Z") },
      { value: "-business", label: t("Business, Z to A") },
      { value: "-since", label: t("Newest client first") },
      { value: "since", label: t("Longest client first") },
      { value: "-price", label: t("Highest price first") },
      { value: "price", label: t("Lowest price first") },
      { value: "-updated", label: t("Latest change first") },
      { value: "updated", label: t("Longest unchanged first") },
    ];
    const staff = people.filter(({ hasLeft }) => !hasLeft);
    return { filters, sorts, staff };
  }, [t, people]);
}
