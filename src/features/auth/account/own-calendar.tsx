import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { CopyField } from "@/components/copy-field";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { calendarAddressQuery, renewCalendarAddress } from "@/data/staff/calendar-address";
import { reasonOf } from "@/lib/errors/errors";

export function OwnCalendar() {
  const { t } = useTranslation();
  const address = useQuery(calendarAddressQuery());
  return (
    <Card aria-labelledby="account-calendar">
      <CardHeader>
        <CardTitle id="account-calendar">{t("Your calendar")}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <p className="max-w-[60ch]">
          {t(
            "Your demos and due tasks, in the calendar on your phone: add this address there as a subscription. Whoever has it reads them, so keep it to yourself.",
          )}
        </p>
        {address.data !== undefined ? (
          <CopyField label={t("Address of your calendar")} value={address.data}>
            <Renewal />
          </CopyField>
        ) : address.error ? (
          <ErrorNotice
            headingLevel={3}
            heading={t("Your address could not be loaded")}
            body={t("Nothing was changed. The reason: {{message}}.", {
              message: reasonOf(address.error),
            })}
            onRetry={() => void address.refetch()}
            isRetrying={address.isFetching}
          />
        ) : (
          <Skeleton className="h-20" />
        )}
      </CardContent>
    </Card>
  );
}

function Renewal() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: renewCalendarAddress,
    onSuccess: (address) => {
      queryClient.setQueryData(calendarAddressQuery().queryKey, address);
      toast.success(t("Your calendar has a new address. The old one is nothing any more."));
    },
    onError: (error) =>
      toast.error(t("It stays as it was: {{reason}}.", { reason: reasonOf(error) })),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t("Renew the address")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Give your calendar a new address?")}
        detail={t("Calendars that follow the old one stop getting anything new.")}
        confirmLabel={t("Renew")}
        busyLabel={t("Renewing")}
        keepLabel={t("Keep it")}
        isBusy={isPending}
        onConfirm={() => mutate()}
        onKeep={() => setIsAsking(false)}
      />
    </>
  );
}
