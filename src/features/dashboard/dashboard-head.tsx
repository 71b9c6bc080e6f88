import { useIsFetching, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "@/components/page-header";
import { Button } from "@/components/ui/button";
import { dashboardKeys, firstDayQuery } from "@/data/dashboard/dashboard-queries";
import { CLIENT_FILTERS } from "@/data/dashboard/dashboard-source";
import { rangeDays } from "@/data/dashboard/range-days";
import { useNow } from "@/hooks/use-now";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatRelative } from "@/lib/dates/reader-time";
import { useDashboard } from "./dashboard-context";
import { HeadSelect } from "./head-select";
import { RangeControls } from "./range/range-controls";
import { RangeDates } from "./range/range-dates";
import { clientFilterText } from "./segment-labels";
import { useFiguresAsOf } from "./use-as-of";

export function DashboardHead({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation();
  const { source, query, search, change } = useDashboard();
  const isBusy = useIsFetching({ queryKey: dashboardKeys.all }) > 0;
  const figuresAsOf = useFiguresAsOf(query);
  const now = useNow() ?? query.asOf;
  const { data: firstDay } = useQuery(firstDayQuery(source));
  return (
    <>
      <PageHeader
        title={t("Dashboard")}
        description={
          <>
            <span>
              {t("{{day}}. Refreshed {{time}}.", {
                day: formatCalendarDay(officeDay(now), "withWeekday"),
                time: formatRelative(figuresAsOf, now),
              })}
            </span>
            {firstDay && rangeDays(query).last < firstDay && (
              <span className="block">
                {t("There are no records from before {{day}}.", {
                  day: formatCalendarDay(firstDay),
                })}
              </span>
            )}
            {source.isSample && (
              <>
                {" "}
                {/* On a phone it always has a line of its own, because the time beside it grows. */}
                <span className="sample ml-1.5 max-sm:mt-1.5 max-sm:ml-0 max-sm:block max-sm:w-fit">
                  {t("Example data")}
                </span>
                <span className="block max-sm:mt-1">
                  {t(
                    "These are an invented company’s figures; a site that is built for production counts your own here.",
                  )}
                </span>
              </>
            )}
          </>
        }
      >
        <RangeControls firstDay={firstDay} />
        <HeadSelect
          label={t("Clients")}
          options={CLIENT_FILTERS}
          textOf={(clients) => t(clientFilterText(clients))}
          value={search.clients}
          onChange={(clients) => change({ clients })}
        />
        <Button
          variant="secondary"
          className="max-sm:shrink-0 max-sm:grow max-sm:px-2.5"
          onClick={onRefresh}
          aria-busy={isBusy}
        >
          <RefreshCw size={18} aria-hidden className={isBusy ? "animate-spin" : undefined} />
          {t("Refresh")}
        </Button>
      </PageHeader>
      <RangeDates firstDay={firstDay} />
    </>
  );
}
