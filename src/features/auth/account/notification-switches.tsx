import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import {
  NOTIFICATION_WAYS,
  notificationChoicesQuery,
  notificationTexts,
  chooseNotification,
  type NotificationChoices,
  type NotificationWay,
} from "@/data/notifications/choices";
import { useCrmMutation } from "@/data/records/mutations";
import { reasonOf } from "@/lib/errors/errors";

/** English, for `t()`. */
const WAY_LABELS: Record<NotificationWay, string> = {
  app: "In the app",
  mail: "By mail",
  summary: "Daily summary",
};

export function NotificationSwitches() {
  const { t } = useTranslation();
  const choices = useQuery(notificationChoicesQuery());
  if (choices.data?.length === 0) return null;
  return (
    <Card
      id="account-notifications"
      aria-labelledby="account-notifications-title"
      className="scroll-mt-20"
    >
      <CardHeader>
        <CardTitle id="account-notifications-title">{t("What you are notified of")}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <p className="max-w-[60ch]">
          {t(
            "The daily summary is a mail at 8 am with what you have not read by then and got no mail about. On a day with nothing to tell, no mail is sent.",
          )}
        </p>
        {choices.data !== undefined ? (
          <ul className="divide-y divide-line">
            {choices.data.map((each) => (
              <NotificationRow key={each.kind} choices={each} isReading={choices.isFetching} />
            ))}
          </ul>
        ) : choices.error ? (
          <ErrorNotice
            headingLevel={3}
            heading={t("Your choices could not be loaded")}
            body={t("Nothing was changed. The reason: {{message}}.", {
              message: reasonOf(choices.error),
            })}
            onRetry={() => void choices.refetch()}
            isRetrying={choices.isFetching}
          />
        ) : (
          <Skeleton className="h-11" />
        )}
      </CardContent>
    </Card>
  );
}

type NotificationRowProps = { choices: NotificationChoices; isReading: boolean };

function NotificationRow({ choices, isReading }: NotificationRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const { label, hint } = notificationTexts[choices.kind];
  return (
    <li className="grid items-start gap-x-5 gap-y-2 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 id={id} className="font-sans text-sm font-semibold">
          {t(label)}
        </h3>
        <p id={`${id}-hint`} className="text-code text-muted">
          {t(hint)}
        </p>
      </div>
      <div
        role="group"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        className="grid grid-cols-[repeat(3,5.5rem)] gap-2 max-sm:grid-cols-3"
      >
        {NOTIFICATION_WAYS.map((way) => (
          <NotificationSwitch
            key={way}
            choices={choices}
            way={way}
            isReading={isReading}
            labelledBy={id}
          />
        ))}
      </div>
    </li>
  );
}

type NotificationSwitchProps = NotificationRowProps & { way: NotificationWay; labelledBy: string };

function NotificationSwitch({ choices, way, isReading, labelledBy }: NotificationSwitchProps) {
  const { t } = useTranslation();
  const id = useId();
  const change = useCrmMutation(chooseNotification);
  const stored = choices[way];
  if (stored === null) return <span />;
  // Shows the pressed state until the stored one was refetched.
  const isUnderWay = change.isPending || (change.isSuccess && isReading);
  const isShownOn = isUnderWay ? change.variables.is_on : stored;
  const handleChange = (isOn: boolean) =>
    change.mutate(
      { kind: choices.kind, way, is_on: isOn },
      {
        onError: (error) =>
          toast.error(t("It stays as it was: {{reason}}.", { reason: reasonOf(error) })),
      },
    );
  return (
    <div className="grid justify-items-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="text-xs text-muted">
        {t(WAY_LABELS[way])}
      </label>
      <Switch
        id={id}
        aria-labelledby={`${labelledBy} ${id}-label`}
        checked={isShownOn}
        onCheckedChange={handleChange}
      />
    </div>
  );
}
