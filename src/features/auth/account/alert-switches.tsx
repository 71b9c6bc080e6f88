import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { ALERTS, alertChoices, type Alert } from "@/data/mails/choices";
import { switchAlert } from "@/data/mails/mutations";
import { mutedAlertsQuery } from "@/data/mails/queries";
import { useCrmMutation } from "@/data/records/mutations";
import { hasRight, type StaffRole } from "@/data/staff/staff-roles";
import { reasonOf } from "@/lib/errors/errors";

export function AlertSwitches({ role }: { role: StaffRole }) {
  const { t } = useTranslation();
  const muted = useQuery(mutedAlertsQuery());
  const offered = ALERTS.filter((kind) =>
    alertChoices[kind].rights.some((right) => hasRight(role, right)),
  );
  if (offered.length === 0) return null;
  return (
    <Card aria-labelledby="account-alerts">
      <CardHeader>
        <CardTitle id="account-alerts">{t("Mails to you")}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        {muted.data !== undefined ? (
          offered.map((kind) => (
            <AlertSwitch
              key={kind}
              kind={kind}
              isOn={!muted.data.includes(kind)}
              isReading={muted.isFetching}
            />
          ))
        ) : muted.error ? (
          <ErrorNotice
            headingLevel={3}
            heading={t("Your choices could not be loaded")}
            body={t("Nothing was changed. The reason: {{message}}.", {
              message: reasonOf(muted.error),
            })}
            onRetry={() => void muted.refetch()}
            isRetrying={muted.isFetching}
          />
        ) : (
          <Skeleton className="h-11" />
        )}
      </CardContent>
    </Card>
  );
}

type AlertSwitchProps = { kind: Alert; isOn: boolean; isReading: boolean };

function AlertSwitch({ kind, isOn, isReading }: AlertSwitchProps) {
  const { t } = useTranslation();
  const id = useId();
  const change = useCrmMutation(switchAlert);
  const { label, hint } = alertChoices[kind];
  // Shows the pressed state until the stored one was refetched.
  const isUnderWay = change.isPending || (change.isSuccess && isReading);
  const isShownOn = isUnderWay ? change.variables.isOn : isOn;
  const handleChange = (wanted: boolean) =>
    change.mutate(
      { kind, isOn: wanted },
      {
        onError: (error) =>
          toast.error(t("It stays as it was: {{reason}}.", { reason: reasonOf(error) })),
      },
    );
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {t(label)}
        </label>
        <p id={`${id}-hint`} className="text-code text-muted">
          {t(hint)}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={isShownOn}
        onCheckedChange={handleChange}
      />
    </div>
  );
}
