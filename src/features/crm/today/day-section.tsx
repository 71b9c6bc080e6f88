import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { itemId, type DayItem, type DayPart, type MyDay } from "@/data/my-day/queries";

type DaySectionProps = {
  part: DayPart;
  heading: string;
  /** Without it, nothing is shown while the part is empty. */
  empty: string | null;
  day: MyDay;
  row: (item: DayItem, part: DayPart, today: string) => ReactNode;
};

export function DaySection({ part, heading, empty, day, row }: DaySectionProps) {
  const { t } = useTranslation();
  const { rows, has_more: hasMore } = day.parts[part];
  if (rows.length === 0 && empty === null) return null;
  return (
    <section aria-labelledby={`day-${part}`}>
      <h2 className="mb-2 text-body/snug font-semibold" id={`day-${part}`}>
        {heading}
      </h2>
      <ul className="rounded-md border border-line bg-surface">
        {rows.map((item) => (
          <Fragment key={itemId(item)}>{row(item, part, day.day)}</Fragment>
        ))}
        {rows.length === 0 && <li className="px-4.5 py-4 text-muted">{empty}</li>}
      </ul>
      {hasMore && (
        <p className="mt-2 text-sm text-muted">
          {t("These are the first {{count}}. The next come up as you work them off.", {
            count: rows.length,
          })}
        </p>
      )}
    </section>
  );
}

type NothingToDoProps = {
  isTeams: boolean;
  /** Null without the right. */
  onAdd: (() => void) | null;
  onTeams: (isTeams: boolean) => void;
};

/** Says what would stand here, and leads on. */
export function NothingToDo({ isTeams, onAdd, onTeams }: NothingToDoProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading={t("Nothing is due this week")}
      body={
        isTeams
          ? t("Tasks, demos, first answers and tickets of everybody stand here by day.")
          : t(
              "Your tasks, demos, first answers and tickets stand here by day, and those that nobody has taken yet.",
            )
      }
    >
      <div className="flex flex-wrap gap-2.5">
        {!isTeams && (
          <Button variant="secondary" onClick={() => onTeams(true)}>
            {t("Show the team’s")}
          </Button>
        )}
        {onAdd && (
          <Button variant="secondary" onClick={onAdd}>
            {t("New task")}
          </Button>
        )}
      </div>
    </EmptyState>
  );
}

export function DaySkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("Loading the day")}</span>
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-16 w-full" />
      ))}
    </div>
  );
}
