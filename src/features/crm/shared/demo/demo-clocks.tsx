import { useTranslation } from "react-i18next";
import { site } from "@/content/company";
import { readerZone } from "@/lib/dates/reader-time";
import { formatClock, formatLongDay, zoneName } from "@/lib/dates/zoned-time";

type ZonedProps = { moment: Date; visitorZone: string | null };

const dayAndClock = (moment: Date, zone: string) =>
  `${formatLongDay(moment, zone)}, ${formatClock(moment, zone)}`;

/** The visitor's, the office's and the reader's clock, the last if it shows another time than the office's. */
export function ChosenTime({ moment, visitorZone }: ZonedProps) {
  const { t } = useTranslation();
  const inOffice = dayAndClock(moment, site.phoneTimeZone);
  const here = dayAndClock(moment, readerZone());
  const clocks = [
    {
      place:
        visitorZone === null
          ? t("For them")
          : t("For them, {{zone}}", { zone: zoneName(visitorZone) }),
      time:
        visitorZone === null ? t("nobody knows their time zone") : dayAndClock(moment, visitorZone),
      isFirst: true,
    },
    { place: t("In New York"), time: inOffice, isFirst: false },
    ...(here === inOffice ? [] : [{ place: t("Where you are"), time: here, isFirst: false }]),
  ];
  return (
    <dl className="grid gap-1 rounded-sm bg-sunken px-3.5 py-2.5 text-sm" aria-live="polite">
      {clocks.map(({ place, time, isFirst }) => (
        <div key={place} className="flex justify-between gap-x-4 max-sm:flex-col">
          <dt className="text-muted">{place}</dt>
          <dd className={isFirst ? "font-bold" : undefined}>{time}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FreeTime({ time, visitorZone }: { time: Date; visitorZone: string | null }) {
  const { t } = useTranslation();
  const inOffice = formatClock(time, site.phoneTimeZone);
  const theirs = visitorZone === null ? inOffice : formatClock(time, visitorZone);
  if (theirs === inOffice) return <span>{inOffice}</span>;
  return (
    <span className="grid leading-tight">
      <span>{theirs}</span>
      <span className="text-xs font-normal text-muted">
        {t("{{time}} in New York", { time: inOffice })}
      </span>
    </span>
  );
}
