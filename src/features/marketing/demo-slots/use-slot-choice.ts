import { useLayoutEffect, useState } from "react";
import type { FreeTime } from "@/data/bookings/demo-times";
import { site } from "@/content/company";
import { readerZone } from "@/lib/dates/reader-time";
import { dayIn, formatClock, zoneName } from "@/lib/dates/zoned-time";
import { storageKeys } from "@/lib/storage/storage";
import { readRecord, writeRecord } from "@/features/lead-form/stored-record";

/** Separate from the forms' drafts, because it outlasts sending. */
const ZONE = "timeZone";

function readChosenZone(): string | null {
  const zone = readRecord(storageKeys.leadDrafts)[ZONE];
  return typeof zone === "string" ? zone : null;
}

/** The chosen zone, or the visitor's own. */
export const readableZone = () => readChosenZone() ?? readerZone();

function keepChosenZone(zone: string): void {
  writeRecord(storageKeys.leadDrafts, { ...readRecord(storageKeys.leadDrafts), [ZONE]: zone });
}

type SlotDay = { key: string; slots: Date[] };

/** Groups slots by day in the visitor's zone. */
export function slotDays(slots: readonly Date[], timeZone: string): SlotDay[] {
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const key = dayIn(timeZone, slot);
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  return Array.from(days, ([key, daySlots]) => ({ key, slots: daySlots }));
}

const AMERICAN_ZONES = [
  site.phoneTimeZone,
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
];

export type SlotChoice = {
  /** Empty without free times. */
  days: SlotDay[];
  day: SlotDay | undefined;
  chooseDay: (key: string) => void;
  slot: Date | null;
  end: Date | null;
  /** A demo's length, as staff set it; null without times. */
  minutes: number | null;
  /** Any demo at these times needs confirmation. */
  isWish: boolean;
  chooseSlot: (slot: Date) => void;
  timeZone: string;
  timeZones: string[];
  chooseTimeZone: (timeZone: string) => void;
};

/**
 * A choice of a free time by day and time in the visitor's zone; null until they load. `chosen` is
 * an ISO time or empty. Initially the day of `near` is shown, if it has times.
 */
export function useSlotChoice(
  chosen: string,
  choose: (slot: string) => void,
  free: readonly FreeTime[] | null,
  near: Date | null = null,
) {
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [chosenZone, setChosenZone] = useState(readChosenZone);
  const chosenTime = free?.find(({ start }) => start.toISOString() === chosen);
  const isGone = free !== null && chosen !== "" && chosenTime === undefined;

  // Clears a drafted time that is no longer free. A later effect could clear a newer choice.
  useLayoutEffect(() => {
    if (isGone) choose("");
  }, [isGone, choose]);

  if (free === null) return null;
  const timeZones = readableZones();
  const timeZone =
    timeZones.find((zone) => zone === chosenZone) ?? timeZones[0] ?? site.phoneTimeZone;
  const slot = chosenTime?.start ?? null;
  const days = slotDays(
    free.map(({ start }) => start),
    timeZone,
  );
  const shown = slot ?? near;
  const openKey = openDay ?? (shown && dayIn(timeZone, shown));
  const day = days.find(({ key }) => key === openKey) ?? days[0];

  const choice: SlotChoice = {
    days,
    day,
    slot,
    end: chosenTime?.end ?? null,
    minutes: minutesOf(chosenTime ?? free[0]),
    isWish: free.some((time) => time.isWish),
    timeZone,
    timeZones,
    chooseSlot: (next) => {
      setOpenDay(dayIn(timeZone, next));
      choose(next.toISOString());
    },
    chooseDay: (key) => {
      setOpenDay(key);
      // Another day keeps the time, if it is free.
      const clock = slot && formatClock(slot, timeZone);
      const same = days
        .find((each) => each.key === key)
        ?.slots.find((each) => formatClock(each, timeZone) === clock);
      if (slot) choose(same?.toISOString() ?? "");
    },
    chooseTimeZone: (zone) => {
      setChosenZone(zone);
      keepChosenZone(zone);
      setOpenDay(slot && dayIn(zone, slot));
    },
  };
  return choice;
}

const minutesOf = (time: FreeTime | undefined) =>
  time === undefined ? null : Math.round((time.end.getTime() - time.start.getTime()) / 60_000);

/** The visitor's own zone first; one zone per name. */
function readableZones(): string[] {
  const own = readerZone();
  const names = new Set<string>();
  return [own, ...AMERICAN_ZONES].filter((zone) => {
    const isNew = !names.has(zoneName(zone));
    names.add(zoneName(zone));
    return isNew;
  });
}
