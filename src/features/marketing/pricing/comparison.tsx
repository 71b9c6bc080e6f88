import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { cn } from "@/lib/cn";
import { site } from "@/lib/site/site";
import { betterElsewhere, comparedWays, comparison } from "./pricing-content";
import { TermList } from "../term-list";

/** Who does what, in each way of having a website. */
export function Comparison() {
  const { t } = useTranslation();
  const us = t("Rent from {{brand}}", { brand: site.brand });
  return (
    <section className="section" aria-labelledby="pricing-comparison">
      <div className="wrap">
        <h2 className="h1" id="pricing-comparison">
          {t("Rent it, build it, or hire it")}
        </h2>
        <Intro>
          {t("Four honest ways to have a website. They differ mostly in who does the work.")}
        </Intro>
        <table className="mt-11 block border-t-2 border-text text-base/[1.4] lg:table lg:w-full lg:border-collapse lg:border-t-0">
          <thead className="hidden lg:table-header-group">
            <tr>
              <ColumnHeading className="w-[19%]">
                <span className="sr-only">{t("The job")}</span>
              </ColumnHeading>
              <ColumnHeading className="w-1/4 rounded-t-sm bg-curb-400">{us}</ColumnHeading>
              {comparedWays.map((way) => (
                <ColumnHeading key={way}>{t(way)}</ColumnHeading>
              ))}
            </tr>
          </thead>
          <tbody className="block lg:table-row-group">
            {comparison.map(({ topic, renting, others }) => (
              <tr
                key={topic}
                className="block border-b border-line-strong py-5 lg:table-row lg:py-0"
              >
                <th
                  scope="row"
                  className="block pb-1.5 text-left align-top font-display text-xl/[1.3] font-semibold lg:table-cell lg:py-4 lg:pr-4.5 lg:font-sans lg:text-base/[1.4]"
                >
                  {t(topic)}
                </th>
                <Answer
                  way={us}
                  className="my-1 border-l-6 border-curb-400 bg-curb-100 px-3 py-2.5 font-medium lg:border-l-0"
                >
                  {t(renting)}
                </Answer>
                {others.map((text, column) => (
                  <Answer
                    key={comparedWays[column]}
                    way={t(comparedWays[column] ?? "")}
                    className="pl-4.5 text-text-2"
                  >
                    {t(text)}
                  </Answer>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <BetterElsewhere />
      </div>
    </section>
  );
}

function ColumnHeading({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      {...props}
      scope="col"
      className={cn(
        "border-b-2 border-text px-4.5 py-4 text-left align-bottom font-display text-xl/[1.2] font-semibold",
        className,
      )}
    />
  );
}

/** Behind the name of its way, where there is no room for columns. */
function Answer({ way, className, children }: ComponentProps<"td"> & { way: string }) {
  return (
    <td
      className={cn(
        "grid grid-cols-[8.5rem_1fr] gap-x-3 py-1.5 align-top lg:table-cell lg:px-4.5 lg:py-4",
        className,
      )}
    >
      <b className="text-[0.875rem]/[1.6] font-semibold text-text lg:hidden">{way}</b>
      <span>{children}</span>
    </td>
  );
}

function BetterElsewhere() {
  const { t } = useTranslation();
  return (
    <div className="grid-12 mt-12">
      <h3 className="h3 col-span-full lg:col-span-4">
        {t("When one of the others is the better buy")}
      </h3>
      <TermList
        className="col-span-full mt-5 lg:col-span-7 lg:col-start-6 lg:mt-0"
        rowClassName="lg:grid-cols-[13rem_1fr]"
        items={comparedWays.map((way, place) => ({
          term: t(way),
          text: t(betterElsewhere[place] ?? ""),
        }))}
      />
    </div>
  );
}
