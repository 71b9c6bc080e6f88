import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import type { CalendarTask } from "@/data/calendar/queries";
import type { ReactNode } from "react";

type AllDayCellProps = {
  /** The name of a holiday or closed day. */
  closed: string | null;
  /** Names of the people who have the day off. */
  off: readonly string[];
  tasks: readonly CalendarTask[];
  /** The most tasks that are listed; the rest is on the day's own view. */
  most: number;
  hrefOfDay: string;
  renderTask: (item: CalendarTask) => ReactNode;
};

/** The holidays, days off and tasks of a day. */
export function AllDayCell({ closed, off, tasks, most, hrefOfDay, renderTask }: AllDayCellProps) {
  const { t } = useTranslation();
  const shown = tasks.length > most + 1 ? tasks.slice(0, most) : tasks;
  const hidden = tasks.length - shown.length;
  return (
    <div className="grid content-start gap-1 p-1">
      {closed !== null && (
        <p className="rounded-xs bg-draft-bg px-1.5 py-1 text-xs/tight font-semibold text-draft">
          {t("Closed: {{name}}", { name: t(closed) })}
        </p>
      )}
      {off.map((name) => (
        <p key={name} className="rounded-xs bg-sunken px-1.5 py-1 text-xs/tight text-muted">
          {t("{{name}} is off", { name })}
        </p>
      ))}
      {shown.length > 0 && (
        <ul className="grid gap-1">
          {shown.map((item) => (
            <li key={item.task.id} className="min-w-0">
              {renderTask(item)}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <TextLink className="px-1.5 text-xs" to={hrefOfDay}>
          {t("{{count}} more", { count: hidden, defaultValue_one: "1 more" })}
        </TextLink>
      )}
    </div>
  );
}
