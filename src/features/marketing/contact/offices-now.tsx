import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Badge } from "@/components/ui/badge";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { OPENING_TIMES } from "@/lib/time/office-hours";
import { formatClock, formatWeekday } from "@/lib/time/zoned-text";
import { contactCopy } from "./contact-copy";
import { openingWords } from "./opening-words";

export function OfficesNow({ now }: { now: Date | null }) {
  const { t } = useTranslation();
  return (
    <section className="contact-offices" aria-labelledby="offices-now">
      <div className="contact-offices-top" />
      <div className="wrap">
        <h2 id="offices-now">{t(contactCopy.officesHeading)}</h2>
        <ul>
          {site.offices.map(({ city, region, timeZone }) => (
            <li key={city}>
              <b>{city}</b>
              <span className="contact-office-region">{region}</span>
              <OfficeClock now={now} timeZone={timeZone} />
            </li>
          ))}
        </ul>
        <p>
          <Link className="painted-link" to={paths.about}>
            {t("Where the offices are")}
          </Link>
        </p>
      </div>
    </section>
  );
}

function OfficeClock({ now, timeZone }: { now: Date | null; timeZone: string }) {
  const { t } = useTranslation();
  if (now === null) {
    return (
      <>
        <span>{t("Monday to Friday")}</span>
        <Badge className="mt-3 sm:text-sm/none">
          {t("{{opens}} to {{closes}}", OPENING_TIMES)}
        </Badge>
      </>
    );
  }
  const { isOpen, words } = openingWords(now, timeZone, t);
  return (
    <>
      <span className="tabular-nums">
        {t("{{day}}, {{time}}", {
          day: formatWeekday(now, timeZone, "long"),
          time: formatClock(now, timeZone),
        })}
      </span>
      <Badge className="mt-3 sm:text-sm/none" variant={isOpen ? "success" : "default"}>
        {words}
      </Badge>
    </>
  );
}
