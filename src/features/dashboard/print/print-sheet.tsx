import { useEffect, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import { officeDay } from "@/lib/dates/office/office-day";
import { site } from "@/content/company";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formatDateTime } from "@/lib/dates/reader-time";
import { useDashboard } from "../dashboard-context";
import { SheetFigures } from "../kpis/kpi-sheet";
import { PANELS, type PanelId } from "../panels";
import { SheetDomains } from "../portfolio/portfolio-sheet";
import { SheetJobs } from "../provisioning/provisioning-sheet";
import { SheetStatus } from "../quick-actions/system-status";
import { SheetRevenue } from "../revenue/revenue-sheet";
import { rangeText } from "../segment-labels";
import { SheetSupport } from "../support/support-sheet";
import { SheetTraffic } from "../traffic/traffic-sheet";
import { useFiguresAsOf } from "../use-as-of";
import "@/styles/dashboard-print.css";

const CLIENTS: Record<ClientFilter, string> = {
  all: "all clients",
  enterprise: "enterprise clients",
  "small-business": "small-business clients",
};

type Sheet = {
  Sheet: ComponentType<{ className: string }>;
  /** Its columns of twelve. */
  size: string;
};

/** How each panel prints. They load after the page, so that the screen does not wait for them. */
const SHEETS: Record<PanelId, Sheet> = {
  kpis: { Sheet: SheetFigures, size: "col-span-full" },
  revenue: { Sheet: SheetRevenue, size: "col-span-8" },
  traffic: { Sheet: SheetTraffic, size: "col-span-4" },
  support: { Sheet: SheetSupport, size: "col-span-7" },
  provisioning: { Sheet: SheetJobs, size: "col-span-5" },
  portfolio: { Sheet: SheetDomains, size: "col-span-8" },
  "quick-actions": { Sheet: SheetStatus, size: "col-span-4" },
};

export function PrintSheet() {
  return useIsPrinting() ? <Paper /> : null;
}

function Paper() {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  const asOf = useFiguresAsOf(query);
  return (
    // Paper is white, whatever the theme.
    <div
      data-slot="print-sheet"
      className="hidden break-inside-avoid grid-cols-12 gap-x-[5mm] gap-y-[3.5mm] text-[8pt]/[1.3] text-text scheme-light [print-color-adjust:exact] print:grid"
      data-theme="light"
    >
      <header className="col-span-full flex items-baseline justify-between gap-[4mm] border-b-[1.5pt] border-text pb-[1.5mm]">
        <h1 className="text-[17pt]/[1.1]!">{t("Dashboard")}</h1>
        <p>
          <b>
            {t("{{range}}, {{clients}}", {
              range: rangeText(t, query.range),
              clients: t(CLIENTS[query.clients]),
            })}
          </b>
          <span>{` · ${formatCalendarDay(officeDay(asOf), "withWeekday")} · `}</span>
          <span>
            {t("{{brand}}, figures as of {{time}}", {
              brand: site.brand,
              time: formatDateTime(asOf),
            })}
          </span>
          {source.isSample && <span>{` · ${t("Example data")}`}</span>}
        </p>
      </header>
      {PANELS.map(({ id }) => {
        const { Sheet, size } = SHEETS[id];
        return <Sheet key={id} className={size} />;
      })}
    </div>
  );
}

/** True between the browser's print events. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when the event ends.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
