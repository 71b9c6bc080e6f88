import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { LeadsBySource } from "@/data/dashboard/dashboard-source";
import { formatFigure, formatNumber, formatPercent } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { changeText, periodBefore } from "../panel/change";
import {
  MoreRows,
  SheetFigureList,
  SheetNote,
  SheetSection,
  SheetTable,
  useLoadedData,
} from "../print/sheet-section";

const SOURCES = 6;

export function SheetTraffic({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return (
    <SheetSection
      className={className}
      title={t("Traffic & Leads")}
      data={useLoadedData(panelQuery("traffic", source, query))}
    >
      {(traffic) => (
        <>
          {traffic.organicSessions === null || traffic.conversionRate === null ? (
            <SheetNote>{t("Nothing that counts visits is connected yet.")}</SheetNote>
          ) : (
            <SheetFigureList
              isSmall
              figures={[
                {
                  label: t("Organic sessions"),
                  value: formatFigure(traffic.organicSessions),
                  note: changeText(t, traffic.organicChange, "percent"),
                },
                {
                  label: t("Conversion rate"),
                  value: formatPercent(traffic.conversionRate),
                  note: changeText(t, traffic.conversionChange, "points"),
                },
              ]}
            />
          )}
          {traffic.leadsBySource === null ? (
            <SheetNote>{t("Your role sees no leads")}</SheetNote>
          ) : (
            <Sources leadsBySource={traffic.leadsBySource} />
          )}
        </>
      )}
    </SheetSection>
  );
}

function Sources({ leadsBySource }: { leadsBySource: LeadsBySource }) {
  const { t } = useTranslation();
  const { source: figures, query } = useDashboard();
  const most = Math.max(1, ...leadsBySource.map(({ leads }) => leads));
  return (
    <>
      <SheetTable
        caption={
          figures.isSample
            ? t("Leads by source")
            : t("Leads by source, against {{period}}", { period: periodBefore(t, query) })
        }
      >
        {leadsBySource.slice(0, SOURCES).map(({ source, leads, earlier }) => (
          <tr key={source}>
            <td>{source}</td>
            <td className="w-[45%]">
              <i
                className="block border-t-[2.2mm] border-chart-1"
                style={{ width: `${(Math.max(0, leads) / most) * 100}%` }}
              />
            </td>
            <td className="text-right">{formatNumber(leads)}</td>
            {!figures.isSample && (
              <td className="text-right text-muted">
                {t("against {{value}}", { value: formatNumber(earlier) })}
              </td>
            )}
          </tr>
        ))}
      </SheetTable>
      <MoreRows count={leadsBySource.length - SOURCES} />
    </>
  );
}
