import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { useNow } from "@/hooks/use-now";
import { paths } from "@/lib/paths";
import { company } from "@/content/company-identity";
import { site } from "@/content/company";
import { openingTimes, officeStatus, type OfficeStatus } from "@/lib/dates/office/office-hours";
import { t } from "@/lib/i18n/translate";
import { dayIn, formatClock, formatWeekday, formatHour } from "@/lib/dates/zoned-time";
import { contactContent } from "./contact-content";

/** "Open until 5 pm", "Opens at 9 am", "Opens Mon 9 am". */
function openingLabel(now: Date, timeZone: string): OfficeStatus & { label: string } {
  const status = officeStatus(now, timeZone);
  const time = formatHour(status.changesAt, timeZone);
  if (status.isOpen) return { ...status, label: t("Open until {{time}}", { time }) };
  const isToday = dayIn(timeZone, status.changesAt) === dayIn(timeZone, now);
  const day = formatWeekday(status.changesAt, timeZone, "short");
  return {
    ...status,
    label: isToday ? t("Opens at {{time}}", { time }) : t("Opens {{day}} {{time}}", { day, time }),
  };
}

export function OfficesNow() {
  const { t } = useTranslation();
  return (
    <section className="bg-curb-400" aria-labelledby="offices-now">
      <div className="h-4 border-b-3 border-curb-600 bg-curb-200" />
      <div className="wrap pt-9 pb-10">
        <h2 className="h3 mb-5" id="offices-now">
          {t(contactContent.officesHeading)}
        </h2>
        <ul
          className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))] gap-2.5 sm:gap-4 lg:grid-cols-4"
          data-hydrate-when-seen
        >
          {site.offices.map(({ city, region, timeZone }) => (
            <li
              key={city}
              className="grid justify-items-start rounded-xs bg-white p-3 text-sm/[1.35] text-text-2 sm:p-4"
            >
              <b className="text-xl/none font-extrabold text-text font-stretch-72% sm:text-h3/none">
                {city}
              </b>
              <span className="mt-1">{region}</span>
              <OfficeClock timeZone={timeZone} />
            </li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{`${company.name}, ${company.address}`}</span>
          {company.isNameExample && (
            <span className="sample border-text text-text">{t("Example")}</span>
          )}
        </p>
        <p>
          <TextLink
            variant="painted"
            className="mt-4 decoration-text decoration-2"
            to={paths.about}
          >
            {t("Where the offices are")}
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** The hours in prerendered HTML; after hydration the local time and whether it is open. */
function OfficeClock({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const { isOpen, label } =
    now === null
      ? { isOpen: false, label: t("{{opens}} to {{closes}}", openingTimes()) }
      : openingLabel(now, timeZone);
  return (
    <>
      <span className="tabular-nums">
        {now === null
          ? t("Monday to Friday")
          : t("{{day}}, {{time}}", {
              day: formatWeekday(now, timeZone, "long"),
              time: formatClock(now, timeZone),
            })}
      </span>
      <Badge className="mt-3 sm:text-sm/none" variant={isOpen ? "success" : "default"}>
        {label}
      </Badge>
    </>
  );
}
