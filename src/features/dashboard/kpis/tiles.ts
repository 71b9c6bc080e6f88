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
import { paths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import type { DashboardSearch } from "../dashboard-search";
import { changeCell, NOT_KNOWN, priorDaysText, priorMonthText, sinceText } from "../panel/change";
import { bucketsText, trendText } from "./trend-label";

/** The number of blocks that fit in the narrowest tile. */
export const MOST_BLOCKS = 12;

export type Segment = { name: string; count: number; color: string };

/** A sentence, or a change and what it is relative to. */
export type TileNote = string | { change: Change; basis: string };

/** The list that a figure was counted from, and the URL filters that count the same. */
type CountedList = {
  name: "clients" | "leads" | "tickets";
  filters: (query: DashboardQuery, source: DashboardSource) => Record<string, string>;
  /** The specification names the tiles of the demo that lead to a list. */
  isLiveOnly?: true;
};

export type Tile = {
  figure: ComparedFigure | "openTickets" | "tasksDueToday";
  /** English, for `t()`. */
  label: string;
  meaning: (t: TFunction, source: DashboardSource) => string;
  value: (kpis: KpiSet) => string;
  note: (kpis: KpiSet, t: TFunction, query: DashboardQuery) => TileNote;
  /** The note on paper, if another one. */
  printedNote?: (kpis: KpiSet, t: TFunction) => string;
  drawing: (kpis: KpiSet) => { line: number[] } | { blocks: Segment[] };
  drawingText: (kpis: KpiSet, t: TFunction) => string;
  /** The columns of the table view: figure, day, value, unit, change in percent, compared with. */
  rows: (kpis: KpiSet, t: TFunction, query: DashboardQuery) => CsvCell[][];
  trendRows?: (kpis: KpiSet, t: TFunction) => CsvCell[][];
  /** Its link leads to a list, or to the support panel with these filters. */
  list?: CountedList;
  support?: Partial<DashboardSearch>;
};

type ComparedTile = Pick<Tile, "label" | "meaning" | "list"> & {
  unit: (t: TFunction) => string;
  format: (value: number) => string;
  basis: (t: TFunction, query: DashboardQuery) => string;
  trend: (t: TFunction, points: TrendPoint[]) => string;
};

function comparedTile(
  figure: ComparedFigure,
  { unit, format, basis, trend, ...tile }: ComparedTile,
): Tile {
  return {
    ...tile,
    figure,
    value: ({ [figure]: value }) => (value === null ? NOT_KNOWN : format(value)),
    note: ({ [figure]: value, changes }, t, query) =>
      value === null
        ? t("Your role sees no leads")
        : { change: changes[figure], basis: basis(t, query) },
    drawing: ({ trends }) => ({ line: trends[figure].map(({ value }) => value) }),
    drawingText: ({ [figure]: value, trends }, t) =>
      value === null ? "" : trend(t, trends[figure]),
    rows: ({ [figure]: value, changes }, t, query) => [
      [
        t(tile.label),
        officeDay(query.asOf),
        value,
        unit(t),
        changeCell(changes[figure]),
        basis(t, query),
      ],
    ],
    trendRows: ({ trends }, t) => {
      const name = t("{{figure}}, trend", { figure: t(tile.label) });
      return trends[figure].map(({ day, value }) => [name, day, value, unit(t), "", ""]);
    },
  };
}

const countRows = (counts: [string, number][], unit: string, { asOf }: DashboardQuery) =>
  counts.map(([label, count]): CsvCell[] => [label, officeDay(asOf), count, unit, null, ""]);

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
    meaning: (t) =>
      t(
        "What the active clients pay us each month as of now: {{price}} each, unless another price stands with the client. Earlier days are counted at the prices of today. One-off work is left out. The change is against as many days ago as the time range has.",
        { price: formatUsd(dealTerms.priceUsdPerMonth) },
      ),
    unit: (t) => t("US dollars"),
    format: formatUsdFigure,
    basis: sinceText,
    trend: (t, points) => trendText(t, points, formatUsd),
    list: { name: "clients", filters: () => ({ rented: "now" }), isLiveOnly: true },
  }),
  comparedTile("monthlyRevenue", {
    label: "Monthly Revenue",
    meaning: (t, { leavesOutOneOffWork = false }) =>
      leavesOutOneOffWork
        ? t(
            "What the clients’ plans come to this calendar month: their prices on the 1st, in advance; a client who starts mid-month pays for the days left. Invoices and one-off work are not in it: nothing that keeps them is connected yet. The change is against last month, and for 90 days against the month three months back.",
          )
        : t(
            "What we invoiced this calendar month: subscriptions on the 1st, in advance; a client who starts mid-month pays for the days left; plus one-off work of the month before. The change is against last month, and for 90 days against the month three months back. Invoiced is not yet paid.",
          ),
    unit: (t) => t("US dollars"),
    format: formatUsdFigure,
    basis: priorMonthText,
    trend: (t, points) => trendText(t, points, formatUsd),
    list: { name: "clients", filters: () => ({ rented: "this-month" }), isLiveOnly: true },
  }),
  comparedTile("activeClients", {
    label: "Active Clients",
    meaning: (t) =>
      t(
        "Clients who rent a site as of now. Enterprise means 25 or more employees; everyone else is small business. The change is against as many days ago as the time range has.",
      ),
    unit: (t) => t("clients"),
    format: formatFigure,
    basis: sinceText,
    trend: (t, points) => trendText(t, points, formatNumber),
    list: {
      name: "clients",
      filters: (_query, { isSample }): Record<string, string> =>
        isSample ? { statuses: "active" } : { rented: "now" },
    },
  }),
  comparedTile("newLeads", {
    label: "New Leads",
    meaning: (t) =>
      t(
        "Businesses that asked us about a site in the last 7, 30 or 90 days, today included. The change is against as many days before that. The line counts them by stretches of days, so it may jump about.",
      ),
    unit: (t) => t("leads"),
    format: formatFigure,
    basis: priorDaysText,
    trend: bucketsText,
    list: { name: "leads", filters: ({ range }) => ({ layout: "list", came: range }) },
  }),
  {
    figure: "openTickets",
    label: "Open Tickets",
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
    rows: ({ openTickets, openTicketsByPriority, ticketsPastSla }, t, query) =>
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
        query,
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
    rows: ({ tasksDueToday, tasksOverdue }, t, query) =>
      countRows(
        [
          [t("Tasks Due Today"), tasksDueToday],
          [t("Tasks overdue"), tasksOverdue],
        ],
        t("tasks"),
        query,
      ),
    support: { tab: "tasks", task: "today" },
  },
];

export function listPath(
  { name, filters, isLiveOnly }: CountedList,
  query: DashboardQuery,
  source: DashboardSource,
): string | undefined {
  const { isSample } = source;
  if (isSample && isLiveOnly) return undefined;
  return paths.crmFiltered(name, {
    ...filters(query, source),
    ...(query.clients !== "all" && { plans: query.clients }),
    // The demo's figures count samples only, but its lists may hold real rows.
    ...(isSample && { samples: "yes" }),
  });
}
