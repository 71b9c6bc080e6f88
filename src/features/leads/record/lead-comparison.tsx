import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/leads/queries";
import { cn } from "@/lib/cn";
import { formatUsd, parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/time/reader-time";
import { sourceLabels, stageLabels, tradeLabel } from "@/components/record/crm-labels";
import { placeLabel } from "../lead-labels";

/** Two leads field by field; what differs stands out. */
export function LeadComparison({ one, other }: { one: Lead; other: Lead }) {
  const { t } = useTranslation();
  const came = (lead: Lead) => {
    const moment = parseTimestamp(lead.created_at);
    return moment === null ? null : formatDateTime(moment);
  };
  const rows: [string, (lead: Lead) => string | null][] = [
    [t("Business"), (lead) => lead.business],
    [t("Person"), (lead) => lead.name],
    [t("E-mail"), (lead) => lead.email],
    [t("Phone"), (lead) => lead.phone],
    [t("Town"), (lead) => placeLabel(lead.town, lead.region)],
    [t("Trade"), (lead) => t(tradeLabel(lead.trade) ?? "")],
    [t("Website"), (lead) => lead.website],
    [t("Stage"), (lead) => t(stageLabels[lead.stage])],
    [t("Next step"), (lead) => lead.next_step],
    [t("Worth a month"), (lead) => formatUsd(lead.value_cents / 100)],
    [t("Source"), (lead) => t(sourceLabels[lead.source].label)],
    [t("Owner"), (lead) => lead.owner?.name ?? null],
    [t("Came"), came],
  ];
  return (
    <table className="mt-3 w-full table-fixed border-collapse text-code/snug">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <td className="w-[22%]" />
          <th className="py-1.75 pr-2 font-semibold" scope="col">
            {t("This lead")}
          </th>
          <th className="px-1.5 py-1.75 font-semibold" scope="col">
            {t("The other")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, valueOf]) => {
          const [mine, theirs] = [valueOf(one) || null, valueOf(other) || null];
          const isDifferent = mine !== theirs;
          return (
            (mine ?? theirs) !== null && (
              <tr
                className={cn(
                  "border-b border-line text-left align-top wrap-anywhere text-muted",
                  isDifferent && "font-semibold text-text",
                )}
                key={label}
              >
                <th className="py-1.75 pr-2 font-semibold text-muted" scope="row">
                  {label}
                </th>
                <td className="py-1.75 pr-2">{mine ?? t("None")}</td>
                <td className={cn("px-1.5 py-1.75", isDifferent && "bg-wait-bg")}>
                  {theirs ?? t("None")}
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
