import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { ClosingBand } from "../closing-band";
import { AgingFronts } from "./aging-fronts";
import { closing, complaint, hero, refusals } from "./about-copy";
import { Offices } from "./offices";
import { Roles } from "./roles";
import "./about.css";

export function About() {
  const { t } = useTranslation();
  return (
    <>
      <section className="about-hero">
        <div className="wrap grid-12">
          <h1 className="display">{t(hero.title)}</h1>
          <div className="about-hero-side">
            <p className="lead">{t(hero.lead)}</p>
            <p>{t(hero.text)}</p>
            <Link
              className={cn(buttonVariants({ variant: "ink", size: "lg" }), "max-sm:w-full")}
              to={paths.contact}
            >
              {t(hero.action)}
            </Link>
          </div>
        </div>
        <AgingFronts />
      </section>
      <Refusals />
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
    <section className="section about-refusals">
      <div className="wrap grid-12">
        <div className="about-refusals-head">
          <h2 className="h2">{t(refusals.title)}</h2>
          <p className="lead">{t(refusals.lead)}</p>
        </div>
        <ul>
          {refusals.items.map(({ what, why }) => (
            <li key={what}>
              <h3>{t(what)}</h3>
              <p>{t(why)}</p>
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
    <section className="section about-complaint" id="complain">
      <div className="wrap grid-12">
        <div className="about-complaint-head">
          <h2 className="h2">{t(complaint.title)}</h2>
          <p className="lead">{t(complaint.lead)}</p>
          <Link
            className={cn(buttonVariants({ variant: "ink", size: "lg" }), "mt-6.5 max-sm:w-full")}
            to={paths.contact}
          >
            {t(complaint.action)}
          </Link>
        </div>
        <ol>
          {complaint.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="about-step" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
