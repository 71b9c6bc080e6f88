import * as z from "zod/mini";
import type { CallDatabase } from "../database-call.ts";
import { busyTimes } from "./busy-times.ts";
import { CalendarError, fetchCalendar, internet, type Network } from "./fetch-calendar.ts";

const dueSchema = z.array(
  z.object({
    id: z.string(),
    address: z.string(),
    /** Its owner's, for times that name no zone. */
    time_zone: z.string(),
  }),
);

type Due = z.infer<typeof dueSchema>[number];

async function readOne({ address, time_zone }: Due, network: Network, now: Date) {
  try {
    const text = await fetchCalendar(address, network);
    const { title, busy } = busyTimes(text, { timeZone: time_zone, now });
    return {
      title,
      busy: busy.map(({ start, end }) => ({
        starts_at: start.toISOString(),
        ends_at: end.toISOString(),
      })),
    };
  } catch (error) {
    return { failure: error instanceof CalendarError ? error.failure : "unreadable" };
  }
}

/** Reads the calendars that are due, and stores when they are busy or why they cannot be read. Returns how many. */
export async function readCalendars(call: CallDatabase, network = internet, now = new Date()) {
  const due = dueSchema.parse(await call("calendars_to_read", {}));
  await Promise.all(
    due.map(async (each) => {
      const answer = await readOne(each, network, now);
      await call("store_calendar", { subscription_id: each.id, answer });
    }),
  );
  return due.length;
}
