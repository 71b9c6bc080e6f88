import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { site } from "@/lib/site";
import { offices } from "./about-copy";
import { CityMap } from "./city-map";
import type { City } from "./city-map-data";
import "./offices.css";

/** Fronts on a street are never the same height. In CSS pixels, on wide screens. */
const LOT_HEIGHTS: Record<City, number> = {
  "New York": 300,
  "Los Angeles": 250,
  Toronto: 330,
  Ottawa: 270,
};

const ZONE_NAMES: Record<(typeof site.offices)[number]["timeZone"], string> = {
  "America/New_York": "Eastern",
  "America/Toronto": "Eastern",
  "America/Los_Angeles": "Pacific",
};

export function Offices() {
  const { t } = useTranslation();
  return (
    <section className="about-offices" aria-labelledby="offices-title">
      <div className="wrap">
        <div className="about-offices-top">
          <h2 className="h1" id="offices-title">
            {t(offices.title)}
          </h2>
          <p className="lead tabular-nums">{t(offices.lead)}</p>
        </div>
        <ul>
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
  const style: CSSProperties & Record<"--about-lot", string> = {
    "--about-lot": `${LOT_HEIGHTS[city]}px`,
  };
  return (
    <li style={style}>
      <figure>
        <CityMap city={city} />
      </figure>
      <div className="about-address">
        <h3>{city}</h3>
        <p>{t(region)}</p>
        <p className="tabular-nums">
          {t("{{hours}}, {{zone}} time", { hours: t(site.hours), zone: t(ZONE_NAMES[timeZone]) })}
        </p>
      </div>
    </li>
  );
}
