import * as z from "zod/mini";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import { calendarFile, type CalendarEvent } from "@/lib/calendar/calendar-file";
import { hostEvent } from "@/lib/calendar/host-event";

const optionalText = z.nullable(z.string());

const calendarSchema = z.object({
  name: z.string(),
  demos: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      status: z.string(),
      /** ISO timestamps. */
      starts_at: z.string(),
      ends_at: z.string(),
      lead_id: z.string(),
      name: z.string(),
      business: optionalText,
      phone: optionalText,
      message: optionalText,
    }),
  ),
  tasks: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      title: z.string(),
      /** A calendar day. */
      due_on: z.string(),
      lead_id: optionalText,
      client_id: optionalText,
      about: optionalText,
    }),
  ),
});

type StaffCalendar = z.infer<typeof calendarSchema>;

const demoEvent = (demo: StaffCalendar["demos"][number], stamp: Date): CalendarEvent => ({
  ...hostEvent({ ...demo, leadId: demo.lead_id }),
  sequence: demo.version - 1,
  status: "CONFIRMED",
  start: new Date(demo.starts_at),
  end: new Date(demo.ends_at),
  stamp,
});

const taskEvent = (task: StaffCalendar["tasks"][number], stamp: Date): CalendarEvent => ({
  uid: `task-${task.id}`,
  sequence: task.version - 1,
  status: "CONFIRMED",
  day: task.due_on,
  title: task.about === null ? task.title : `${task.title} (${task.about})`,
  description: "",
  url:
    env.siteUrl +
    (task.client_id === null ? paths.crmLead(task.lead_id ?? "") : paths.crmClient(task.client_id)),
  stamp,
});

/** Renders the answer of `calendar_of_key()` as an iCalendar feed. Throws for an unexpected answer. */
export function staffCalendar(answer: unknown, stamp: Date): string {
  const { name, demos, tasks } = calendarSchema.parse(answer);
  return calendarFile(
    [
      ...demos.map((demo) => demoEvent(demo, stamp)),
      ...tasks.map((task) => taskEvent(task, stamp)),
    ],
    `${site.brand}: ${name}`,
  );
}
