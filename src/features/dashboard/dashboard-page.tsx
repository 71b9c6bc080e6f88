import { useEffect, useMemo } from "react";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { currentSource } from "@/data/dashboard/current-source";
import {
  CLIENT_FILTERS,
  TIME_RANGES,
  type DashboardSource,
} from "@/data/dashboard/dashboard-source";
import { PageHeader } from "@/components/page-header";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { dashboardKeys } from "@/data/dashboard/dashboard-queries";
import { crmKeys } from "@/data/records/crm-keys";
import { lateCode } from "@/hooks/late-code";
import { useNow } from "@/hooks/use-now";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatRelative } from "@/lib/dates/reader-time";
import { DashboardCommands } from "./dashboard-commands";
import { DashboardContext, useDashboard, type Dashboard } from "./dashboard-context";
import { useDashboardAddress } from "./dashboard-search";
import { PANELS } from "./panels";
import { useAsOf, useFiguresAsOf } from "./use-as-of";
import { clientFilterText, rangeText } from "./segment-labels";

const usePrintSheet = lateCode(() => import("./print/print-sheet"));

type DashboardPageProps = Pick<Dashboard, "TaskTools"> & { source?: DashboardSource };

export function DashboardPage({ source = currentSource, TaskTools }: DashboardPageProps) {
  const dashboard = useDashboardState(source, TaskTools);
  useRefreshAfterWrites(dashboard.refresh);
  return (
    <DashboardContext value={dashboard.value}>
      <DashboardCommands onRefresh={dashboard.refresh} />
      <DashboardHead onRefresh={dashboard.refresh} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
        {PANELS.map(({ id, Panel, size }) => (
          <Panel key={id} id={id} className={size} />
        ))}
      </div>
      <LatePrintSheet />
    </DashboardContext>
  );
}

function LatePrintSheet() {
  const { module } = usePrintSheet();
  return module && <module.PrintSheet />;
}

/** Reads the figures again once tasks were changed in their panel, or changed back by Undo. */
function useRefreshAfterWrites(refresh: () => void) {
  const writes = useQueryClient().getMutationCache();
  useEffect(
    () =>
      writes.subscribe((event) => {
        if (event.type !== "updated" || event.mutation.state.status !== "success") return;
        if (event.mutation.options.mutationKey?.[0] === crmKeys.all[0]) refresh();
      }),
    [writes, refresh],
  );
}

function useDashboardState(source: DashboardSource, TaskTools: Dashboard["TaskTools"]) {
  const { search, change, hrefOf } = useDashboardAddress();
  const { asOf, refresh } = useAsOf();
  const { range, clients } = search;
  const value: Dashboard = useMemo(
    () => ({ source, query: { range, clients, asOf }, search, change, hrefOf, TaskTools }),
    [source, range, clients, asOf, search, change, hrefOf, TaskTools],
  );
  return { value, refresh };
}

function DashboardHead({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation();
  const { source, query, search, change } = useDashboard();
  const isBusy = useIsFetching({ queryKey: dashboardKeys.all }) > 0;
  const figuresAsOf = useFiguresAsOf(query);
  const now = useNow() ?? query.asOf;
  return (
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
      <HeadSelect
        label={t("Time range")}
        options={TIME_RANGES}
        textOf={rangeText}
        value={search.range}
        onChange={(range) => change({ range })}
      />
      <HeadSelect
        label={t("Clients")}
        options={CLIENT_FILTERS}
        textOf={clientFilterText}
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
  );
}

type HeadSelectProps<Option extends string> = {
  label: string;
  options: readonly Option[];
  textOf: (option: Option) => string;
  value: Option;
  onChange: (option: Option | undefined) => void;
};

/** On a phone as wide as its longest option; on the narrowest ones the button is below. */
function HeadSelect<Option extends string>({
  label,
  options,
  textOf,
  value,
  onChange,
}: HeadSelectProps<Option>) {
  const { t } = useTranslation();
  return (
    <Field className="max-md:grow max-sm:shrink-0" label={label}>
      {(control) => (
        <Select
          {...control}
          className="w-auto max-lg:w-full max-sm:pr-7 max-sm:pl-2.5"
          value={value}
          onChange={({ target }) => onChange(options.find((option) => option === target.value))}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {t(textOf(option))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
