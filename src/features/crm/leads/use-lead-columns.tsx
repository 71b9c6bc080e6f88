import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { TableNote } from "@/components/ui/table";
import type { TFunction } from "i18next";
import { leadColumns, type PlacedColumn } from "@/data/leads/list";
import { useBusinessClock } from "@/data/settings/use-company-hours";
import type { BusinessClock } from "@/lib/dates/office/business-clock";
import { listLabel } from "@/data/records/record-list";
import type { Lead } from "@/data/leads/schema";
import { parseTimestamp } from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatReaderDay } from "@/lib/dates/reader-time";
import type { ListColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/none-cell";
import { dayLabel } from "./day-label";
import { formatLeadField } from "./lead-value";
import { placeLabel } from "./lead-labels";
import { responseClock } from "./response-clock";
import { leadCsv } from "./lead-export";

export function useLeadColumns() {
  const { t } = useTranslation();
  const clock = useBusinessClock();
  return useMemo(() => {
    const columns = leadColumns.map(({ id, label, fields, sort }): ListColumn<Lead> => {
      const [field] = fields;
      const cell = CELLS[id] ?? ((lead: Lead) => formatLeadField(lead, field, t) ?? none(t));
      return {
        id,
        label: t(listLabel("leads", { label, field })),
        ...LAYOUTS[id],
        ...(sort && { sort }),
        cell: (lead) => cell(lead, t, clock),
        csv: leadCsv[id],
      };
    });
    const sorts = [
      { value: "-created", label: t("Newest first") },
      { value: "created", label: t("Oldest first") },
      { value: "business", label: t("Business, from A") },
      { value: "-value", label: t("Worth most") },
      { value: "nextStep", label: t("Next step, soonest") },
      { value: "response", label: t("First answer, most urgent") },
      { value: "stage", label: t("Stage, from New") },
      { value: "trade", label: t("Trade, A to Z") },
      { value: "owner", label: t("Owner, A to Z") },
    ];
    return { columns, sorts };
  }, [t, clock]);
}

const none = (t: TFunction) => <NoneCell label={t("None")} />;

type Columns<Value> = Partial<Record<PlacedColumn, Value>> & Record<string, Value | undefined>;

/** Layout of columns, where it differs from the default. */
const LAYOUTS: Columns<Pick<ListColumn<Lead>, "align" | "isLabeled">> = {
  owner: { isLabeled: true },
  value: { isLabeled: true, align: "end" },
  response: { isLabeled: true },
  created: { isLabeled: true },
};

/** Cells with more than their field's text. */
const CELLS: Columns<(lead: Lead, t: TFunction, clock: BusinessClock) => ReactNode> = {
  place: ({ town, region }, t) => placeLabel(town, region) ?? none(t),
  value: (lead, t) => formatLeadField(lead, "value_cents", t),
  created: ({ created_at }) => {
    const came = parseTimestamp(created_at);
    return came === null ? null : formatReaderDay(came);
  },
  nextStep: nextStepCell,
  response: (lead, t, clock) => {
    const waiting = responseClock(t, lead, new Date(), clock);
    if (waiting === null) return lead.first_responded_at === null ? null : t("Answered");
    return (
      <span className={waiting.isOverdue ? "font-medium text-stop" : undefined}>
        {waiting.label}
      </span>
    );
  },
};

function nextStepCell({ next_step: step, next_step_on: day, stage }: Lead, t: TFunction) {
  const today = officeDay(new Date());
  const isLate = day !== null && day < today && stage !== "won" && stage !== "lost";
  if (step === null && day === null) return none(t);
  return (
    // Wraps, because it may have any length.
    <div className="w-max max-w-64 whitespace-normal print:w-auto print:max-w-none stacked:contents">
      <span>{step}</span>
      {day !== null && (
        <TableNote className={cn(isLate && "font-medium text-stop")}>
          {isLate
            ? t("was due {{day}}", { day: dayLabel(t, day, today) })
            : dayLabel(t, day, today)}
        </TableNote>
      )}
    </div>
  );
}
