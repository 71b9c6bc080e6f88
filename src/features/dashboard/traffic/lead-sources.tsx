import { useTranslation } from "react-i18next";
import { DAYS_OF_RANGE, type Traffic } from "@/data/dashboard/dashboard-source";
import { formatNumber } from "@/lib/format";
import { useDashboard } from "../dashboard-context";
import { sourcesSummary } from "./sources-summary";

type LeadSourcesProps = { sources: Traffic["leadsBySource"]; labelledBy: string };

export function LeadSources({ sources, labelledBy }: LeadSourcesProps) {
  const { t } = useTranslation();
  const { query } = useDashboard();
  const most = Math.max(...sources.map(({ leads }) => leads), 0);
  if (most <= 0) {
    return (
      <p className="lead-sources-none">
        {t("No new leads in these {{days}} days.", { days: DAYS_OF_RANGE[query.range] })}
      </p>
    );
  }
  return (
    <>
      <ul className="lead-sources" aria-labelledby={labelledBy}>
        {sources.map(({ source, leads }) => (
          <li key={source}>
            <span className="lead-source">{source}</span>
            <span className="lead-bar" aria-hidden="true">
              <i style={{ width: `${(Math.max(0, leads) / most) * 100}%` }} />
            </span>
            <b>{formatNumber(leads)}</b>
          </li>
        ))}
      </ul>
      <p className="panel-summary">{sourcesSummary(t, sources)}</p>
    </>
  );
}
