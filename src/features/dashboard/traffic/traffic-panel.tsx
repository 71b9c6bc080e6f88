import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TFunction } from "i18next";
import { CardContent } from "@/components/ui/card";
import { Empty, EmptyDescription } from "@/components/ui/empty";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import {
  DAYS_OF_RANGE,
  type DashboardQuery,
  type DashboardSource,
  type LeadsBySource,
  type Traffic,
} from "@/data/dashboard/dashboard-source";
import { isRecentDays, percentChange } from "@/data/dashboard/range-days";
import { cn } from "@/lib/cn";
import { formatFigure, formatNumber, formatPercent, formatSigned } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { againstPeriod, changeCell, periodBefore, priorDaysText, toTenth } from "../panel/change";
import { ChangeNote, ComparisonNote } from "../panel/figure";
import { Panel, type PanelProps } from "../panel/panel";
import { PanelSubtitle, PanelSummary } from "../panel/panel-layout";
import { LeadSource, TrafficFigure, TrafficFigures, TrafficSkeleton } from "./traffic-layout";
import { listedDays, listPath } from "../kpis/counted-lists";
import type { FigureTable } from "../panel/figure-table";
import type { Definition } from "../panel/panel-menu-items";

function trafficTable(
  t: TFunction,
  { isSample }: DashboardSource,
  query: DashboardQuery,
  traffic: Traffic,
): FigureTable {
  const prior = priorDaysText(t, query);
  return {
    caption: t("Traffic & Leads in a table"),
    columns: [
      { label: t("Figure") },
      { label: t("Value"), format: formatNumber },
      {
        label: isSample ? t("Change {{prior}}", { prior }) : t("Change"),
        format: formatSigned,
      },
      { label: t("In") },
      ...(isSample ? [] : [{ label: t("Compared") }]),
    ],
    rows: [
      [
        t("Organic sessions"),
        traffic.organicSessions,
        changeCell(traffic.organicChange),
        t("percent"),
      ],
      [
        t("Conversion rate, percent"),
        traffic.conversionRate && toTenth(traffic.conversionRate),
        changeCell(traffic.conversionChange),
        t("points"),
      ],
      ...(traffic.leadsBySource ?? []).map(({ source, leads, earlier }) => {
        const name = t("New leads, {{source}}", { source });
        if (isSample) return [name, leads, null, ""];
        const change = changeCell(percentChange(earlier, leads));
        return [name, leads, change, t("percent"), againstPeriod(t, query, formatNumber(earlier))];
      }),
    ],
  };
}

function sourcesSummary(t: TFunction, sources: LeadsBySource): string {
  const total = sources.reduce((sum, { leads }) => sum + leads, 0);
  const most = Math.max(...sources.map(({ leads }) => leads), 0);
  const leading = sources.filter(({ leads }) => leads === most);
  const [first, second] = leading;
  if (first === undefined || total <= 0) return "";
  const named = {
    most: formatNumber(most),
    total: formatNumber(total),
    share: formatPercent(Math.round((most / total) * 100)),
    source: first.source,
    other: second?.source,
    sources: leading.length,
  };
  if (leading.length === 2) {
    return t("{{source}} and {{other}} lead, {{most}} each.", named);
  }
  if (leading.length > 2) {
    return t("{{sources}} sources share the lead, {{most}} each.", named);
  }
  return t("{{source}} brought most: {{most}} of {{total}} leads, {{share}}.", named);
}

function trafficDefinitions(t: TFunction, { isSample }: DashboardSource): Definition[] {
  return [
    {
      term: t("Organic sessions"),
      meaning: isSample
        ? t(
            "Visits to the sites we rent out that came from unpaid search, in the last 7, 30 or 90 days, today included. Paid ads, direct visits and social posts are left out. The change is against as many days before that.",
          )
        : t(
            "Visits to the sites we rent out that came from unpaid search, within the time range. Paid ads, direct visits and social posts are left out.",
          ),
    },
    {
      term: t("Conversion rate"),
      meaning: t(
        "The share of those visits that called or sent a form. The change is in percentage points: from 3.5% to 3.8% is up 0.3 pt.",
      ),
    },
    {
      term: t("Leads by source"),
      meaning: t(
        "Where our own new leads came from: businesses that asked us about a site, not the customers of our clients. They add up to the New Leads tile.",
      ),
    },
  ];
}

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
      tableOf={(data) => trafficTable(t, source, query, data)}
      skeleton={<TrafficSkeleton />}
    >
      {(data) => <TrafficContent traffic={data} />}
    </Panel>
  );
}

function TrafficContent({ traffic }: { traffic: Traffic }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { query, source } = useDashboard();
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
        <div className="flex flex-wrap justify-between gap-x-3">
          <PanelSubtitle id={headingId}>{t("Leads by source")}</PanelSubtitle>
          {!source.isSample && traffic.leadsBySource && (
            <span className="text-xs text-muted">
              {t("against {{value}}", { value: periodBefore(t, query) })}
            </span>
          )}
        </div>
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
  const { query, source: figures } = useDashboard();
  const most = Math.max(...sources.map(({ leads }) => leads), 0);
  if (most <= 0) {
    return (
      <p className="mt-3 text-muted">
        {isRecentDays(query.range)
          ? t("No new leads in these {{days}} days.", { days: DAYS_OF_RANGE[query.range] })
          : t("No new leads in this time.")}
      </p>
    );
  }
  return (
    <>
      <ul className="my-3 grid gap-3" aria-labelledby={labelledBy}>
        {sources.map(({ id, source, leads, earlier }) => (
          <LeadSource
            key={source}
            source={id === undefined ? source : <SourceLink id={id}>{source}</SourceLink>}
            bar={
              <i
                className="block h-full rounded-xs bg-chart-1"
                style={{ width: `${(Math.max(0, leads) / most) * 100}%` }}
              />
            }
            leads={formatNumber(leads)}
            note={
              !figures.isSample && (
                <ComparisonNote
                  now={leads}
                  earlier={earlier}
                  change={percentChange(earlier, leads)}
                  against={t("against {{value}}", { value: formatNumber(earlier) })}
                />
              )
            }
          />
        ))}
      </ul>
      <PanelSummary className="@max-[23rem]:min-h-[2lh]">{sourcesSummary(t, sources)}</PanelSummary>
    </>
  );
}

/** Opens the list of the leads that the bar counts. */
function SourceLink({ id, children }: { id: string; children: string }) {
  const { query, source } = useDashboard();
  const to = listPath(
    {
      name: "leads",
      filters: () => ({ layout: "list", came: listedDays(query), sources: id }),
    },
    query,
    source,
  );
  return (
    <Link
      className="text-inherit no-underline after:absolute after:-inset-x-1.5 after:-inset-y-1 hover:underline"
      to={to ?? ""}
    >
      {children}
    </Link>
  );
}
