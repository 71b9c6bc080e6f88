import * as z from "zod/mini";
import { closedDaySchema, hoursSchema, type StoredCompanyHours } from "@/data/settings/schema";
import { presentWeek } from "@/lib/dates/office/business-clock";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { checkHours } from "./hours-schema";

export const SHORTEST_MINUTES = 15;

export const companyHoursShape = z.object({
  hours: z.array(hoursSchema),
  closed_days: z.array(closedDaySchema),
});
export type CompanyHoursValues = z.infer<typeof companyHoursShape>;

/** The current week and future closed days; the past does not change. */
export const companyHoursValues = (
  company: StoredCompanyHours,
  today: CalendarDay,
): CompanyHoursValues => ({
  hours: [...presentWeek(company)],
  closed_days: company.closed_days.filter(({ day }) => day >= today),
});

function dayError(day: string, before: CompanyHoursValues["closed_days"]): string | null {
  if (day === "") return "Choose the day.";
  return before.some((other) => other.day === day) ? "This day is listed already." : null;
}

function nameError(name: string): string | null {
  if (name.trim() === "") return "Say what is on that day.";
  return name.trim().length > 80 ? "Keep it to 80 characters." : null;
}

/** Messages are English, for `t()` with SHORTEST_MINUTES as `count`. */
export const companyHoursSchema = companyHoursShape.check(
  z.superRefine(({ hours, closed_days }, context) => {
    const add = (path: (string | number)[], message: string | null) => {
      if (message !== null) context.addIssue({ code: "custom", path, message });
    };
    checkHours(
      hours,
      { minutes: SHORTEST_MINUTES, message: "Enter {{count}} minutes or more." },
      context,
    );
    add(["hours"], hours.length === 0 ? "Enter hours for one day at least." : null);
    closed_days.forEach(({ day, name }, nth) => {
      add(["closed_days", nth, "day"], dayError(day, closed_days.slice(0, nth)));
      add(["closed_days", nth, "name"], nameError(name));
    });
  }),
);
