import { useTranslation } from "react-i18next";
import { LiveText } from "@/components/live-text";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { openingTimes } from "@/lib/office-time/office-hours";
import { contactContent } from "./contact-content";

export function OfficesNow() {
  const { t } = useTranslation();
  return (
    <section className="bg-curb-400" aria-labelledby="offices-now">
      <div className="h-4 border-b-3 border-curb-600 bg-curb-200" />
      <div className="wrap pt-9 pb-10">
        <h2 className="h3 mb-5" id="offices-now">
          {t(contactContent.officesHeading)}
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))] gap-2.5 sm:gap-4 lg:grid-cols-4">
          {site.offices.map(({ city, region, timeZone }) => (
            <li
              key={city}
              data-zone={timeZone}
              className="group/city grid justify-items-start rounded-xs bg-white p-3 text-sm/[1.35] text-text-2 sm:p-4"
            >
              <b className="text-xl/none font-extrabold text-text font-stretch-72% sm:text-h3/none">
                {city}
              </b>
              <span className="mt-1">{region}</span>
              <OfficeClock />
            </li>
          ))}
        </ul>
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

/** The hours, until office-hours-behavior.ts has a clock. */
function OfficeClock() {
  const { t } = useTranslation();
  const hours = t("{{opens}} to {{closes}}", openingTimes());
  return (
    <>
      <LiveText name="clock" className="tabular-nums">
        {t("Monday to Friday")}
      </LiveText>
      <Badge className="mt-3 group-data-[office=open]/city:hidden sm:text-sm/none">
        <LiveText name="opening">{hours}</LiveText>
      </Badge>
      <Badge
        className="mt-3 hidden group-data-[office=open]/city:flex sm:text-sm/none"
        variant="success"
      >
        <LiveText name="opening">{hours}</LiveText>
      </Badge>
    </>
  );
}
