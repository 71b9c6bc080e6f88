import * as z from "zod/mini";
import { daysOffSchema, hoursSchema, type DemoHost } from "@/data/settings/schema";
import { checkHours } from "../hours-schema";

export const hostShape = z.object({
  is_active: z.boolean(),
  time_zone: z.string(),
  hours: z.array(hoursSchema),
  days_off: z.array(daysOffSchema),
});
export type HostValues = z.infer<typeof hostShape>;

export const hostValues = ({ is_active, time_zone, hours, days_off }: DemoHost): HostValues => ({
  is_active,
  time_zone,
  hours,
  days_off,
});

const MOST_DAYS = 366;

function daysOffError(first: string, last: string): string | null {
  if (first === "" || last === "") return "Enter the first and the last day.";
  if (last < first) return "Choose a last day that is not before the first.";
  return Date.parse(last) - Date.parse(first) >= MOST_DAYS * 24 * 60 * 60_000
    ? "Choose a year at most."
    : null;
}

type Context = Parameters<typeof checkHours>[2];

function checkDaysOff({ days_off }: HostValues, context: Context) {
  days_off.forEach(({ first_day, last_day }, nth) => {
    const isOverlapping = days_off.some(
      (other, before) => before < nth && first_day <= other.last_day && other.first_day <= last_day,
    );
    const error =
      daysOffError(first_day, last_day) ??
      (isOverlapping ? "These days overlap other days off." : null);
    if (error !== null) {
      context.addIssue({ code: "custom", path: ["days_off", nth, "last_day"], message: error });
    }
  });
}

/** Messages are English, for `t()` with how many minutes a demo takes as `count`. */
export const hostSchema = (demoMinutes: number) =>
  hostShape.check(
    z.superRefine((values, context) => {
      const message = "No demo fits in: one takes {{count}} minutes.";
      checkHours(values.hours, { minutes: demoMinutes, message }, context);
      checkDaysOff(values, context);
    }),
  );
