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
        cell: ({ valueCents }) => formatUsd(valueCents / 100),
        csv: leadCsv.value,
      },
      responseColumn(t),
      {
        id: "created",
        label: t("Came"),
        isLabeled: true,
        sort: { key: "created", begins: "down" },
        cell: ({ createdAt }) => {
          const came = parseTimestamp(createdAt);
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
  cell: ({ nextStep, nextStepOn, stage }) => {
    const today = officeDay(new Date());
    const isLate = nextStepOn !== null && nextStepOn < today && stage !== "won" && stage !== "lost";
    if (nextStep === null && nextStepOn === null) return <NoneCell said={t("None")} />;
    return (
      <>
        {nextStep}
        {nextStepOn !== null && (
          <TableNote className={cn(isLate && "font-medium text-stop")}>
            {isLate
              ? t("was due {{day}}", { day: dayLabel(t, nextStepOn, today) })
              : dayLabel(t, nextStepOn, today)}
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
    if (clock === null) return lead.respondedAt === null ? null : t("Answered");
    return (
      <span className={clock.isOverdue ? "font-medium text-stop" : undefined}>{clock.words}</span>
    );
  },
  csv: leadCsv.response,
});
