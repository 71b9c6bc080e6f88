import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/crm/leads";
import { formatUsd, parseTimestamp } from "@/lib/format";
import { formatDateTime } from "@/lib/time/reader-time";
import { sourceLabels, stageLabels, tradeLabel } from "@/components/record/crm-labels";
import { placeWords } from "./move-words";

/** Two leads field by field; what differs stands out. */
export function LeadComparison({ one, other }: { one: Lead; other: Lead }) {
  const { t } = useTranslation();
  const came = (lead: Lead) => {
    const moment = parseTimestamp(lead.createdAt);
    return moment === null ? null : formatDateTime(moment);
  };
  const rows: [string, (lead: Lead) => string | null][] = [
    [t("Business"), (lead) => lead.business],
    [t("Person"), (lead) => lead.name],
    [t("E-mail"), (lead) => lead.email],
    [t("Phone"), (lead) => lead.phone],
    [t("Town"), (lead) => placeWords(lead.town, lead.region)],
    [t("Trade"), (lead) => t(tradeLabel(lead.trade) ?? "")],
    [t("Website"), (lead) => lead.website],
    [t("Stage"), (lead) => t(stageLabels[lead.stage])],
    [t("Next step"), (lead) => lead.nextStep],
    [t("Worth a month"), (lead) => formatUsd(lead.valueCents / 100)],
    [t("Source"), (lead) => t(sourceLabels[lead.source].label)],
    [t("Owner"), (lead) => lead.owner?.name ?? null],
    [t("Came"), came],
  ];
  return (
    <table className="lead-comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("This lead")}</th>
          <th scope="col">{t("The other")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, valueOf]) => {
          const [mine, theirs] = [valueOf(one) || null, valueOf(other) || null];
          return (
            (mine ?? theirs) !== null && (
              <tr key={label} data-differs={mine !== theirs || undefined}>
                <th scope="row">{label}</th>
                <td>{mine ?? t("None")}</td>
                <td>{theirs ?? t("None")}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
