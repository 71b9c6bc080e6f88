import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { TableNote } from "@/components/ui/table";
import type { TFunction } from "i18next";
import type { Lead } from "@/data/leads/queries";
import { formatUsd, parseTimestamp } from "@/lib/format/format";
import { officeDay } from "@/lib/office-time/office-day";
import { formatReaderDay } from "@/lib/time/reader-time";
import { sourceLabels, stageLabels, tradeLabel } from "@/components/record/crm-labels";
import type { ListColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/rows/none-cell";
import { dayLabel } from "../day-label";
import { leadCsv } from "./lead-export";
import type { LeadColumn } from "../leads-address";
import { placeLabel } from "../lead-labels";
import { responseClock } from "../response-clock";

const placeOf = ({ town, region }: Lead) => placeLabel(town, region);

/** The list's columns beside the lead's name, and every order it can have. */
export function useLeadColumns() {
  const { t } = useTranslation();
  return useMemo(() => {
    const columns: ListColumn<Lead>[] = [
      {
        id: "stage",
        label: t("Stage"),
        cell: ({ stage }) => t(stageLabels[stage]),
        csv: leadCsv.stage,
      },
      textColumn(t, "trade", t("Trade"), ({ trade }) => {
        const label = tradeLabel(trade);
        return label === null ? null : t(label);
      }),
      textColumn(t, "place", t("Town"), placeOf),
      textColumn(t, "owner", t("Owner"), ({ owner }) => owner?.name ?? null, true),
      textColumn(t, "source", t("Source"), ({ source }) => t(sourceLabels[source].label)),
      nextStepColumn(t),
      {
        id: "value",
        label: t("A month"),
        align: "end",
        isLabeled: true,
        sort: { key: "value", begins: "down" },
        cell: ({ value_cents }) => formatUsd(value_cents / 100),
        csv: leadCsv.value,
      },
      responseColumn(t),
      {
        id: "created",
        label: t("Came"),
        isLabeled: true,
        sort: { key: "created", begins: "down" },
        cell: ({ created_at }) => {
          const came = parseTimestamp(created_at);
          return came === null ? null : formatReaderDay(came);
        },
        csv: leadCsv.created,
      },
      textColumn(t, "email", t("E-mail"), ({ email }) => email),
      textColumn(t, "phone", t("Phone"), ({ phone }) => phone),
    ];
    const sorts = [
      { value: "-created", label: t("Newest first") },
      { value: "created", label: t("Oldest first") },
      { value: "business", label: t("Business, from A") },
      { value: "-value", label: t("Worth most") },
      { value: "nextStep", label: t("Next step, soonest") },
      { value: "response", label: t("First answer, most urgent") },
    ];
    return { columns, sorts };
  }, [t]);
}

const textColumn = (
  t: TFunction,
  id: LeadColumn,
  label: string,
  value: (lead: Lead) => string | null,
  isLabeled = false,
): ListColumn<Lead> => ({
  id,
  label,
  isLabeled,
  cell: (lead) => value(lead) ?? <NoneCell said={t("None")} />,
  csv: leadCsv[id],
});

const nextStepColumn = (t: TFunction): ListColumn<Lead> => ({
  id: "nextStep",
  label: t("Next step"),
  sort: { key: "nextStep", begins: "up" },
  cell: ({ next_step: step, next_step_on: day, stage }) => {
    const today = officeDay(new Date());
    const isLate = day !== null && day < today && stage !== "won" && stage !== "lost";
    if (step === null && day === null) return <NoneCell said={t("None")} />;
    return (
      <>
        {step}
        {day !== null && (
          <TableNote className={cn(isLate && "font-medium text-stop")}>
            {isLate
              ? t("was due {{day}}", { day: dayLabel(t, day, today) })
              : dayLabel(t, day, today)}
          </TableNote>
        )}
      </>
    );
  },
  csv: leadCsv.nextStep,
});

const responseColumn = (t: TFunction): ListColumn<Lead> => ({
  id: "response",
  label: t("First answer"),
  isLabeled: true,
  sort: { key: "response", begins: "up" },
  cell: (lead) => {
    const clock = responseClock(t, lead, new Date());
    if (clock === null) return lead.first_responded_at === null ? null : t("Answered");
    return (
      <span className={clock.isOverdue ? "font-medium text-stop" : undefined}>{clock.words}</span>
    );
  },
  csv: leadCsv.response,
});
