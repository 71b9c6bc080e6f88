import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ErrorNotice } from "@/components/error-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import {
  addSubscription,
  isWaiting,
  readSubscriptionAgain,
  removeSubscription,
  subscriptionsQuery,
  type CalendarSubscription,
} from "@/data/calendar/subscriptions";
import { useCrmMutation } from "@/data/records/mutations";
import { refusalOf } from "@/data/records/refusals";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useNow } from "@/hooks/use-now";
import { formatMoment } from "@/lib/dates/reader-time";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { failureText } from "./calendar-failure";

/** One's own calendars, whose busy times take a person's free times for demos away. */
export function OwnBusyTimes() {
  const { t } = useTranslation();
  const member = useStaffMember();
  const answer = useQuery({ ...subscriptionsQuery(), enabled: member !== null });
  if (member === null) return null;
  return (
    <Card
      id="account-busy-times"
      className="mt-4.5 max-w-180 scroll-mt-20"
      aria-labelledby="busy-times-title"
    >
      <CardHeader>
        <CardTitle id="busy-times-title">{t("When you are busy")}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <p className="max-w-[60ch]">
          {t(
            "Add your own calendar, and nobody can book a demo while you are busy. Colleagues see from when until when, and nothing else. It is read every 15 minutes and never changed.",
          )}
        </p>
        {answer.data !== undefined ? (
          <>
            {answer.data.length > 0 && (
              <ul className="grid gap-3">
                {answer.data.map((each) => (
                  <SubscriptionRow key={each.id} subscription={each} />
                ))}
              </ul>
            )}
            <AddCalendar />
          </>
        ) : answer.error ? (
          <ErrorNotice
            headingLevel={3}
            heading={t("Your calendars could not be loaded")}
            body={t("Nothing was changed. The reason: {{message}}.", {
              message: reasonOf(answer.error),
            })}
            onRetry={() => void answer.refetch()}
            isRetrying={answer.isFetching}
          />
        ) : (
          <Skeleton className="h-20" />
        )}
      </CardContent>
    </Card>
  );
}

function AddCalendar() {
  const { t } = useTranslation();
  const [address, setAddress] = useState("");
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { mutate, isPending, error, reset } = useCrmMutation(addSubscription);
  const isAddress = /^(https|webcals?):\/\/\S+$/i.test(address.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!isAddress || isPending) return;
    mutate(address.trim(), {
      onSuccess: () => {
        setAddress("");
        setWasSubmitted(false);
      },
    });
  };
  const failure =
    refusalOf(error) === "full"
      ? t("Five calendars are the most. Remove one first.")
      : t("Not saved: {{reason}}.", { reason: reasonOf(error) });
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label={t("Secret address of your calendar")}
        hint={t(
          "It begins with https:// or webcal://. In Google Calendar it is under Settings, your calendar, “Secret address in iCal format”.",
        )}
        error={
          wasSubmitted && !isAddress
            ? t("Enter an address that begins with https:// or webcal://.")
            : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              reset();
            }}
          />
        )}
      </Field>
      {error && <Alert variant="destructive">{failure}</Alert>}
      <p>
        <Button type="submit" variant="secondary" busyLabel={isPending && t("Adding")}>
          {t("Add the calendar")}
        </Button>
      </p>
    </form>
  );
}

function SubscriptionRow({ subscription }: { subscription: CalendarSubscription }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const again = useCrmMutation(readSubscriptionAgain);
  const removal = useCrmMutation(removeSubscription);
  const name = subscription.title ?? subscription.host;
  return (
    <li className="grid gap-2 rounded-sm border border-line p-3.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{name}</b>
        {subscription.title !== null && (
          <span className="text-sm text-muted" translate="no">
            {subscription.host}
          </span>
        )}
      </p>
      <SubscriptionState subscription={subscription} />
      {(again.error ?? removal.error) && (
        <Alert variant="destructive">
          {t("Not saved: {{reason}}.", { reason: reasonOf(again.error ?? removal.error) })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busyLabel={again.isPending && t("Asking")}
          onClick={() => again.mutate(subscription.id)}
        >
          {t("Read again now")} <span className="sr-only">{name}</span>
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t("Remove")} <span className="sr-only">{name}</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Remove {{name}}?", { name })}
        detail={t("Its busy times go, and those hours are free for demos again.")}
        confirmLabel={t("Remove")}
        busyLabel={t("Removing")}
        keepLabel={t("Keep it")}
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate(subscription.id, { onSettled: () => setIsAsking(false) })}
        onKeep={() => setIsAsking(false)}
      />
    </li>
  );
}

/** When it was read, or since when and why it cannot be. */
function SubscriptionState({ subscription }: { subscription: CalendarSubscription }) {
  const { t } = useTranslation();
  const now = useNow();
  const { failure, failed_since, read_at, busy_count } = subscription;
  const moment = (time: string | null) => {
    const parsed = parseTimestamp(time);
    return parsed === null ? "" : formatMoment(parsed, now);
  };
  if (failure !== null) {
    return (
      <Alert variant="warning">
        <p>
          {t("Your calendar could not be read since {{moment}}: {{reason}}.", {
            moment: moment(read_at ?? failed_since),
            reason: failureText(failure, t),
          })}
        </p>
        <p>
          {read_at === null
            ? t("Until then, demos may be booked while you are busy.")
            : t("What was busy before is kept.")}
        </p>
      </Alert>
    );
  }
  if (isWaiting(subscription)) {
    return (
      <p className="text-muted" role="status">
        {t("It is being read for the first time.")}
      </p>
    );
  }
  return (
    <p className="text-muted">
      {t("Read {{moment}}. {{count}} busy times in the next nine weeks.", {
        moment: moment(read_at),
        count: busy_count,
        defaultValue_one: "Read {{moment}}. 1 busy time in the next nine weeks.",
      })}
    </p>
  );
}
