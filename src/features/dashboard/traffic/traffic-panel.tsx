import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CardContent } from "@/components/ui/card";
import { Empty, EmptyDescription } from "@/components/ui/empty";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { Traffic } from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { formatFigure, formatPercent } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { priorDaysText } from "../figures/change";
import { ChangeNote } from "../figures/change-note";
import { Panel, type PanelProps } from "../panel/panel";
import { PanelSubtitle } from "../panel/panel-subtitle";
import { LeadSources } from "./lead-sources";
import { trafficDefinitions } from "./traffic-definitions";
import { TrafficFigure, TrafficFigures } from "./traffic-layout";
import { TrafficSkeleton } from "./traffic-skeleton";
import { trafficTable } from "./traffic-table";

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
