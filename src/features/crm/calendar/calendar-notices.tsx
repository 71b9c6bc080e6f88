import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import type { Calendar } from "@/data/calendar/queries";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import { formatMoment } from "@/lib/dates/reader-time";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import type { Colleagues } from "./use-colleagues";

type CalendarNoticesProps = {
  calendar: Calendar | undefined;
  rights: CrmRights;
  colleagues: Colleagues;
  now: Date;
};

/** Says why something is missing in the calendar. */
export function CalendarNotices({ calendar, rights, colleagues, now }: CalendarNoticesProps) {
  const { t } = useTranslation();
  const { member } = rights;
  const since = (time: string) => {
    const moment = parseTimestamp(time);
    return moment === null ? "" : formatMoment(moment, now);
  };
  return (
    <div className="grid gap-3 not-empty:mb-4">
      {!rights.readsClients && (
        <Alert variant="warning">
          {member === null ? (
            <>
              {t("This is the example team’s calendar, to look at. Staff see their own.")}{" "}
              <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
            </>
          ) : (
            t("Your role reads no clients and no leads, so only examples are shown.")
          )}
        </Alert>
      )}
      {calendar?.unread.map(({ staff_id, since: time }) => (
        <Alert key={staff_id} variant="warning">
          {staff_id === member?.id ? (
            <>
              {t(
                "Your calendar could not be read since {{moment}}. What was busy before is kept.",
                {
                  moment: since(time),
                },
              )}{" "}
              <TextLink to={paths.ownBusyTimes}>{t("See why")}</TextLink>
            </>
          ) : (
            t(
              "{{name}}’s calendar could not be read since {{moment}}. What was busy before is kept.",
              { name: colleagues.nameOf(staff_id) ?? t("Somebody"), moment: since(time) },
            )
          )}
        </Alert>
      ))}
      {calendar?.has_more === true && (
        <Alert variant="warning">
          {t("These are the first 500 demos and tasks. Show a single day to see the others.")}
        </Alert>
      )}
    </div>
  );
}
