import { zoneName } from "@/lib/dates/zoned-time";

const OF_THE_STATES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

/** "New York" of "America/New_York". */
const cityOf = (zone: string) => zone.replace(/^.*\//, "").replaceAll("_", " ");

/** "Eastern Time (New York)". */
export const zoneLabel = (zone: string) => `${zoneName(zone)} (${cityOf(zone)})`;

/** US zones first, then all others that the browser knows, and the chosen one. */
export function timeZoneChoices(chosen: string) {
  const others = new Set([...Intl.supportedValuesOf("timeZone"), chosen]);
  OF_THE_STATES.forEach((zone) => others.delete(zone));
  return { ofTheStates: OF_THE_STATES, others: [...others].filter(Boolean).toSorted() };
}
