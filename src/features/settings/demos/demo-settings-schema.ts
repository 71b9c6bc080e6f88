import * as z from "zod/mini";
import { closedDaySchema, type DemoSettings } from "@/data/settings/schema";
import { hoursFault } from "../hosts/host-schema";

/** What a draft of the form holds: texts, as they are typed. */
export const demoSettingsShape = z.object({
  minutes: z.string(),
  pause_minutes: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  closed_days: z.array(closedDaySchema),
});
export type DemoSettingsValues = z.infer<typeof demoSettingsShape>;

export const demoSettingsValues = (settings: DemoSettings): DemoSettingsValues => ({
  minutes: String(settings.minutes),
  pause_minutes: String(settings.pause_minutes),
  opens_at: settings.opens_at,
  closes_at: settings.closes_at,
  closed_days: settings.closed_days,
});

const isWithin = (text: string, least: number, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** Faults by the path of their field. English, for `t()` with the demo's minutes as `count`. */
function faultsOf(values: DemoSettingsValues): [(string | number)[], string | null][] {
  const { minutes, pause_minutes, opens_at, closes_at, closed_days } = values;
  const isLength = isWithin(minutes, 10, 120);
  return [
    [["minutes"], isLength ? null : "Enter 10 to 120 minutes."],
    [["pause_minutes"], isWithin(pause_minutes, 0, 120) ? null : "Enter 0 to 120 minutes."],
    [["closes_at"], hoursFault(opens_at, closes_at, isLength ? Number(minutes) : 0)],
    ...closed_days.flatMap(({ day, name }, nth): [(string | number)[], string | null][] => [
      [["closed_days", nth, "day"], dayFault(day, closed_days.slice(0, nth))],
      [["closed_days", nth, "name"], nameFault(name)],
    ]),
  ];
}

function dayFault(day: string, before: DemoSettingsValues["closed_days"]): string | null {
  if (day === "") return "Choose the day.";
  return before.some((other) => other.day === day) ? "This day is listed already." : null;
}

function nameFault(name: string): string | null {
  if (name.trim() === "") return "Say what is on that day.";
  return name.trim().length > 80 ? "Keep it to 80 characters." : null;
}

export const demoSettingsSchema = demoSettingsShape.check(
  z.superRefine((values, context) => {
    for (const [path, message] of faultsOf(values)) {
      if (message !== null) context.addIssue({ code: "custom", path, message });
    }
  }),
);
