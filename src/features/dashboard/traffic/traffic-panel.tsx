import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CardContent } from "@/components/ui/card";
import { trafficQuery } from "@/data/dashboard/dashboard-queries";
import type { Traffic } from "@/data/dashboard/dashboard-source";
import { formatFigure, formatPercent } from "@/lib/format";
import { useDashboard } from "../dashboard-context";
import { priorDaysText } from "../figures/change";
import { ChangeNote } from "../figures/change-note";
import { Panel } from "../panel/panel";
import { LeadSources } from "./lead-sources";
import { trafficDefinitions } from "./traffic-definitions";
import { TrafficSkeleton } from "./traffic-skeleton";
import { trafficTable } from "./traffic-table";
import "./traffic.css";

export function TrafficPanel() {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  const traffic = useQuery(trafficQuery(source, query));
  return (
    <Panel
      className="panel-traffic lg:col-span-4"
      title={t("Traffic & Leads")}
      query={traffic}
      chartPanel="traffic"
      definitions={trafficDefinitions(t)}
      tableOf={(data) => trafficTable(t, query, data)}
      skeleton={<TrafficSkeleton />}
    >
      {(data) => <TrafficFigures traffic={data} />}
    </Panel>
  );
}

function TrafficFigures({ traffic }: { traffic: Traffic }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { query } = useDashboard();
  const basis = priorDaysText(t, query);
  return (
    <>
      <dl className="traffic-figures">
        <div>
          <dt>{t("Organic sessions")}</dt>
          <dd>
            <b className="figure-value">{formatFigure(traffic.organicSessions)}</b>
            <ChangeNote change={traffic.organicChange} basis={basis} />
          </dd>
        </div>
        <div>
          <dt>{t("Conversion rate")}</dt>
          <dd>
            <b className="figure-value">{formatPercent(traffic.conversionRate)}</b>
            <ChangeNote change={traffic.conversionChange} basis={basis} unit="points" />
          </dd>
        </div>
      </dl>
      <CardContent>
        <h3 id={headingId} className="traffic-heading">
          {t("Leads by source")}
        </h3>
        <LeadSources sources={traffic.leadsBySource} labelledBy={headingId} />
      </CardContent>
    </>
  );
}
