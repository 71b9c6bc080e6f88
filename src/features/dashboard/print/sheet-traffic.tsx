import { useTranslation } from "react-i18next";
import { trafficQuery } from "@/data/dashboard/dashboard-queries";
import type { Traffic } from "@/data/dashboard/dashboard-source";
import { formatFigure, formatNumber, formatPercent } from "@/lib/format";
import { useDashboard } from "../dashboard-context";
import { changeText } from "../figures/change";
import { MoreRows, SheetSection } from "./sheet-section";
import { useShown } from "./use-shown";

const SOURCES = 6;

export function SheetTraffic() {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return (
    <SheetSection
      className="sheet-traffic"
      title={t("Traffic & Leads")}
      data={useShown(trafficQuery(source, query))}
    >
      {(traffic) => (
        <>
          <dl>
            <div>
              <dt>{t("Organic sessions")}</dt>
              <dd>
                <b>{formatFigure(traffic.organicSessions)}</b>
                {changeText(t, traffic.organicChange, "percent")}
              </dd>
            </div>
            <div>
              <dt>{t("Conversion rate")}</dt>
              <dd>
                <b>{formatPercent(traffic.conversionRate)}</b>
                {changeText(t, traffic.conversionChange, "points")}
              </dd>
            </div>
          </dl>
          <Sources leadsBySource={traffic.leadsBySource} />
        </>
      )}
    </SheetSection>
  );
}

function Sources({ leadsBySource }: Pick<Traffic, "leadsBySource">) {
  const { t } = useTranslation();
  const most = Math.max(1, ...leadsBySource.map(({ leads }) => leads));
  return (
    <>
      <table>
        <caption>{t("Leads by source")}</caption>
        <tbody>
          {leadsBySource.slice(0, SOURCES).map(({ source, leads }) => (
            <tr key={source}>
              <td>{source}</td>
              <td className="sheet-share">
                <i style={{ width: `${(Math.max(0, leads) / most) * 100}%` }} />
              </td>
              <td className="cell-end">{formatNumber(leads)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreRows count={leadsBySource.length - SOURCES} />
    </>
  );
}
