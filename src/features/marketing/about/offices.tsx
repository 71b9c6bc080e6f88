import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";
import { offices } from "./about-content";
import { CityMap, type City } from "./city-map";
import { CurbAcross } from "./curb-across";

/** Different heights of the storefronts on wide screens. */
const LOT_HEIGHTS: Record<City, string> = {
  "New York": "lg:h-75",
  "Los Angeles": "lg:h-62.5",
  Toronto: "lg:h-82.5",
  Ottawa: "lg:h-67.5",
};

const ZONE_NAMES: Record<(typeof site.offices)[number]["timeZone"], string> = {
  "America/New_York": "Eastern",
  "America/Toronto": "Eastern",
  "America/Los_Angeles": "Pacific",
};

export function Offices() {
  const { t } = useTranslation();
  return (
    <section className="overflow-hidden bg-sky-100" aria-labelledby="offices-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-14 pb-8 lg:pt-22 lg:pb-12">
          <h2 className="h1" id="offices-title">
            {t(offices.title)}
          </h2>
          <p className="max-w-[38ch] text-lead text-text-2 tabular-nums">{t(offices.intro)}</p>
        </div>
        <ul className="isolate grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
          {site.offices.map((office) => (
            <Lot key={office.city} office={office} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Lot({ office: { city, region, timeZone } }: { office: (typeof site.offices)[number] }) {
  const { t } = useTranslation();
  return (
    <li className="row-span-2 grid grid-rows-subgrid pt-6 first:pt-0 sm:pt-8 sm:nth-[-n+2]:pt-0 lg:pt-0">
      <figure className="self-end overflow-hidden rounded-t-lg border-frame border-b-0 border-text bg-white">
        <CityMap city={city} className={cn("h-47.5 w-full sm:h-52.5", LOT_HEIGHTS[city])} />
      </figure>
      <div className="relative pt-7.5 pb-4.5 text-base/snug sm:pt-9.5 sm:pb-7.5">
        <CurbAcross />
        <h3 className="mb-2.5 inline-block rounded-xs bg-white px-2.5 pt-1.5 pb-1 font-sans text-[1.65rem]/none font-extrabold font-stretch-72%">
          {city}
        </h3>
        <p>{t(region)}</p>
        <p className="tabular-nums">
          {t("{{hours}}, {{zone}} time", { hours: t(site.hours), zone: t(ZONE_NAMES[timeZone]) })}
        </p>
      </div>
    </li>
  );
}
