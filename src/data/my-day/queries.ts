import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { agendaDemoSchema } from "@/data/bookings/schema";
import { leadSchema } from "@/data/leads/schema";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { cachePatch, type CachePatch } from "@/data/records/mutations";
import { taskSchema } from "@/data/tasks/schema";
import { ticketSchema } from "@/data/tickets/schema";

export const DAY_PARTS = ["overdue", "today", "week"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const itemSchema = z.discriminatedUnion("kind", [
  /** `about` is the name of its client or lead. */
  z.object({ kind: z.literal("task"), task: taskSchema, about: z.string() }),
  /** A booked demo. */
  z.object({ kind: z.literal("demo"), demo: agendaDemoSchema }),
  /** A lead that waits for a first answer, or wrote again. `tried_at` is the last call that nobody answered. */
  z.object({
    kind: z.literal("answer"),
    lead: leadSchema,
    tried_at: z.nullable(z.string()),
  }),
  /** A ticket whose clock runs. */
  z.object({ kind: z.literal("ticket"), ticket: ticketSchema }),
]);
export type DayItem = z.infer<typeof itemSchema>;
export type ItemOf<Kind extends DayItem["kind"]> = Extract<DayItem, { kind: Kind }>;

const partSchema = z.object({
  rows: z.array(itemSchema),
  /** There are more, which come up as these are worked off. */
  has_more: z.boolean(),
});

const daySchema = z.object({
  /** The office's today, and the last day that is listed. */
  day: z.string(),
  last_day: z.string(),
  parts: z.object({ overdue: partSchema, today: partSchema, week: partSchema }),
});
export type MyDay = z.infer<typeof daySchema>;

/** One's own work, including what nobody has taken yet, or everybody's. */
export const myDayQuery = ({ isTeams }: { isTeams: boolean }) =>
  queryOptions({
    queryKey: [...crmKeys.day, isTeams],
    queryFn: ({ signal }) => callFunction("my_day", { of_team: isTeams }, daySchema, signal),
  });

/** The number of one's own items that are overdue or due today. */
export const myDayCountQuery = () =>
  queryOptions({
    queryKey: [...crmKeys.counts, "day"],
    queryFn: ({ signal }) => callFunction("my_day_count", {}, z.number(), signal),
  });

/** The id of the item's record. */
export function itemId(item: DayItem): string {
  if (item.kind === "task") return item.task.id;
  if (item.kind === "demo") return item.demo.id;
  return item.kind === "answer" ? item.lead.id : item.ticket.id;
}

/** Takes an item off the lists until its write is stored, or puts it back. */
export function withoutItem(item: DayItem, queryKey: readonly unknown[]): CachePatch {
  const isIt = (other: DayItem) => itemId(other) === itemId(item);
  let place: { part: DayPart; index: number } | null = null;
  const changed = (day: MyDay, change: (rows: DayItem[], part: DayPart) => DayItem[]): MyDay => ({
    ...day,
    parts: {
      overdue: { ...day.parts.overdue, rows: change(day.parts.overdue.rows, "overdue") },
      today: { ...day.parts.today, rows: change(day.parts.today.rows, "today") },
      week: { ...day.parts.week, rows: change(day.parts.week.rows, "week") },
    },
  });
  return cachePatch<MyDay>(
    queryKey,
    (day) =>
      changed(day, (rows, part) => {
        const index = rows.findIndex(isIt);
        if (index === -1) return rows;
        place = { part, index };
        return rows.toSpliced(index, 1);
      }),
    (day) =>
      changed(day, (rows, part) =>
        place?.part !== part || rows.some(isIt) ? rows : rows.toSpliced(place.index, 0, item),
      ),
  );
}
