import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RECORD_ID } from "@/components/data-table/filters/filter-params";
import { ListHead } from "@/components/data-table/list-head";
import { rowKeys } from "@/components/data-table/row-keys";
import { ErrorNotice } from "@/components/error-notice";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import {
  DAY_PARTS,
  itemId,
  myDayQuery,
  type DayItem,
  type DayPart,
  type MyDay,
} from "@/data/my-day/queries";
import { isWriting } from "@/data/records/mutations";
import { useCrmRights, type CrmRights } from "@/data/staff/use-crm-rights";
import { useCloseRecord } from "@/features/crm/shared/closed-by-back";
import { SampleData } from "@/features/crm/shared/sample-mark";
import { useNow } from "@/hooks/use-now";
import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { DayRow } from "./day-row";
import { DaySection, DaySkeleton, NothingToDo } from "./day-section";
import { DayTools } from "./day-tools";
import { NewTaskDialog } from "./new-task-dialog";
import { canWorkOn, useDayChanges } from "./use-day-changes";
import { useDayCommands, type OpenMenu } from "./use-day-commands";
import { useDayFocus } from "./use-day-focus";

type DaySearch = {
  isTeams: boolean;
  /** The lead whose sheet is open. */
  lead: string | null;
};

const codec: UrlCodec<DaySearch, Partial<DaySearch>> = {
  parse: (params) => {
    const lead = params.get("lead");
    return {
      isTeams: params.get("whose") === "team",
      lead: lead !== null && RECORD_ID.test(lead) ? lead : null,
    };
  },
  write: ({ isTeams, lead }) => ({
    ...(isTeams !== undefined && { whose: isTeams ? "team" : null }),
    ...(lead !== undefined && { lead }),
  }),
};

const READ_EVERY_MS = 60_000;

type LeadSheetProps = {
  id: string | null;
  canWrite: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
};

type MyDayPageProps = {
  /** A lead over this page; the route has it from the leads. */
  LeadSheet: ComponentType<LeadSheetProps>;
};

export function MyDayPage({ LeadSheet }: MyDayPageProps) {
  const { t } = useTranslation();
  const rights = useCrmRights();
  const { state, change, hrefOf } = useUrlState(codec);
  const isTeams = state.isTeams || rights.member === null;
  const queryClient = useQueryClient();
  const answer = useQuery({
    ...myDayQuery({ isTeams }),
    refetchInterval: () => !isWriting(queryClient) && READ_EVERY_MS,
  });
  const [isAdding, setIsAdding] = useState(false);
  const canAdd = rights.writesNotes || rights.writesLeads;
  const onAdd = canAdd ? () => setIsAdding(true) : null;
  const setTeams = (next: boolean) => change({ isTeams: next }, { isReplacing: true });
  const onCloseLead = useCloseRecord(() => change({ lead: null }, { isReplacing: true }));
  return (
    <>
      <ListHead
        title={t("My day")}
        count={<DayCount day={answer.data} />}
        notice={<VisitorNotice rights={rights} />}
      >
        {rights.member !== null && (
          <ToggleGroup
            className="max-sm:flex-1"
            aria-label={t("Whose day")}
            value={isTeams ? "team" : "mine"}
            onValueChange={(whose) => setTeams(whose === "team")}
          >
            <ToggleGroupItem className="max-sm:px-2" value="mine">
              {t("Mine")}
            </ToggleGroupItem>
            <ToggleGroupItem className="whitespace-nowrap max-sm:px-2" value="team">
              {t("The team’s")}
            </ToggleGroupItem>
          </ToggleGroup>
        )}
        {onAdd && (
          <Button className="max-sm:flex-1" onClick={onAdd} aria-keyshortcuts="n">
            <Plus size={19} strokeWidth={2.2} aria-hidden />
            {t("New task")}
          </Button>
        )}
      </ListHead>
      <DayLists
        key={String(isTeams)}
        day={answer.data}
        failure={answer.error}
        isFetching={answer.isFetching}
        onRetry={() => void answer.refetch()}
        rights={rights}
        isTeams={isTeams}
        hrefOfLead={(id) => hrefOf({ lead: id })}
        onAdd={onAdd}
        onTeams={setTeams}
      />
      <LeadSheet
        id={state.lead}
        canWrite={rights.writesLeads}
        onClose={onCloseLead}
        onOpen={(lead) => change({ lead }, { isReplacing: true })}
      />
      <NewTaskDialog isOpen={isAdding} rights={rights} onClose={() => setIsAdding(false)} />
    </>
  );
}

function DayCount({ day }: { day: MyDay | undefined }) {
  const { t } = useTranslation();
  const numberOf = (part: DayPart) =>
    `${formatNumber(day?.parts[part].rows.length ?? 0)}${day?.parts[part].has_more ? "+" : ""}`;
  return (
    <>
      {day !== undefined && (
        <span>
          {t("{{today}} due today, {{overdue}} overdue.", {
            today: numberOf("today"),
            overdue: numberOf("overdue"),
          })}
        </span>
      )}{" "}
      <SampleData />
    </>
  );
}

function VisitorNotice({ rights }: { rights: CrmRights }) {
  const { t } = useTranslation();
  if (rights.readsClients) return null;
  return (
    <Alert variant="warning" className="mb-4">
      {rights.member === null ? (
        <>
          {t("This is the example team’s day, to look at. Staff see their own.")}{" "}
          <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
        </>
      ) : (
        t("Your role reads no clients and no leads, so only examples are shown.")
      )}
    </Alert>
  );
}

type DayListsProps = {
  day: MyDay | undefined;
  failure: unknown;
  isFetching: boolean;
  onRetry: () => void;
  rights: CrmRights;
  isTeams: boolean;
  hrefOfLead: (id: string) => string;
  onAdd: (() => void) | null;
  onTeams: (isTeams: boolean) => void;
};

function DayLists({ day, failure, isFetching, onRetry, ...lists }: DayListsProps) {
  const { t } = useTranslation();
  const { rights, isTeams, hrefOfLead, onAdd, onTeams } = lists;
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const changes = useDayChanges(isTeams);
  const { region, onFocus, onLeave } = useDayFocus(day !== undefined);
  const items = day === undefined ? [] : DAY_PARTS.flatMap((part) => day.parts[part].rows);
  useDayCommands({ items, rights, changes, isTeams, onTeams, onAdd, onMenu: setMenu });
  if (day === undefined && !failure) return <DaySkeleton />;
  const row = (item: DayItem, part: DayPart, today: string): ReactNode => (
    <DayRow
      item={item}
      part={part}
      today={today}
      now={now}
      isTeams={isTeams}
      hrefOfLead={hrefOfLead}
      onLeave={() => onLeave(itemId(item))}
    >
      {canWorkOn(item, rights) && (
        <DayTools
          item={item}
          now={now}
          changes={changes}
          menu={menu?.id === itemId(item) ? menu.of : null}
          onMenu={(of) => setMenu(of === null ? null : { id: itemId(item), of })}
        />
      )}
    </DayRow>
  );
  return (
    <div
      ref={region}
      tabIndex={-1}
      className="grid gap-7"
      data-records
      onFocus={onFocus}
      {...rowKeys}
    >
      {Boolean(failure) && (
        <ErrorNotice
          heading={t("The day could not be loaded")}
          body={
            day === undefined
              ? t("Nothing was changed. The reason: {{message}}.", { message: reasonOf(failure) })
              : t("Below it is as it was. The reason: {{message}}.", { message: reasonOf(failure) })
          }
          isRetrying={isFetching}
          onRetry={onRetry}
        />
      )}
      {day !== undefined && items.length === 0 && (
        <NothingToDo isTeams={isTeams} onAdd={onAdd} onTeams={onTeams} />
      )}
      {day !== undefined && items.length > 0 && (
        <>
          <DaySection part="overdue" heading={t("Overdue")} empty={null} day={day} row={row} />
          <DaySection
            part="today"
            heading={t("Today, {{day}}", { day: formatCalendarDay(day.day, "withWeekday") })}
            empty={t("Nothing more is due today.")}
            day={day}
            row={row}
          />
          <DaySection
            part="week"
            heading={t("This week, until {{day}}", {
              day: formatCalendarDay(day.last_day, "withWeekday"),
            })}
            empty={t("Nothing is due in the six days after.")}
            day={day}
            row={row}
          />
        </>
      )}
    </div>
  );
}
