import { dayIn } from "@/lib/dates/zoned-time";

export type SlotDay = { key: string; slots: Date[] };

/** Groups slots by day in the visitor's zone. */
export function slotDays(slots: readonly Date[], timeZone: string): SlotDay[] {
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const key = dayIn(timeZone, slot);
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  return Array.from(days, ([key, daySlots]) => ({ key, slots: daySlots }));
}
