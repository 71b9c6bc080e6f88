import { useQuery } from "@tanstack/react-query";
import type { Calendar } from "@/data/calendar/queries";
import { peopleQuery } from "@/data/staff/queries";
import { hasRight } from "@/data/staff/staff-roles";

/** Class names of a person's color, which always stands beside their name or initials. */
const COLORS = [
  { border: "border-l-chart-1", background: "bg-chart-1" },
  { border: "border-l-chart-2", background: "bg-chart-2" },
  { border: "border-l-chart-3", background: "bg-chart-3" },
  { border: "border-l-chart-4", background: "bg-chart-4" },
  { border: "border-l-chart-5", background: "bg-chart-5" },
] as const;
const NOBODYS = { border: "border-l-field", background: "bg-field" } as const;

export type CalendarPerson = {
  id: string;
  name: string;
  color: (typeof COLORS)[number] | typeof NOBODYS;
};

/** The people with a calendar: those who work on leads or clients, and whoever has something in it. */
export function useColleagues(calendar: Calendar | undefined) {
  const { data = [] } = useQuery(peopleQuery());
  const busy = new Set([
    ...(calendar?.demos.map(({ host_id }) => host_id) ?? []),
    ...(calendar?.tasks.flatMap(({ task }) => task.assignee_id ?? []) ?? []),
    ...(calendar?.busy.map(({ staff_id }) => staff_id) ?? []),
  ]);
  // The color follows the place in the whole list, so that it stays from week to week.
  const all = data.map(
    ({ id, name, role, removed_at }, index): CalendarPerson & { isShown: boolean } => ({
      id,
      name,
      color: COLORS[index % COLORS.length] ?? NOBODYS,
      isShown: busy.has(id) || (removed_at === null && hasRight(role, "notes.write")),
    }),
  );
  const byId = new Map(all.map((person) => [person.id, person]));
  return {
    people: all.filter(({ isShown }) => isShown),
    colorOf: (id: string | null | undefined) => byId.get(id ?? "")?.color ?? NOBODYS,
    nameOf: (id: string) => byId.get(id)?.name ?? null,
  };
}

export type Colleagues = ReturnType<typeof useColleagues>;
