import {
  CalendarClock,
  LifeBuoy,
  ListTodo,
  MessageCircleReply,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import { itemId, type DayItem, type DayPart, type ItemOf } from "@/data/my-day/queries";
import { tradeLabel } from "@/data/records/trade-choices";
import { CLOSED_BY_BACK } from "@/features/crm/shared/closed-by-back";
import { priorityBadges } from "@/features/crm/shared/crm-labels";
import { hostCalls, isToSettle, startOf, theirTime } from "@/features/crm/shared/demo/demo-labels";
import { dayLabel, leadName, placeLabel } from "@/features/crm/shared/lead-labels";
import { responseClock } from "@/features/crm/shared/clocks/response-clock";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { clockLabel } from "@/features/crm/shared/clocks/ticket-clock";
import { useBusinessClock } from "@/data/settings/use-company-hours";
import { cn } from "@/lib/cn";
import { readerZoneName } from "@/lib/dates/demo-time";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import {
  formatMoment,
  formatRecent,
  formatTime,
  readerDay,
  readerZone,
} from "@/lib/dates/reader-time";
import { formatShortDay } from "@/lib/dates/zoned-time";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";

/** English, for `t()`. */
const KINDS: Record<DayItem["kind"], { label: string; Icon: LucideIcon }> = {
  task: { label: "Task", Icon: ListTodo },
  demo: { label: "Demo", Icon: CalendarClock },
  answer: { label: "First answer", Icon: MessageCircleReply },
  ticket: { label: "Ticket", Icon: LifeBuoy },
};

export type DayRowProps = {
  item: DayItem;
  part: DayPart;
  /** The office's day that the list was read on. */
  today: CalendarDay;
  now: Date;
  /** Shows who has it. */
  isTeams: boolean;
  /** The address of a lead's sheet over this page. */
  hrefOfLead: (id: string) => string;
  /** Called when a link leads away from the row. */
  onLeave: () => void;
};

export function DayRow({ children, ...row }: DayRowProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const { item, hrefOfLead, onLeave } = row;
  const { label, Icon } = KINDS[item.kind];
  const { title, to, isSample } = headOf(item, hrefOfLead);
  return (
    <Item
      className="flex-wrap items-start pointer-coarse:py-3.5"
      data-row={itemId(item)}
      data-kind={item.kind}
    >
      <span className="mt-0.5 flex-none text-muted" title={t(label)}>
        <Icon size={19} aria-hidden />
        <span className="sr-only">{t(label)}</span>
      </span>
      <ItemContent className="basis-56">
        <ItemTitle className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <Link
            className="underline-offset-3 hover:underline"
            data-row-link
            to={to}
            state={CLOSED_BY_BACK}
            preventScrollReset={to.startsWith("?")}
            onClick={onLeave}
          >
            {title}
          </Link>
          <RealMark isSample={isSample} />
        </ItemTitle>
        <ItemDescription className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          <When {...row} />
          <About {...row} />
        </ItemDescription>
      </ItemContent>
      <div className="flex flex-wrap items-center justify-end gap-1.5 self-center max-sm:basis-full">
        {children}
      </div>
    </Item>
  );
}

function headOf(item: DayItem, hrefOfLead: (id: string) => string) {
  if (item.kind === "task") {
    const { title, client_id, lead_id, is_sample } = item.task;
    const to = client_id === null ? hrefOfLead(lead_id ?? "") : paths.crmClient(client_id);
    return { title, to, isSample: is_sample };
  }
  if (item.kind === "demo") {
    const { lead, is_sample } = item.demo;
    return { title: leadName(lead), to: hrefOfLead(lead.id), isSample: is_sample };
  }
  if (item.kind === "answer") {
    const { lead } = item;
    return { title: leadName(lead), to: hrefOfLead(lead.id), isSample: lead.is_sample };
  }
  const { id, subject, is_sample } = item.ticket;
  return { title: subject, to: paths.crmTicket(id), isSample: is_sample };
}

/** When it is due; red once it is late. */
function When({ item, part, today, now }: DayRowProps) {
  const { t } = useTranslation();
  const clock = useBusinessClock();
  if (item.kind === "task") {
    const { due_on: day } = item.task;
    if (part === "today") return null;
    return part === "overdue" ? (
      <Due isLate>{t("was due {{day}}", { day: dayLabel(t, day, today) })}</Due>
    ) : (
      <Due>{t("due {{day}}", { day: dayLabel(t, day, today) })}</Due>
    );
  }
  if (item.kind === "demo") return <DemoTime item={item} part={part} now={now} />;
  if (item.kind === "ticket") {
    const isLate = item.ticket.sla_status === "overdue";
    return <Due isLate={isLate}>{clockLabel(item.ticket, now, clock, t)}</Due>;
  }
  return <AnswerDue item={item} now={now} />;
}

type AnswerDueProps = Pick<DayRowProps, "now"> & { item: ItemOf<"answer"> };

function AnswerDue({ item: { lead, tried_at }, now }: AnswerDueProps) {
  const { t } = useTranslation();
  const clock = useBusinessClock();
  const again = parseTimestamp(lead.wrote_again_at);
  const tried = parseTimestamp(tried_at);
  const waiting = responseClock(t, lead, now, clock);
  return (
    <>
      {again === null ? (
        waiting && <Due isLate={waiting.isOverdue}>{waiting.label}</Due>
      ) : (
        <Due isLate>{t("Wrote again, {{moment}}", { moment: formatMoment(again, now) })}</Due>
      )}
      {tried !== null && (
        <span>{t("called {{time}}, no answer", { time: formatRecent(tried, now) })}</span>
      )}
    </>
  );
}

function Due({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return (
    <span
      className={cn(
        "inline-block font-semibold first-letter:uppercase",
        isLate ? "text-stop" : "text-text",
      )}
    >
      {children}
    </span>
  );
}

/** In the reader's zone, with the day where the heading does not have it. */
function DemoTime({ item: { demo }, part, now }: DemoTimeProps) {
  const { t } = useTranslation();
  const start = startOf(demo);
  const zone = readerZoneName(start);
  const isOtherDay = part !== "today" || readerDay(start) !== readerDay(now);
  return (
    <Due isLate={isToSettle(demo, now)}>
      {formatList([
        isOtherDay ? formatShortDay(start, readerZone()) : null,
        zone === null
          ? formatTime(start)
          : t("{{time}} {{zone}}", { time: formatTime(start), zone }),
      ])}
    </Due>
  );
}

type DemoTimeProps = Pick<DayRowProps, "part" | "now"> & {
  item: Extract<DayItem, { kind: "demo" }>;
};

function About({ item, now, isTeams }: DayRowProps) {
  const { t } = useTranslation();
  if (item.kind === "task") {
    const { type, assignee } = item.task;
    return (
      <>
        <span>{item.about}</span>
        <span>{t(type)}</span>
        {(isTeams || assignee === null) && <Person name={assignee?.name} />}
      </>
    );
  }
  if (item.kind === "ticket") {
    const { number, client, priority, assignee } = item.ticket;
    const { label, variant } = priorityBadges[priority];
    return (
      <>
        <span>{`#${number}`}</span>
        <span>{client.business}</span>
        {(priority === "urgent" || priority === "high") && (
          <Badge variant={variant} className="py-1">
            {t(label)}
          </Badge>
        )}
        {(isTeams || assignee === null) && <Person name={assignee?.name} />}
      </>
    );
  }
  const lead = item.kind === "demo" ? item.demo.lead : item.lead;
  const trade = tradeLabel(lead.trade);
  const facts = [
    leadName(lead) === lead.name ? null : lead.name,
    trade === null ? null : t(trade),
    placeLabel(lead.town, lead.region),
  ];
  return (
    <>
      <span>{formatList(facts)}</span>
      {lead.phone !== null && (
        <TextLink
          className="relative tabular-nums after:absolute after:inset-x-0 after:-inset-y-3"
          to={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}
        >
          <span className="sr-only">{t("Call")}</span> {lead.phone}
        </TextLink>
      )}
      {item.kind === "demo" ? (
        <span>{formatList([hostCalls(item.demo, now, t), theirTime(item.demo, t)])}</span>
      ) : (
        (isTeams || item.lead.owner === null) && <Person name={item.lead.owner?.name} />
      )}
      {item.kind === "demo" && item.demo.lead.message?.trim() && (
        <span className="line-clamp-2 max-w-[70ch] basis-full whitespace-pre-line">
          {item.demo.lead.message}
        </span>
      )}
    </>
  );
}

function Person({ name }: { name: string | undefined }) {
  const { t } = useTranslation();
  return name === undefined ? (
    <Badge variant="mark">{t("Nobody has it")}</Badge>
  ) : (
    <span>{name}</span>
  );
}
