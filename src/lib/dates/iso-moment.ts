import { lightFormat } from "date-fns";

/** "2026-11-21T22:30:00-05:00": a moment in the reader's zone with its offset. */
export const isoMoment = (moment: Date): string =>
  lightFormat(moment, "yyyy-MM-dd'T'HH:mm:ss") + offsetFromUtc(moment);

/** "20261121T223000-0500": ISO 8601's basic format, which file names can contain. */
export const isoMomentBasic = (moment: Date): string =>
  isoMoment(moment)
    .replace(/^(\d+)-(\d+)-/, "$1$2")
    .replaceAll(":", "");

// By hand, because date-fns' version would add all its formats.
function offsetFromUtc(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
}
