import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CLIENT_PLANS } from "@/data/clients/queries";
import { LEAD_SOURCES, LEAD_STAGES } from "@/data/leads/queries";
import { peopleQuery } from "@/data/staff/people";
import {
  planLabels,
  sourceLabels,
  stageLabels,
  tradeOptions,
} from "@/components/record/crm-labels";
import type { ListFilter } from "@/components/data-table/filters/list-filter";

/** What leads can be narrowed by. The board shows every stage, and nothing that was put away. */
export function useLeadFilters(layout: string): ListFilter[] {
  const { t } = useTranslation();
  const { data: people } = useQuery(peopleQuery());
  return useMemo(() => {
    const owners = (people ?? []).map(({ id, name }) => ({ value: id, label: name }));
    const shared: ListFilter[] = [
      {
        name: "trades",
        label: t("Trade"),
        kind: "some",
        options: tradeOptions.map(({ value, label }) => ({ value, label: t(label) })),
      },
      {
        name: "owner",
        label: t("Owner"),
        kind: "one",
        options: [{ value: "none", label: t("Nobody") }, ...owners],
      },
      {
        name: "sources",
        label: t("Source"),
        kind: "some",
        options: LEAD_SOURCES.map((value) => ({ value, label: t(sourceLabels[value].label) })),
      },
      {
        name: "came",
        label: t("Came"),
        kind: "one",
        options: [
          { value: "7d", label: t("Last 7 days") },
          { value: "30d", label: t("Last 30 days") },
          { value: "90d", label: t("Last 90 days") },
        ],
      },
      {
        name: "plans",
        label: t("Plan"),
        kind: "some",
        options: CLIENT_PLANS.map((value) => ({ value, label: t(planLabels[value]) })),
      },
      {
        name: "response",
        label: t("Answer"),
        kind: "one",
        options: [
          { value: "unanswered", label: t("Not answered yet") },
          { value: "overdue", label: t("Overdue") },
          { value: "waiting", label: t("Still in time") },
          { value: "again", label: t("Wrote again") },
        ],
      },
      {
        name: "step",
        label: t("Due"),
        kind: "one",
        options: [
          { value: "overdue", label: t("Overdue") },
          { value: "today", label: t("Today") },
          { value: "week", label: t("Within 7 days") },
          { value: "none", label: t("Nothing planned") },
        ],
      },
      { name: "duplicates", label: t("Duplicates"), kind: "on" },
      { name: "samples", label: t("Samples"), kind: "on" },
    ];
    if (layout === "board") return shared;
    const stages = LEAD_STAGES.map((value) => ({ value, label: t(stageLabels[value]) }));
    return [
      { name: "stages", label: t("Stage"), kind: "some", options: stages },
      ...shared,
      { name: "archived", label: t("Archived"), kind: "on" },
    ];
  }, [t, people, layout]);
}
