import type { TFunction } from "i18next";
import { LifeBuoy, ListTodo } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";
import { useDashboard, type Dashboard } from "../dashboard-context";
import { NOT_KNOWN } from "../panel/change";
import type { PanelProps } from "../panel/panel";
import { PanelBody, type PanelQuery } from "../panel/panel-body";
import { PanelMenu } from "../panel/panel-menu";
import { SupportEmpty, SupportResult, SupportSkeleton } from "./support-states";
import { TaskList } from "./task-list";
import { TicketList } from "./ticket-list";
import { useTasks, useTickets } from "./use-support-lists";
import { Select } from "@/components/ui/select";
import { PRIORITY_FILTER, STATUS_FILTER, TASK_FILTER, type FilterOptions } from "./support-labels";

type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: FilterOptions<Value>;
  onChange: (value: Value) => void;
};

function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  const { t } = useTranslation();
  return (
    <Select
      className="w-auto min-w-0 @max-xl:flex-1"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {t(option.label)}
        </option>
      ))}
    </Select>
  );
}

function SupportFilters() {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  if (search.tab === "tasks") {
    return (
      <FilterSelect
        label={t("Task status")}
        value={search.task}
        options={TASK_FILTER}
        onChange={(task) => change({ task }, { isReplacing: true })}
      />
    );
  }
  return (
    <>
      <FilterSelect
        label={t("Ticket priority")}
        value={search.priority}
        options={PRIORITY_FILTER}
        onChange={(priority) => change({ priority }, { isReplacing: true })}
      />
      <FilterSelect
        label={t("Ticket status")}
        value={search.status}
        options={STATUS_FILTER}
        onChange={(status) => change({ status }, { isReplacing: true })}
      />
    </>
  );
}

const SUPPORT_PANEL_ID = "support-panel";

export function showSupportPanel() {
  const panel = document.getElementById(SUPPORT_PANEL_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: "nearest" });
}

const TABS = ["tickets", "tasks"] as const;

export const tabCommand = (t: TFunction, { search, change }: Dashboard): Command => {
  const isTickets = search.tab === "tickets";
  return {
    id: "dashboard-tab",
    label: isTickets ? t("Show tasks") : t("Show tickets"),
    group: t("View"),
    keywords: [t("support"), t("tab"), t("switch")],
    Icon: isTickets ? ListTodo : LifeBuoy,
    shortcut: "t",
    run: () => change({ tab: isTickets ? "tasks" : "tickets" }, { isReplacing: true }),
  };
};

export function SupportPanel({ className }: PanelProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { search, change } = useDashboard();
  const tickets = useTickets();
  const tasks = useTasks();
  const handleTab = (value: string) =>
    change({ tab: TABS.find((tab) => tab === value) }, { isReplacing: true });
  return (
    <Card
      className={cn("flex flex-col", className)}
      id={SUPPORT_PANEL_ID}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <Tabs className="@container" value={search.tab} onValueChange={handleTab}>
        <CardHeader className="@max-xl:relative @xl:flex-nowrap">
          <CardTitle id={headingId} className="sr-only">
            {t("Support & Tasks")}
          </CardTitle>
          <TabsList
            className="-my-3 -ml-3 flex-none self-stretch @max-xl:-mx-4.5 @max-xl:mb-0 @max-xl:flex-[1_0_100%] @max-xl:border-b @max-xl:border-line @max-xl:px-1.5"
            aria-labelledby={headingId}
          >
            <TabsTrigger className="min-h-15.5" value="tickets">
              {t("Tickets")} <Count {...tickets} />
            </TabsTrigger>
            <TabsTrigger className="min-h-15.5" value="tasks">
              {t("Tasks")} <Count {...tasks} />
            </TabsTrigger>
          </TabsList>
          <CardAction className="min-w-0 @max-xl:w-full @xl:flex-nowrap">
            <SupportFilters />
            <PanelMenu
              className="@max-xl:absolute @max-xl:top-2 @max-xl:right-4.5"
              {...(search.tab === "tasks" ? tasks.menu : tickets.menu)}
            />
          </CardAction>
        </CardHeader>
        <TabsContent value="tickets">
          <TicketsTab {...tickets} />
        </TabsContent>
        <TabsContent value="tasks">
          <TasksTab {...tasks} />
        </TabsContent>
      </Tabs>
    </Card>
  );
}

type CountProps = { count: number | undefined; hasEnded: boolean; query: { isError: boolean } };

/** The unfiltered number; a dash of the same height while unknown. */
function Count({ count, hasEnded, query }: CountProps) {
  const { t } = useTranslation();
  return (
    <span className="ml-1.5 inline-block min-w-7 rounded-xs bg-sunken px-1.5 py-0.5 text-center text-xs tabular-nums">
      {count === undefined ? (
        <span aria-hidden>{NOT_KNOWN}</span>
      ) : (
        <span>{formatNumber(count)}</span>
      )}
      {hasEnded && <span>{"+"}</span>}
      {query.isError && count === undefined && <span className="sr-only">{t("not loaded")}</span>}
    </span>
  );
}

function TicketsTab({ query, rows, result, clear, listKey, menu }: ReturnType<typeof useTickets>) {
  const { t } = useTranslation();
  const { query: dashboardQuery } = useDashboard();
  const now = useNow() ?? dashboardQuery.asOf;
  return (
    <TabBody title={t("Tickets")} query={query} result={result} order={menu.order} clear={clear}>
      {rows.length > 0 ? (
        <TicketList key={listKey} tickets={rows} now={now} />
      ) : (
        <SupportEmpty
          heading={clear ? t("No such ticket") : t("No open tickets")}
          body={
            clear
              ? t("None has this priority and this status.")
              : t("Everything is resolved, or the phone is off the hook.")
          }
          onClear={clear}
        />
      )}
    </TabBody>
  );
}

function TasksTab({ query, rows, result, clear, listKey, menu }: ReturnType<typeof useTasks>) {
  const { t } = useTranslation();
  const { query: dashboardQuery } = useDashboard();
  const now = useNow() ?? dashboardQuery.asOf;
  return (
    <TabBody title={t("Tasks")} query={query} result={result} order={menu.order} clear={clear}>
      {rows.length > 0 ? (
        <TaskList key={listKey} tasks={rows} now={now} />
      ) : (
        <SupportEmpty
          heading={clear ? t("No such task") : t("Nothing to do")}
          body={clear ? t("None has this status.") : t("Every task is completed. Sweep the shop.")}
          onClear={clear}
        />
      )}
    </TabBody>
  );
}

type TabBodyProps<Data> = {
  title: string;
  query: PanelQuery<Data>;
  result: string;
  order: string;
  clear: (() => void) | undefined;
  children: ReactNode;
};

function TabBody<Data>({ title, query, clear, children, ...result }: TabBodyProps<Data>) {
  return (
    <PanelBody
      failureClassName="min-h-99 content-start"
      title={title}
      query={query}
      skeleton={<SupportSkeleton />}
    >
      {() => (
        <>
          {children}
          <SupportResult {...result} onClear={clear} />
        </>
      )}
    </PanelBody>
  );
}
