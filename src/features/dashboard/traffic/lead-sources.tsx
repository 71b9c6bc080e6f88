import { useTranslation } from "react-i18next";
import { DAYS_OF_RANGE, type LeadsBySource } from "@/data/dashboard/dashboard-source";
import { formatNumber } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { PanelSummary } from "../panel/panel-summary";
import { sourcesSummary } from "./sources-summary";
import { LeadSource } from "./traffic-layout";

type LeadSourcesProps = { sources: LeadsBySource; labelledBy: string };

export function LeadSources({ sources, labelledBy }: LeadSourcesProps) {
  const { t } = useTranslation();
  const { query } = useDashboard();
  const most = Math.max(...sources.map(({ leads }) => leads), 0);
  if (most <= 0) {
    return (
      <p className="mt-3 text-muted">
        {t("No new leads in these {{days}} days.", { days: DAYS_OF_RANGE[query.range] })}
      </p>
    );
  }
  return (
    <>
      <ul className="my-3 grid gap-3" aria-labelledby={labelledBy}>
        {sources.map(({ source, leads }) => (
          <LeadSource
            key={source}
            source={source}
            bar={
              <i
                className="block h-full rounded-xs bg-chart-1"
                style={{ width: `${(Math.max(0, leads) / most) * 100}%` }}
              />
            }
            leads={formatNumber(leads)}
          />
        ))}
      </ul>
      <PanelSummary className="@max-[23rem]:min-h-[2lh]">{sourcesSummary(t, sources)}</PanelSummary>
    </>
  );
}
