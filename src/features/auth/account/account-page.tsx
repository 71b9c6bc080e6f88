import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PageHeader } from "@/components/page-header";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { authMessage } from "@/data/staff/auth-message";
import { staffRoles } from "@/data/staff/staff-roles";
import { isDemo } from "@/lib/env";
import { paths } from "@/lib/paths";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { CopyField } from "@/components/copy-field";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { calendarAddressQuery, renewCalendarAddress } from "@/data/staff/mutations";
import { reasonOf } from "@/lib/errors/errors";
import { NewPasswordForm } from "../new-password-form";
import { SecondStepSection } from "./second-step-section";
import { useStaffAccess } from "../staff-access";
import { NotificationSwitches } from "./notification-switches";

export function AccountPage() {
  const { t } = useTranslation();
  const { member } = useStaffAccess();
  if (member === null) {
    return (
      <PageHeader
        title={t("Your account")}
        description={
          <>
            {t("You have none here, because you are not signed in as staff.")}{" "}
            <TextLink variant="painted" to={paths.admin}>
              {t("Sign in")}
            </TextLink>
          </>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        title={t("Your account")}
        description={t("{{name}}, {{role}}. An owner changes either on the staff page.", {
          name: member.name,
          role: t(staffRoles[member.role].label),
        })}
      />
      <div className="grid max-w-180 gap-4.5">
        <Sessions />
        <Password />
        <SecondStepSection />
        <NotificationSwitches />
        <OwnCalendar />
      </div>
    </>
  );
}

function Sessions() {
  const { t } = useTranslation();
  const { signOut, signOutEverywhere } = useStaffAccess();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leaveEverywhere = async () => {
    setIsLeaving(true);
    setFailure(null);
    try {
      await signOutEverywhere();
    } catch (error) {
      const reason = authMessage(error, t("Signing out failed"));
      setFailure(t("You are still signed in. {{reason}}", { reason }));
      setIsLeaving(false);
    }
  };
  return (
    <Card aria-labelledby="account-sessions">
      <CardHeader>
        <CardTitle id="account-sessions">{t("Signed in")}</CardTitle>
      </CardHeader>
      <CardContent className="grid justify-items-start gap-4">
        <p className="max-w-[60ch]">
          {t(
            "A lost phone, or a computer that is not yours? Sign out everywhere: each browser asks for the password again within the hour.",
          )}
        </p>
        {failure !== null && <Alert variant="destructive">{failure}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void signOut()}>
            {t("Sign out here")}
          </Button>
          <Button
            variant="secondary"
            busyLabel={isLeaving && t("Signing out")}
            onClick={() => void leaveEverywhere()}
          >
            {t("Sign out everywhere")}
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}

function Password() {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="account-password">
      <CardHeader>
        <CardTitle id="account-password">{t("Password")}</CardTitle>
      </CardHeader>
      <CardContent className="max-w-100">
        {isDemo ? (
          <p>{t("The demo’s password is the same for everyone, so it stays as it is.")}</p>
        ) : (
          <NewPasswordForm onDone={() => toast.success(t("Your password was changed."))} />
        )}
      </CardContent>
    </Card>
  );
}

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
