import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CardContent } from "@/components/ui/card";
import { Empty, EmptyDescription } from "@/components/ui/empty";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { DAYS_OF_RANGE, type LeadsBySource, type Traffic } from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { formatFigure, formatNumber, formatPercent } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { priorDaysText } from "../panel/change";
import { ChangeNote } from "../panel/figure";
import { Panel, type PanelProps } from "../panel/panel";
import { PanelSubtitle, PanelSummary } from "../panel/panel-layout";
import { LeadSource, TrafficFigure, TrafficFigures, TrafficSkeleton } from "./traffic-layout";
import { sourcesSummary, trafficDefinitions, trafficTable } from "./traffic-table";

export function TrafficPanel({ id, className }: PanelProps) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  const traffic = useQuery(panelQuery("traffic", source, query));
  return (
    <Panel
      className={cn("@container", className)}
      title={t("Traffic & Leads")}
      query={traffic}
      chartPanel={id}
      definitions={trafficDefinitions}
      tableOf={(data) => trafficTable(t, query, data)}
      skeleton={<TrafficSkeleton />}
    >
      {(data) => <TrafficContent traffic={data} />}
    </Panel>
  );
}

function TrafficContent({ traffic }: { traffic: Traffic }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { query } = useDashboard();
  const basis = priorDaysText(t, query);
  return (
    <>
      {traffic.organicSessions === null || traffic.conversionRate === null ? (
        <Empty className="border-b border-line sm:justify-start">
          <EmptyDescription>{t("Nothing that counts visits is connected yet.")}</EmptyDescription>
        </Empty>
      ) : (
        <TrafficFigures>
          <TrafficFigure
            label={t("Organic sessions")}
            value={formatFigure(traffic.organicSessions)}
            note={<ChangeNote change={traffic.organicChange} basis={basis} />}
          />
          <TrafficFigure
            label={t("Conversion rate")}
            value={formatPercent(traffic.conversionRate)}
            note={<ChangeNote change={traffic.conversionChange} basis={basis} unit="points" />}
          />
        </TrafficFigures>
      )}
      <CardContent>
        <PanelSubtitle id={headingId}>{t("Leads by source")}</PanelSubtitle>
        {traffic.leadsBySource ? (
          <LeadSources sources={traffic.leadsBySource} labelledBy={headingId} />
        ) : (
          <EmptyDescription className="mt-3">{t("Your role sees no leads")}</EmptyDescription>
        )}
      </CardContent>
    </>
  );
}

type LeadSourcesProps = { sources: LeadsBySource; labelledBy: string };

function LeadSources({ sources, labelledBy }: LeadSourcesProps) {
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
