import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import {
  demoHostsQuery,
  freeTimesQuery,
  outsideHoursQuery,
  type DemoTime,
} from "@/data/bookings/demos";
import { peopleQuery } from "@/data/staff/queries";
import { formatNumber, parseTimestamp } from "@/lib/format/format";
import { site } from "@/content/company";
import { clockIn, momentAt } from "@/lib/dates/zoned-time";
import { demoFailure } from "./use-demo-changes";
import { ChosenTime, FreeTime } from "./demo-clocks";
import { isNight, OddTimeQuestion, type OddTime } from "./odd-time-question";
import { useTimeFields } from "./use-time-fields";

const ZONE = site.phoneTimeZone;

type DemoTimeDialogProps = {
  isOpen: boolean;
  title: string;
  /** The initial values. */
  time: DemoTime | null;
  /** The lead's owner, who calls by default if they give demos. */
  ownerId?: string | undefined;
  /** The visitor's zone, if known. */
  visitorZone: string | null;
  /** Identifies the draft, kept until it is stored. */
  draftOf: string;
  submitLabel: string;
  /** Stores it and closes the dialog. If it throws, the dialog shows why and stays. */
  onChoose: (time: DemoTime) => Promise<void>;
  onClose: () => void;
};

/** Host and time by the office's clock: a free time, or any other. */
export function DemoTimeDialog({ isOpen, title, onClose, ...form }: DemoTimeDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent className="lg:max-w-140">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>
            {t(
              "By the clock in New York. They are told by mail where we have their address, unless that mail is turned off in the settings.",
            )}
          </DialogDescription>
        </DialogHeader>
        {isOpen && <TimeForm {...form} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function TimeForm({
  time,
  ownerId,
  visitorZone,
  draftOf,
  submitLabel,
  onChoose,
  onClose,
}: Omit<DemoTimeDialogProps, "isOpen" | "title">) {
  const { t } = useTranslation();
  const { values, today, set, isDirty, isRestored, drop } = useTimeFields(draftOf, time);
  const { host, day, clock } = values;
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [odd, setOdd] = useState<OddTime | null>(null);
  const queryClient = useQueryClient();
  const hosts = useDemoHosts(time?.host_id ?? null, day);
  const owner = hosts.rows.find(({ id }) => id === ownerId);
  const chosenHost = host === "" ? (owner?.id ?? hosts.first ?? "") : host;
  const moment = momentAt(day, clock, ZONE);
  const dayField = useRef<HTMLInputElement>(null);
  const clockField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (moment === null) (day === "" ? dayField : clockField).current?.focus();
    if (moment === null || chosenHost === "" || isSaving) return;
    // Pinned, because after storing another host may be the first.
    change({ host: chosenHost });
    const time = { host_id: chosenHost, starts_at: moment.toISOString() };
    setIsSaving(true);
    try {
      // Asks also if the hours could not be loaded.
      const isOutside = await queryClient.fetchQuery(outsideHoursQuery(time)).catch(() => null);
      if (isOutside !== false || isNight(moment, visitorZone)) setOdd({ time, isOutside });
      else await store(time);
    } catch (error) {
      setFailure(demoFailure(error, t));
    }
    setIsSaving(false);
  };
  const store = async (time: DemoTime) => {
    await onChoose(time);
    leave();
  };
  const storeAllTheSame = async ({ time }: OddTime) => {
    setOdd(null);
    setIsSaving(true);
    await store(time).catch((error: unknown) => setFailure(demoFailure(error, t)));
    setIsSaving(false);
  };
  const change = (changes: Parameters<typeof set>[0]) => {
    setFailure(null);
    set(changes);
  };
  const leave = () => {
    drop();
    onClose();
  };
  return (
    <form className="contents" noValidate onSubmit={(event) => void submit(event)}>
      <DialogBody>
        {moment !== null && <ChosenTime moment={moment} visitorZone={visitorZone} />}
        {hosts.hasFailed && (
          <Alert variant="destructive">
            <p>{t("Who gives demos could not be read.")}</p>
            <Button variant="link" className="min-h-11" onClick={hosts.reload}>
              {t("Try again")}
            </Button>
          </Alert>
        )}
        {hosts.isNobody && (
          <Alert variant="warning">
            {t("Nobody gives demos. Owners say who, under Settings.")}
          </Alert>
        )}
        <Field label={t("Who calls")}>
          {(control) => (
            <Select
              {...control}
              value={chosenHost}
              onChange={({ target }) => change({ host: target.value })}
            >
              {hosts.rows.map(({ id, name, count }) => (
                <option key={id} value={id}>
                  {count === undefined
                    ? name
                    : t("{{name}}, {{number}} demos that week", {
                        name,
                        count,
                        number: formatNumber(count),
                        defaultValue_one: "{{name}}, 1 demo that week",
                      })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field
            label={t("Day")}
            error={wasSubmitted && day === "" ? t("Choose a day.") : undefined}
          >
            {(control) => (
              <Input
                {...control}
                ref={dayField}
                type="date"
                min={today}
                value={day}
                onChange={({ target }) => change({ day: target.value })}
              />
            )}
          </Field>
          <Field
            label={t("Time in New York")}
            error={wasSubmitted && clock === "" ? t("Choose a time.") : undefined}
          >
            {(control) => (
              <Input
                {...control}
                ref={clockField}
                type="time"
                step={300}
                value={clock}
                onChange={({ target }) => change({ clock: target.value })}
              />
            )}
          </Field>
        </div>
        <FreeTimes
          host={chosenHost}
          day={day}
          clock={clock}
          visitorZone={visitorZone}
          onChoose={(chosen) => change({ clock: chosen })}
        />
        {isDirty && (
          <p className="text-xs text-muted">
            {isRestored
              ? t("Your draft from before. Kept in this browser until saved or discarded.")
              : t("Kept in this browser until saved.")}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        {failure !== null && (
          <Alert variant="destructive" className="w-full">
            {failure}
          </Alert>
        )}
        <Button
          type="submit"
          variant="ink"
          busyLabel={isSaving && t("Saving")}
          disabled={chosenHost === ""}
        >
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {isDirty ? t("Discard") : t("Cancel")}
        </Button>
      </DialogFooter>
      <OddTimeQuestion
        odd={odd}
        hostName={hosts.rows.find(({ id }) => id === chosenHost)?.name ?? ""}
        visitorZone={visitorZone}
        submitLabel={submitLabel}
        onConfirm={(oddTime) => void storeAllTheSame(oddTime)}
        onKeep={() => setOdd(null)}
      />
    </form>
  );
}

type FreeTimesProps = {
  host: string;
  day: string;
  clock: string;
  visitorZone: string | null;
  onChoose: (clock: string) => void;
};

function FreeTimes({ host, day, clock, visitorZone, onChoose }: FreeTimesProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(freeTimesQuery(host, day));
  if (error) {
    return (
      <p className="text-muted">{t("The free times could not be read. Type one all the same.")}</p>
    );
  }
  if (data === undefined) return null;
  const times = data.flatMap((time) => parseTimestamp(time) ?? []);
  if (times.length === 0) {
    return <p className="text-muted">{t("No free time in their hours on that day.")}</p>;
  }
  return (
    <div role="group" aria-label={t("Free on that day")}>
      <p className="mb-2 text-sm text-muted">{t("Free on that day")}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(4.75rem,22%),1fr))] gap-1.5 has-[span_span]:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {times.map((time) => {
          const own = clockIn(ZONE, time);
          return (
            <Button
              key={own}
              variant="secondary"
              className="px-1 tabular-nums aria-pressed:bg-wait-bg aria-pressed:inset-shadow-[0_-5px_var(--color-curb-400)] aria-pressed:inset-ring-text"
              aria-pressed={own === clock}
              onClick={() => onChoose(own)}
            >
              <FreeTime time={time} visitorZone={visitorZone} />
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** Hosts by name with their demos in the week of a day; `current` also if they are no longer one. */
function useDemoHosts(current: string | null, day: string) {
  const hosts = useQuery(demoHostsQuery(day));
  const people = useQuery({ ...peopleQuery(), refetchOnReconnect: true });
  const counts = new Map(hosts.data?.map(({ host_id, demo_count }) => [host_id, demo_count]));
  const rows = (people.data ?? [])
    .map(({ id, name, removed_at }) => ({ id, name, removed_at, count: counts.get(id) }))
    .filter(
      ({ id, removed_at, count }) => id === current || (removed_at === null && count !== undefined),
    );
  return {
    rows,
    /** The free host with the fewest demos that week. */
    first: hosts.data?.find(({ host_id }) => rows.some(({ id }) => id === host_id))?.host_id,
    hasFailed: hosts.isError || people.isError,
    isNobody: hosts.data?.length === 0,
    reload: () => {
      void hosts.refetch();
      void people.refetch();
    },
  };
}
