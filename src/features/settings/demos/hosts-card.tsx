import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useState } from "react";
import { RealMark, SampleData } from "@/features/crm/shared/sample-mark";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { outsideDemosQuery } from "@/data/settings/queries";
import type { DemoCalendar, DemoHost } from "@/data/settings/schema";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { readerDay } from "@/lib/dates/reader-time";
import { useOpenDialog } from "../use-open-dialog";
import { HostForm } from "./host-form";
import { OutsideDemos } from "./outside-demos";
import { hoursLabel } from "@/lib/dates/office/office-hours";
import { zoneName } from "@/lib/dates/zoned-time";

/** Hosts with their hours; everybody who works on leads may be one. */
export function HostsCard({ calendar }: { calendar: DemoCalendar }) {
  const { t } = useTranslation();
  const outside = useQuery(outsideDemosQuery()).data ?? [];
  const ofOthers = outside.filter(
    ({ host_id }) => !calendar.hosts.some(({ id }) => id === host_id),
  );
  const { openId, open, close } = useOpenDialog();
  const opened = calendar.hosts.find(({ id }) => id === openId);
  return (
    <Card aria-labelledby="demo-hosts">
      <CardHeader>
        <CardTitle id="demo-hosts">{t("Who gives demos, and when")}</CardTitle>
        <SampleData />
      </CardHeader>
      <ul>
        {calendar.hosts.map((host) => (
          <li key={host.id} className="border-line px-4.5 py-3 not-first:border-t">
            <HostRow host={host} onChange={() => open(host.id)} />
            <OutsideDemos demos={outside.filter(({ host_id }) => host_id === host.id)} />
          </li>
        ))}
        {ofOthers.length > 0 && (
          <li className="border-t border-line px-4.5 py-3">
            <p className="font-semibold">{t("Of people who give no demos any more")}</p>
            <OutsideDemos demos={ofOthers} />
          </li>
        )}
      </ul>
      {opened && (
        <Dialog open onOpenChange={close}>
          <DialogContent className="lg:max-w-170">
            <DialogHeader>
              <DialogTitle>{t("When {{name}} gives demos", { name: opened.name })}</DialogTitle>
            </DialogHeader>
            <HostForm host={opened} calendar={calendar} onClose={close} />
          </DialogContent>
        </Dialog>
      )}
    </Card>
  );
}

function HostRow({ host, onChange }: { host: DemoHost; onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-x-4 max-sm:items-start max-sm:gap-x-3">
      <Avatar name={host.name} className={host.is_active ? undefined : "bg-sunken text-muted"} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span>{host.name}</span>
          <RealMark isSample={host.is_sample} />
          {!host.is_active && <Badge variant="outline">{t("Gives no demos")}</Badge>}
        </p>
        {host.is_active && <HostSummary host={host} />}
      </div>
      <Button
        variant="secondary"
        aria-label={t("Change when {{name}} gives demos", { name: host.name })}
        onClick={onChange}
      >
        {t("Change")}
      </Button>
    </div>
  );
}

function HostSummary({ host }: { host: DemoHost }) {
  const { t } = useTranslation();
  const [today] = useState(() => readerDay(new Date()));
  const next = host.days_off.find(({ last_day }) => last_day >= today);
  return (
    <p className="text-sm text-muted">
      <span>
        {host.hours.length === 0
          ? t("No hours, so nobody can choose a time.")
          : t("{{hours}}, in {{zone}}.", {
              hours: hoursLabel(host.hours),
              zone: zoneName(host.time_zone),
            })}
      </span>{" "}
      {next && (
        <span>
          {next.first_day === next.last_day
            ? t("Next day off: {{day}}.", { day: formatCalendarDay(next.first_day) })
            : t("Next days off: {{first}} to {{last}}.", {
                first: formatCalendarDay(next.first_day),
                last: formatCalendarDay(next.last_day),
              })}
        </span>
      )}
    </p>
  );
}
