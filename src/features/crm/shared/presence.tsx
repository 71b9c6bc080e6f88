import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "@/components/ui/avatar";
import {
  leaveRecord,
  presenceQuery,
  presenceRows,
  type Colleague,
  type OpenRecord,
} from "@/data/presence/queries";
import { useLiveInterval } from "@/data/records/use-live-interval";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { useIsOnline } from "@/hooks/use-is-online";
import { cn } from "@/lib/cn";
import { readerLocale } from "@/lib/format/locale";

/** Others see a change within five seconds. */
const POLL_MS = 3_000;
/** Rows of tabs that say nothing for 15 seconds are not shown. */
const ANNOUNCED_MS = 8_000;

const NOBODY: readonly Colleague[] = [];

/**
 * The colleagues who have this record open, and shows them that this tab has. Nothing is requested
 * for those who may not read real records.
 */
export function usePresence({ entity, id }: OpenRecord, isWriting = false): readonly Colleague[] {
  const { readsLeads, readsClients } = useCrmRights();
  const isOnline = useIsOnline();
  const isEnabled = isOnline && (entity === "leads" ? readsLeads : readsClients);
  const refetchInterval = useLiveInterval(presenceRows({ entity, id }), {
    isEnabled,
    pollMs: POLL_MS,
    announcedMs: ANNOUNCED_MS,
  });
  const { data, isError } = useQuery({
    ...presenceQuery({ entity, id }, isWriting),
    enabled: isEnabled,
    refetchInterval,
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const leave = () => leaveRecord({ entity, id });
    const leaveIfHidden = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", leaveIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", leaveIfHidden);
      leave();
    };
  }, [isEnabled, entity, id]);
  return isEnabled && !isError ? (data ?? NOBODY) : NOBODY;
}

const WRITING_MS = 60_000;

/** Whether the text was changed within the last minute. A draft from before is not being written. */
export function useIsTyping(text: string): boolean {
  const [still, setStill] = useState(text);
  useEffect(() => {
    if (text === still) return undefined;
    const timer = setTimeout(() => setStill(text), WRITING_MS);
    return () => clearTimeout(timer);
  }, [text, still]);
  return text.trim() !== "" && text !== still;
}

/** "Sam Lee and Priya Nair". */
export const namesOf = (people: readonly Colleague[]): string =>
  new Intl.ListFormat(readerLocale(), { type: "conjunction" }).format(
    people.map(({ name }) => name),
  );

export const writersOf = (people: readonly Colleague[]): Colleague[] =>
  people.filter((person) => person.is_writing);

const MOST_FACES = 3;

type PresentPeopleProps = {
  people: readonly Colleague[];
  className?: string;
  /** For the sentence, which is always read out. */
  textClassName?: string;
};

/** The faces of colleagues who have the record open, and a sentence about them. */
export function PresentPeople({ people, className, textClassName }: PresentPeopleProps) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const writers = writersOf(people);
  const others = people.filter((person) => !person.is_writing);
  // Faces stay in their places, unless somebody who writes would not be shown.
  const shown = people.length > MOST_FACES ? [...writers, ...others] : people;
  const here = t("{{names}} are here", {
    names: namesOf(others),
    count: others.length,
    defaultValue_one: "{{names}} is here",
  });
  const writing = t("{{names}} are writing an answer", {
    names: namesOf(writers),
    count: writers.length,
    defaultValue_one: "{{names}} is writing an answer",
  });
  return (
    <span
      data-slot="present-people"
      className={cn("inline-flex min-w-0 items-center gap-2 text-xs", className)}
    >
      <span className="flex flex-none gap-1.5" aria-hidden>
        {shown.slice(0, MOST_FACES).map((person) => (
          <span className="relative" key={person.id} title={person.name}>
            <Avatar className="size-8 bg-info-bg text-info" name={person.name} />
            {person.is_writing && (
              <span className="absolute -right-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full border-2 border-surface bg-info text-surface">
                <Pencil size={10} strokeWidth={3} />
              </span>
            )}
          </span>
        ))}
      </span>
      <span className={cn("font-semibold text-info", textClassName)}>
        {writers.length > 0 && <span>{writing}</span>}
        {writers.length > 0 && others.length > 0 && <span>{" · "}</span>}
        {others.length > 0 && <span>{here}</span>}
      </span>
    </span>
  );
}
