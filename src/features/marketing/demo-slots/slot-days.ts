import { dayIn } from "@/lib/time/zoned-time";

export type SlotDay = { key: string; slots: Date[] };

/** The slots under the day they fall on where the visitor is, which may not be New York's. */
export function slotDays(slots: readonly Date[], timeZone: string): SlotDay[] {
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const key = dayIn(timeZone, slot);
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  return Array.from(days, ([key, daySlots]) => ({ key, slots: daySlots }));
}
