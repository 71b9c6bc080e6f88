import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { textLinkVariants } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { company } from "@/content/company-identity";
import { site } from "@/content/company";
import { whoWeAre } from "./about-content";

export function WhoWeAre() {
  const { t } = useTranslation();
  const hasFaces = company.people.length > 0;
  return (
    <section className="section border-t border-line" aria-labelledby="who-we-are">
      <div className="wrap grid-12 items-start">
        <div className={cn("col-span-full", hasFaces && "lg:col-span-5")}>
          <h2 className="h2" id="who-we-are">
            {t(whoWeAre.title)}
          </h2>
          <Intro>{t(whoWeAre.intro)}</Intro>
          <dl className="mt-7 border-t-2 border-text">
            <Fact term={t("Registered name")} isExample={company.isNameExample}>
              <b>{company.name}</b>
            </Fact>
            <Fact term={t("Street address")} isExample={company.isNameExample}>
              {company.address}
            </Fact>
            <Fact term={t("Phone")}>
              <a className={cn(textLinkVariants(), "tabular-nums")} href={site.phoneHref}>
                {site.phone}
              </a>
            </Fact>
          </dl>
        </div>
        {hasFaces && (
          <ul className="col-span-full mt-9 grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6 lg:col-span-6 lg:col-start-7 lg:mt-0">
            {company.people.map(({ name, role, picture }) => (
              <li key={name}>
                <figure>
                  <img
                    className="aspect-square w-full rounded-lg border-frame border-text bg-sky-100 object-cover"
                    src={picture}
                    alt=""
                    width={320}
                    height={320}
                    loading="lazy"
                  />
                  <figcaption className="mt-3 leading-snug">
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <b className="text-xl/tight" translate="no">
                        {name}
                      </b>
                      {company.arePeopleExamples && <span className="sample">{t("Example")}</span>}
                    </span>
                    <span className="mt-1 block text-base/snug text-text-2">{t(role)}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type FactProps = { term: string; isExample?: boolean; children: ReactNode };

function Fact({ term, isExample = false, children }: FactProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-6 border-b border-line-strong py-3.5 leading-snug sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{children}</span>
        {isExample && <span className="sample">{t("Example")}</span>}
      </dd>
    </div>
  );
}
