import type { OpenHours } from "@/lib/dates/office/business-clock";

type Context = {
  addIssue: (issue: { code: "custom"; path: (string | number)[]; message: string }) => void;
};

/** The minimum length of a span, and its error. English, for `t()` with the minutes as `count`. */
type Shortest = { minutes: number; message: string };

const minutesOf = (time: string): number => {
  const [hours = NaN, minutes = NaN] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

function spanError({ opens_at, closes_at }: OpenHours, shortest: Shortest): string | null {
  const length = minutesOf(closes_at) - minutesOf(opens_at);
  if (Number.isNaN(length)) return "Enter from when until when.";
  if (length <= 0) return "Choose an end after the beginning.";
  return length < shortest.minutes ? shortest.message : null;
}

/** Adds errors of weekly hours at the end of each span. */
export function checkHours(hours: readonly OpenHours[], shortest: Shortest, context: Context) {
  hours.forEach((span, nth) => {
    const isOverlapping = hours.some(
      (other, before) =>
        before < nth &&
        other.weekday === span.weekday &&
        span.opens_at < other.closes_at &&
        other.opens_at < span.closes_at,
    );
    const error =
      spanError(span, shortest) ??
      (isOverlapping ? "These hours overlap others of the day." : null);
    if (error !== null) {
      context.addIssue({ code: "custom", path: ["hours", nth, "closes_at"], message: error });
    }
  });
}
