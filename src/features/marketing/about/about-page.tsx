import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Intro } from "@/components/intro";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { ClosingBand } from "../closing-band";
import { StorefrontYears } from "./storefront-years";
import { closing, complaint, hero, refusals } from "./about-content";
import { Offices } from "./offices";
import { Roles } from "./open-roles";
import { WhoWeAre } from "./who-we-are";

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
