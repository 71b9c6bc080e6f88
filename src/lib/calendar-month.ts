/** A month without a day: "2026-11". */
export type CalendarMonth = string;

/** The month `months` before the one it is at `moment` where the reader is. */
export function monthsBefore(moment: Date, months: number): CalendarMonth {
  const first = new Date(Date.UTC(moment.getFullYear(), moment.getMonth() - months, 1));
  return first.toISOString().slice(0, 7);
}
