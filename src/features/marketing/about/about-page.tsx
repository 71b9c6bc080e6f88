import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Intro } from "@/components/intro";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import { isDemo } from "@/lib/env";
import { ClosingBand } from "../closing-band";
import { StorefrontYears, CurbAcross } from "./storefront-years";
import { closing, complaint, hero, refusals, offices, board, roles } from "./about-content";
import { WhoWeAre } from "./who-we-are";
import { CityMap, type City } from "./city-map";
import { TermList } from "../term-list";

export function About() {
  const { t } = useTranslation();
  return (
    <>
      <section className="overflow-hidden pt-10 lg:pt-18">
        <div className="wrap grid-12">
          <h1 className="display col-span-full lg:col-span-8">{t(hero.title)}</h1>
          <div className="col-span-full mt-5 grid justify-items-start gap-4 lg:col-span-4 lg:mt-0 lg:self-end">
            <Intro className="mt-0">{t(hero.intro)}</Intro>
            <p className="text-text-2">{t(hero.text)}</p>
            <Link
              className={cn(buttonVariants({ size: "lg" }), "max-sm:w-full")}
              to={paths.contact}
            >
              {t(hero.action)}
            </Link>
          </div>
        </div>
        <StorefrontYears />
      </section>
      <Refusals />
      <WhoWeAre />
      <Roles />
      <Offices />
      <Complaint />
      <ClosingBand heading={t(closing.title)} text={t(closing.text)} />
    </>
  );
}

function Refusals() {
  const { t } = useTranslation();
  return (
    <section className="section">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-4">
          <h2 className="h2">{t(refusals.title)}</h2>
          <Intro>{t(refusals.intro)}</Intro>
        </div>
        <ul className="col-span-full mt-8 border-t-2 border-text lg:col-span-8 lg:mt-0">
          {refusals.items.map(({ what, why }) => (
            <li
              key={what}
              className="grid gap-x-8 gap-y-1 border-b border-line-strong py-4.5 sm:grid-cols-[1fr_1.15fr]"
            >
              <h3 className="text-xl/[1.3]">{t(what)}</h3>
              <p className="leading-normal text-text-2">{t(why)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Complaint() {
  const { t } = useTranslation();
  return (
    <section className="section" id="complain">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-5">
          <h2 className="h2">{t(complaint.title)}</h2>
          <Intro>{t(complaint.intro)}</Intro>
          <Link
            className={cn(
              buttonVariants({ variant: "secondary", size: "lg" }),
              "mt-6.5 max-sm:w-full",
            )}
            to={paths.contact}
          >
            {t(complaint.action)}
          </Link>
        </div>
        <ol className="col-span-full mt-8 border-t-2 border-text lg:col-span-6 lg:col-start-7 lg:mt-0">
          {complaint.steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 border-b border-line-strong py-5">
              <span
                className="grid h-12 w-11 flex-none place-items-center rounded-xs border-b-5 border-curb-400 bg-asphalt-950 text-[1.6rem]/none font-extrabold text-white font-stretch-72%"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl/[1.3]">{t(title)}</h3>
                <p className="text-text-2">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

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

function Offices() {
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

function Roles() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-7">
          <h2 className="h2">{t(roles.title)}</h2>
          <Intro>{t(roles.intro)}</Intro>
          <TermList
            className="mt-9"
            rowClassName="sm:grid-cols-[2fr_3.4fr]"
            items={roles.items.map(({ role, duty }) => ({ term: t(role), text: t(duty) }))}
          />
        </div>
        {isDemo && <InOrOut />}
      </div>
    </section>
  );
}

function InOrOut() {
  const { t } = useTranslation();
  return (
    <div className="col-span-full mt-10 max-w-130 lg:col-span-5 lg:mt-0 lg:max-w-none lg:self-center lg:pl-10">
      <div className="rounded border-10 border-wood bg-spruce-800 px-4 pt-5 pb-6 text-white shadow-lift outline-[1.5px] outline-text sm:px-6">
        <h3 className="border-b-2 border-white pb-3 font-sans text-[1.7rem]/none font-extrabold font-stretch-72%">
          {t(board.title)}
        </h3>
        <ul>
          {board.rows.map(({ name, role, status }) => (
            <li
              key={name}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_44px_4.2rem] items-center gap-2.5 border-b border-white/25 py-1.5 text-sm/[1.3] last:border-b-0 sm:grid-cols-[minmax(0,1fr)_44px_5.6rem] sm:gap-3"
            >
              <span className="text-spruce-200">
                <b className="block text-body/[1.3] font-bold text-white" translate="no">
                  {name}
                </b>{" "}
                {t(role)}
              </span>
              <Peg isIn={status === "In"} />
              <span>{t(status)}</span>
            </li>
          ))}
        </ul>
      </div>
      <span className="sample mt-3">{t(board.tag)}</span>
    </div>
  );
}

function Peg({ isIn }: { isIn: boolean }) {
  return (
    <span
      className={cn("flex h-5 rounded-full bg-spruce-950 p-0.75", isIn && "justify-end")}
      aria-hidden="true"
    >
      <span className={cn("size-3.5 rounded-full", isIn ? "bg-curb-400" : "bg-spruce-200")} />
    </span>
  );
}
