import {
  CLIENT_FILTERS,
  TASK_STATUSES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type DashboardSource,
  type TimeRange,
} from "@/data/dashboard/dashboard-source";
import { hasBegun, isRecentDays, isTimeRange } from "@/data/dashboard/range-days";
import { useUrlState, type ParamChanges, type UrlCodec } from "@/hooks/use-url-state";
import type { Dashboard } from "./dashboard-context";
import { PANELS } from "./panels";

/** Allowed values of each parameter; the first is the default, also for an unknown value. */
const CHOICES = {
  clients: CLIENT_FILTERS,
  series: ["mrr", "revenue"],
  tab: ["tickets", "tasks"],
  priority: ["all", ...TICKET_PRIORITIES],
  status: ["unresolved", "all", ...TICKET_STATUSES],
  task: ["to-do", "today", "overdue", "all", ...TASK_STATUSES],
  expiring: ["365", "90", "60", "30", "rented", "undated"],
} as const satisfies Record<string, readonly string[]>;

type Choices = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

const DEFAULT_RANGE: TimeRange = "30d";

export type DashboardSearch = Choices & {
  range: TimeRange;
  /** Ids of the panels shown as tables. */
  tables: string[];
  /** Ids of the expanded provisioning jobs; null until somebody chose. */
  jobs: string[] | null;
};

const LONGEST_LIST = 2_000;

const listOf = (text: string) => text.slice(0, LONGEST_LIST).split(",").filter(Boolean);

function choiceOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value {
  return values.find((value) => value === text) ?? values[0];
}

export function parseDashboardSearch(params: URLSearchParams): DashboardSearch {
  const tables = listOf(params.get("tables") ?? "");
  const jobs = params.get("jobs");
  const range = params.get("range") ?? "";
  return {
    range: isTimeRange(range) ? range : DEFAULT_RANGE,
    clients: choiceOf(CHOICES.clients, params.get("clients")),
    series: choiceOf(CHOICES.series, params.get("series")),
    tab: choiceOf(CHOICES.tab, params.get("tab")),
    priority: choiceOf(CHOICES.priority, params.get("priority")),
    status: choiceOf(CHOICES.status, params.get("status")),
    task: choiceOf(CHOICES.task, params.get("task")),
    expiring: choiceOf(CHOICES.expiring, params.get("expiring")),
    tables: PANELS.filter(({ id, views }) => views && tables.includes(id)).map(({ id }) => id),
    jobs: jobs === null ? null : listOf(jobs),
  };
}

const isChoice = (name: string): name is keyof Choices => name in CHOICES;

const defaultOf = (name: string) =>
  name === "range" ? DEFAULT_RANGE : isChoice(name) ? CHOICES[name][0] : undefined;

/** Changes of the URL, without defaults. */
export function changesOf(change: Partial<DashboardSearch>): ParamChanges {
  const changes: ParamChanges = {};
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined) changes[name] = null;
    // An empty list differs from null, the default.
    else if (Array.isArray(value)) {
      changes[name] = value.length === 0 && name !== "jobs" ? null : value.join(",");
    } else changes[name] = value === defaultOf(name) ? null : value;
  }
  return changes;
}

const codec: UrlCodec<DashboardSearch, Partial<DashboardSearch>> = {
  parse: parseDashboardSearch,
  write: changesOf,
};

/** A range that the source does not offer, or that has not begun, is the default one. */
export function offeredRange(
  range: TimeRange,
  { firstDay }: DashboardSource,
  asOf: Date,
): TimeRange {
  if (isRecentDays(range)) return range;
  return firstDay !== undefined && hasBegun({ range, asOf }) ? range : DEFAULT_RANGE;
}

/** Reads and changes URL parameters, and creates links. */
export function useDashboardAddress(): Pick<Dashboard, "search" | "change" | "hrefOf"> {
  const { state: search, change, hrefOf } = useUrlState(codec);
  return { search, change, hrefOf };
}
