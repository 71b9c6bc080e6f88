import type { Command } from "./command";
import { findCommands, scoreOf } from "./find-commands";
import type { FoundItem, RecordAnswer } from "./found-records";

/** A line of the palette: a command, a record, or what can be done with a record. */
export type PaletteEntry = Pick<Command, "label" | "Icon" | "shortcut" | "run"> & {
  value: string;
  isDisabled: boolean;
  record: FoundItem | null;
};

/** Commands and records may have the same heading. */
export type PaletteSection = { key: string; heading: string; entries: PaletteEntry[] };

/** From this score on, a command is what was meant, and stands before the records. */
const MEANT = 0.85;

const recordEntry = (record: FoundItem, isDisabled: boolean): PaletteEntry => ({
  value: `record ${record.id}`,
  label: record.title,
  Icon: record.Icon,
  run: record.run,
  isDisabled,
  record,
});

export const actionEntries = (record: FoundItem, isDisabled = false): PaletteEntry[] =>
  record.actions.map(({ id, label, Icon, run }) => ({
    value: `record ${record.id} ${id}`,
    label,
    Icon,
    run,
    isDisabled,
    record: null,
  }));

export const isReading = (answer: RecordAnswer, typed: string): boolean =>
  answer.typed !== typed || answer.state === "reading";

/**
 * Commands that are meant, then records with the best one's actions, then other commands. While records
 * are read, older ones cannot be opened, and no other command takes their place.
 */
export function paletteSections(
  commands: Command[],
  answer: RecordAnswer,
  typed: string,
  actionsHeading: string,
): PaletteSection[] {
  const isOld = isReading(answer, typed);
  const meant: PaletteSection[] = [];
  const others: PaletteSection[] = [];
  for (const { heading, commands: members } of findCommands(commands, typed)) {
    const isMeant = typed !== "" && members.some((command) => scoreOf(command, typed) >= MEANT);
    const entries = members.map((command) => ({
      ...command,
      value: command.id,
      isDisabled: command.isDisabled === true || (isOld && !isMeant),
      record: null,
    }));
    (isMeant ? meant : others).push({ key: `commands ${heading}`, heading, entries });
  }
  const records = answer.groups.map(({ heading, items }) => ({
    key: `records ${heading}`,
    heading,
    entries: items.map((item) => recordEntry(item, isOld)),
  }));
  const best = answer.typed === "" ? undefined : answer.groups[0]?.items[0];
  if (best !== undefined && best.actions.length > 0) {
    const entries = actionEntries(best, isOld);
    records.push({ key: "actions", heading: actionsHeading, entries });
  }
  return [...meant, ...records, ...others];
}
