import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { demoCalendarQuery, outsideDemosQuery } from "@/data/settings/queries";
import { hasRight } from "@/data/staff/staff-roles";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { reasonOf } from "@/lib/errors/errors";
import { HostForm } from "./host-form";
import { OutsideDemos } from "./outside-demos";

/** The host's own hours and days off; nothing for others. */
export function OwnHours() {
  const { t } = useTranslation();
  const member = useStaffMember();
  const mayHost = hasRight(member?.role ?? null, "leads.write");
  const calendar = useQuery({ ...demoCalendarQuery(), enabled: mayHost });
  const outside = useQuery({ ...outsideDemosQuery(), enabled: mayHost }).data ?? [];
  const own = calendar.data?.hosts.find(({ id }) => id === member?.id);
  if (calendar.isError && calendar.data === undefined) {
    return (
      <ErrorNotice
        heading={t("Your demo hours could not be loaded")}
        body={t("Nothing was changed. The reason: {{message}}.", {
          message: reasonOf(calendar.error),
        })}
        onRetry={() => void calendar.refetch()}
        isRetrying={calendar.isFetching}
      />
    );
  }
  if (calendar.data === undefined || own?.is_active !== true) return null;
  return (
    <Card className="mt-4.5 max-w-180" aria-labelledby="own-demo-hours">
      <CardHeader>
        <CardTitle id="own-demo-hours">{t("When you give demos")}</CardTitle>
      </CardHeader>
      <HostForm host={own} calendar={calendar.data}>
        <OutsideDemos demos={outside.filter(({ host_id }) => host_id === own.id)} />
      </HostForm>
    </Card>
  );
}
