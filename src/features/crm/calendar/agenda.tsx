import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formatClock } from "@/lib/dates/zoned-time";
import { formatList } from "@/lib/format/format";
import { AllDayCell } from "./all-day-cell";
import type { DayContent } from "./calendar-days";
import { DemoItem } from "./demo-item";
import { momentOn } from "./free-times";
import { ZONE, type BusyBlock } from "./day-layout";
import { TaskItem } from "./task-item";
import type { ShownCalendar } from "./week-grid";

/** The days of the week below each other, where seven columns do not fit. */
export function Agenda(props: ShownCalendar) {
  const { days, today } = props;
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      {days.map((content) => (
        <section key={content.day} aria-labelledby={`agenda-${content.day}`}>
          <h2 className="mb-1.5 text-body/snug font-semibold" id={`agenda-${content.day}`}>
            <TextLink to={props.hrefOfDay(content.day)}>
              {formatCalendarDay(content.day, "withWeekday")}
            </TextLink>
            {content.day === today && (
              <span className="ml-2 text-sm font-normal text-muted">{t("Today")}</span>
            )}
          </h2>
          <AgendaDay content={content} {...props} />
        </section>
      ))}
    </div>
  );
}

function AgendaDay({ content, ...view }: ShownCalendar & { content: DayContent }) {
  const { t } = useTranslation();
  const { today, now, rights, colleagues, hrefOfLead } = view;
  const { demos, busy, tasks, closed, off } = content;
  const isEmpty = [demos, busy, tasks, off].every((list) => list.length === 0) && closed === null;
  return (
    <div className="rounded-md border border-line bg-surface p-1">
      {isEmpty && <p className="px-2 py-1.5 text-sm text-muted">{t("Nothing planned")}</p>}
      <AllDayCell
        {...content}
        most={100}
        hrefOfDay={view.hrefOfDay(content.day)}
        renderTask={(item) => (
          <TaskItem
            item={item}
            today={today}
            canWrite={rights.writesTask(item.task)}
            colleagues={colleagues}
            hrefOfLead={hrefOfLead}
          />
        )}
      />
      <ul className="grid gap-1 px-1">
        {demos.map(({ demo }) => (
          <li key={demo.id}>
            <DemoItem
              demo={demo}
              now={now}
              canWrite={rights.writesLeads}
              colleagues={colleagues}
              hrefOfLead={hrefOfLead}
              onMove={view.onMoveDemo}
              className="py-2 text-sm/tight"
            />
          </li>
        ))}
        {busy.map((block) => (
          <li key={block.from} className="px-1.5 py-1 text-sm text-muted">
            <BusyLine block={block} {...view} day={content.day} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BusyLineProps = Pick<ShownCalendar, "colleagues"> & { block: BusyBlock; day: string };

function BusyLine({ block, day, colleagues }: BusyLineProps) {
  const { t } = useTranslation();
  const clock = (minutes: number) => formatClock(momentOn(day, minutes), ZONE);
  return (
    <>
      <span className="tabular-nums">{`${clock(block.from)} – ${clock(block.to)}`}</span>{" "}
      <span>
        {t("{{names}} busy", {
          names: formatList(block.people.map((id) => colleagues.nameOf(id) ?? t("Somebody"))),
        })}
      </span>
    </>
  );
}
