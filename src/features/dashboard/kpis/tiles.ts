import type { TFunction } from "i18next";
import {
  TICKET_PRIORITIES,
  type Change,
  type ComparedFigure,
  type DashboardQuery,
  type DashboardSource,
  type KpiSet,
  type TicketPriority,
  type TrendPoint,
} from "@/data/dashboard/dashboard-source";
import { isRecentDays, rangeDays } from "@/data/dashboard/range-days";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import type { CsvCell } from "@/lib/format/csv";
import {
  formatFigure,
  formatList,
  formatNumber,
  formatUsd,
  formatUsdFigure,
} from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { dealTerms } from "@/content/deal-terms";
import type { DashboardSearch } from "../dashboard-search";
import {
  againstDay,
  againstPeriod,
  againstRevenue,
  changeCell,
  lastDayText,
  NOT_KNOWN,
  priorDaysText,
  priorMonthText,
  sinceText,
  type Comparison,
} from "../panel/change";
import { listedDays, rentedThen, type CountedList } from "./counted-lists";
import { bucketsText, trendText } from "./trend-label";

/** The number of blocks that fit in the narrowest tile. */
export const MOST_BLOCKS = 12;

export type Segment = { name: string; count: number; color: string };

/** A sentence, or a change and what it is relative to, for a company of its own with the figure. */
export type TileNote = string | { change: Change; basis: string } | Comparison;

/** Where the figures come from, and of which days and clients. */
type Figures = { source: DashboardSource; query: DashboardQuery };

export type Tile = {
  figure: ComparedFigure | "openTickets" | "tasksDueToday";
  /** English, for `t()`. */
  label: string;
  /** Its name for the range, where the label would be wrong. */
  nameOf?: (t: TFunction, query: DashboardQuery) => string | null;
  meaning: (t: TFunction, source: DashboardSource) => string;
  value: (kpis: KpiSet) => string;
  note: (kpis: KpiSet, t: TFunction, figures: Figures) => TileNote;
  /** The note on paper, if another one. */
  printedNote?: (kpis: KpiSet, t: TFunction) => string;
  drawing: (kpis: KpiSet) => { line: number[] } | { blocks: Segment[] };
  drawingText: (kpis: KpiSet, t: TFunction) => string;
  /** The columns of the table view: figure, day, value, unit, change in percent, compared with. */
  rows: (kpis: KpiSet, t: TFunction, figures: Figures) => CsvCell[][];
  trendRows?: (kpis: KpiSet, t: TFunction) => CsvCell[][];
  /** Its link leads to a list, or to the support panel with these filters. */
  list?: CountedList;
  support?: Partial<DashboardSearch>;
};

type ComparedTile = Pick<Tile, "label" | "nameOf" | "meaning" | "list"> & {
  unit: (t: TFunction) => string;
  format: (value: number) => string;
  basis: (t: TFunction, query: DashboardQuery) => string;
  /** Names the period or day before, with its figure. */
  against: (t: TFunction, query: DashboardQuery, value: string) => string;
  trend: (t: TFunction, points: TrendPoint[]) => string;
};

function comparedTile(
  figure: ComparedFigure,
  { unit, format, basis, against, trend, ...tile }: ComparedTile,
): Tile {
  return {
    ...tile,
    figure,
    value: ({ [figure]: value }) => (value === null ? NOT_KNOWN : format(value)),
    note: ({ [figure]: now, changes, earlier: { [figure]: earlier } }, t, { source, query }) => {
      if (now === null) return t("Your role sees no leads");
      const change = changes[figure];
      if (source.isSample) return { change, basis: basis(t, query) };
      return { change, now, earlier, against: against(t, query, format(earlier)) };
    },
    drawing: ({ trends }) => ({ line: trends[figure].map(({ value }) => value) }),
    drawingText: ({ [figure]: value, trends }, t) =>
      value === null ? "" : trend(t, trends[figure]),
    rows: ({ [figure]: value, changes, earlier }, t, { source, query }) => [
      [
        tile.nameOf?.(t, query) ?? t(tile.label),
        rangeDays(query).last,
        value,
        unit(t),
        changeCell(changes[figure]),
        source.isSample ? basis(t, query) : against(t, query, format(earlier[figure])),
      ],
    ],
    trendRows: ({ trends }, t) => {
      const name = t("{{figure}}, trend", { figure: t(tile.label) });
      return trends[figure].map(({ day, value }) => [name, day, value, unit(t), "", ""]);
    },
  };
}

const countRows = (counts: [string, number][], unit: string, { query }: Figures) =>
  counts.map(([label, count]): CsvCell[] => [label, officeDay(query.asOf), count, unit, null, ""]);

const PRIORITY_COLORS: Record<TicketPriority, string> = {
  urgent: "var(--stop)",
  high: "var(--hold)",
  medium: "var(--chart-2)",
  low: "var(--field)",
};

const PRIORITY_COUNTS: Record<TicketPriority, string> = {
  urgent: "{{number}} urgent",
  high: "{{number}} high",
  medium: "{{number}} medium",
  low: "{{number}} low",
};

const PRIORITY_ROWS: Record<TicketPriority, string> = {
  urgent: "Open, urgent",
  high: "Open, high",
  medium: "Open, medium",
  low: "Open, low",
};

const urgentAndLate = ({ openTicketsByPriority, ticketsPastSla }: KpiSet, t: TFunction) =>
  t("{{urgent}} urgent, {{late}} past SLA", {
    urgent: formatNumber(openTicketsByPriority.urgent),
    late: formatNumber(ticketsPastSla),
  });

const overdueCount = ({ tasksOverdue }: KpiSet, t: TFunction) =>
  t("{{number}} overdue", { number: formatNumber(tasksOverdue) });

/** The key figures in their order, on the screen, as a table, in exports and on paper. */
export const TILES: readonly Tile[] = [
  comparedTile("currentMRR", {
    label: "Current MRR",
    nameOf: (t, query) => {
      const day = lastDayText(query);
      return day === null ? null : t("MRR on {{day}}", { day });
    },
    meaning: (t, { isSample }) =>
      t(
        isSample
          ? "What the active clients pay us each month as of now: {{price}} each, unless another price stands with the client. Earlier days are counted at the prices of today. One-off work is left out. The change is against as many days ago as the time range has."
          : "What the active clients pay us each month, as of now or of the last day of a time range that is over: {{price}} each, unless another price stands with the client. Earlier days are counted at the prices of today. One-off work is left out. The change is against the last day of the period before.",
        { price: formatUsd(dealTerms.priceUsdPerMonth) },
      ),
    unit: (t) => t("US dollars"),
    format: formatUsdFigure,
    basis: sinceText,
    against: againstDay,
    trend: (t, points) => trendText(t, points, formatUsd),
    list: { name: "clients", filters: rentedThen },
  }),
  comparedTile("monthlyRevenue", {
    label: "Monthly Revenue",
    nameOf: (t, { range }) => (isRecentDays(range) ? null : t("Revenue")),
    meaning: (t, { leavesOutOneOffWork = false }) =>
      leavesOutOneOffWork
        ? t(
            "What the clients’ plans come to: their prices on the 1st, in advance; a client who starts mid-month pays for the days left. The last 7, 30 or 90 days show this calendar month, against last month or, for 90 days, the month three months back. A month, quarter or year adds up its months so far. Between two dates, each month’s price is spread over the days that it pays for. Invoices and one-off work are not in it: nothing that keeps them is connected yet.",
          )
        : t(
            "What we invoiced this calendar month: subscriptions on the 1st, in advance; a client who starts mid-month pays for the days left; plus one-off work of the month before. The change is against last month, and for 90 days against the month three months back. Invoiced is not yet paid.",
          ),
    unit: (t) => t("US dollars"),
    format: formatUsdFigure,
    basis: priorMonthText,
    against: againstRevenue,
    trend: (t, points) => trendText(t, points, formatUsd),
    list: {
      name: "clients",
      filters: (query) => ({
        rented: isRecentDays(query.range) ? "this-month" : listedDays(query),
      }),
    },
  }),
  comparedTile("activeClients", {
    label: "Active Clients",
    nameOf: (t, query) => {
      const day = lastDayText(query);
      return day === null ? null : t("Clients on {{day}}", { day });
    },
    meaning: (t, { isSample }) =>
      t(
        isSample
          ? "Clients who rent a site as of now. Enterprise means 25 or more employees; everyone else is small business. The change is against as many days ago as the time range has."
          : "Clients who rent a site as of now, or on the last day of a time range that is over. Enterprise means 25 or more employees; everyone else is small business. The change is against the last day of the period before.",
      ),
    unit: (t) => t("clients"),
    format: formatFigure,
    basis: sinceText,
    against: againstDay,
    trend: (t, points) => trendText(t, points, formatNumber),
    list: {
      name: "clients",
      filters: (query, source): Record<string, string> =>
        source.isSample ? { statuses: "active" } : rentedThen(query, source),
    },
  }),
  comparedTile("newLeads", {
    label: "New Leads",
    meaning: (t, { isSample }) =>
      t(
        isSample
          ? "Businesses that asked us about a site in the last 7, 30 or 90 days, today included. The change is against as many days before that. The line counts them by stretches of days, so it may jump about."
          : "Businesses that asked us about a site within the time range. The change is against the month, quarter or year before, up to the same day of it while this one goes on, and otherwise against as many days before. The line counts them by stretches of days, so it may jump about.",
      ),
    unit: (t) => t("leads"),
    format: formatFigure,
    basis: priorDaysText,
    against: againstPeriod,
    trend: bucketsText,
    list: {
      name: "leads",
      filters: (query) => ({ layout: "list", came: listedDays(query) }),
    },
  }),
  {
    figure: "openTickets",
    label: "Open Tickets",
    nameOf: (t, query) => (lastDayText(query) === null ? null : t("Open Tickets now")),
    meaning: (t) =>
      t(
        "Every ticket not resolved, whoever it waits for and however old it is. Past SLA means over its target, counted in business hours (Monday to Friday, 9 am to 5 pm in New York) from when it was created, while nobody waits for the client: urgent {{urgent}} hours, high {{high}}, medium {{medium}}, low {{low}}. One block is one ticket, up to {{most}}: red urgent, orange high, yellow medium, gray low. Beyond that, one bar shows the shares.",
        { ...SLA_BUSINESS_HOURS, most: MOST_BLOCKS },
      ),
    value: ({ openTickets }) => formatFigure(openTickets),
    note: (kpis, t) => {
      if (kpis.openTickets === 0) return t("Nothing open");
      if (kpis.openTicketsByPriority.urgent === 0 && kpis.ticketsPastSla === 0)
        return t("None urgent or past SLA");
      return urgentAndLate(kpis, t);
    },
    printedNote: urgentAndLate,
    drawing: ({ openTicketsByPriority }) => ({
      blocks: TICKET_PRIORITIES.map((priority) => ({
        name: priority,
        count: openTicketsByPriority[priority],
        color: PRIORITY_COLORS[priority],
      })),
    }),
    drawingText: ({ openTicketsByPriority }, t) => {
      const present = TICKET_PRIORITIES.filter((priority) => openTicketsByPriority[priority] > 0);
      const counts = present.map((priority) =>
        t(PRIORITY_COUNTS[priority], { number: formatNumber(openTicketsByPriority[priority]) }),
      );
      return counts.length > 0 ? `${formatList(counts)}.` : "";
    },
    rows: ({ openTickets, openTicketsByPriority, ticketsPastSla }, t, figures) =>
      countRows(
        [
          [t("Open Tickets"), openTickets],
          ...TICKET_PRIORITIES.map((priority): [string, number] => [
            t(PRIORITY_ROWS[priority]),
            openTicketsByPriority[priority],
          ]),
          [t("Open, past SLA"), ticketsPastSla],
        ],
        t("tickets"),
        figures,
      ),
    list: { name: "tickets", filters: () => ({ statuses: "open,in-progress,waiting" }) },
  },
  {
    figure: "tasksDueToday",
    label: "Tasks Due Today",
    meaning: (t) =>
      t(
        "Tasks due today and not completed. Overdue ones were due before today; they are named beside it and not counted in it. Red blocks are overdue, green ones are due today.",
      ),
    value: ({ tasksDueToday }) => formatFigure(tasksDueToday),
    note: (kpis, t) => (kpis.tasksOverdue > 0 ? overdueCount(kpis, t) : t("None overdue")),
    printedNote: overdueCount,
    drawing: ({ tasksDueToday, tasksOverdue }) => ({
      blocks: [
        { name: "overdue", count: tasksOverdue, color: "var(--stop)" },
        { name: "today", count: tasksDueToday, color: "var(--chart-1)" },
      ],
    }),
    drawingText: () => "",
    rows: ({ tasksDueToday, tasksOverdue }, t, figures) =>
      countRows(
        [
          [t("Tasks Due Today"), tasksDueToday],
          [t("Tasks overdue"), tasksOverdue],
        ],
        t("tasks"),
        figures,
      ),
    support: { tab: "tasks", task: "today" },
  },
];
