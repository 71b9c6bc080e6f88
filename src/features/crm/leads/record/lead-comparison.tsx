import { useTranslation } from "react-i18next";
import { leadRowFields } from "@/data/leads/fields";
import type { Lead } from "@/data/leads/schema";
import { cn } from "@/lib/cn";
import { formatLeadField } from "../lead-value";

const COMPARED = leadRowFields.filter(
  ({ id, isFact }) => isFact ?? ["stage", "created_at"].includes(id),
);

export function LeadComparison({ one, other }: { one: Lead; other: Lead }) {
  const { t } = useTranslation();
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
        {COMPARED.map(({ id, label, screenLabel }) => {
          const [mine, theirs] = [formatLeadField(one, id, t), formatLeadField(other, id, t)];
          const isDifferent = mine !== theirs;
          return (
            (mine ?? theirs) !== null && (
              <tr
                className={cn(
                  "border-b border-line text-left align-top wrap-anywhere text-muted",
                  isDifferent && "font-semibold text-text",
                )}
                key={id}
              >
                <th className="py-1.75 pr-2 font-semibold text-muted" scope="row">
                  {t(screenLabel ?? label)}
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
