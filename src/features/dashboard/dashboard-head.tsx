import { useIsFetching } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { dashboardKeys } from "@/data/dashboard/dashboard-queries";
import { CLIENT_FILTERS, TIME_RANGES } from "@/data/dashboard/dashboard-source";
import { useNow } from "@/hooks/use-now";
import { isDemo } from "@/lib/env";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/time/office-day";
import { formatRelative } from "@/lib/time/reader-time";
import { useDashboard } from "./dashboard-context";
import { clientFilterText, rangeText } from "./filter-texts";
import { useFiguresAsOf } from "./use-as-of";

/** What the whole page answers for: which days, which clients, which moment. */
export function DashboardHead({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation();
  const { source, query, search, change } = useDashboard();
  const isBusy = useIsFetching({ queryKey: dashboardKeys.all }) > 0;
  const figuresAsOf = useFiguresAsOf(query);
  const now = useNow() ?? query.asOf;
  return (
    <div className="staff-page-head">
      <div>
        <h1>{t("Dashboard")}</h1>
        <p>
          {t("{{day}}. Refreshed {{time}}.", {
            day: formatCalendarDay(officeDay(now), "withWeekday"),
            time: formatRelative(figuresAsOf, now),
          })}
          {source.isSample && (
            <>
              {" "}
              <span className="sample">
                {isDemo ? t("Sample data") : t("Sample data: no live source is connected yet")}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="staff-page-controls" data-print="no">
        <Field className="max-md:grow" label={t("Time range")}>
          {(control) => (
            <Select
              {...control}
              className="w-auto max-lg:w-full max-sm:pr-7 max-sm:pl-2.5"
              value={search.range}
              onChange={({ target }) =>
                change({ range: TIME_RANGES.find((range) => range === target.value) })
              }
            >
              {TIME_RANGES.map((range) => (
                <option key={range} value={range}>
                  {t(rangeText(range))}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field className="max-md:grow" label={t("Clients")}>
          {(control) => (
            <Select
              {...control}
              className="w-auto max-lg:w-full max-sm:pr-7 max-sm:pl-2.5"
              value={search.clients}
              onChange={({ target }) =>
                change({ clients: CLIENT_FILTERS.find((filter) => filter === target.value) })
              }
            >
              {CLIENT_FILTERS.map((filter) => (
                <option key={filter} value={filter}>
                  {t(clientFilterText(filter))}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          variant="secondary"
          className="max-sm:px-2.5"
          onClick={onRefresh}
          aria-busy={isBusy}
        >
          <RefreshCw size={18} aria-hidden className={isBusy ? "animate-spin" : undefined} />
          {t("Refresh")}
        </Button>
      </div>
    </div>
  );
}
