import { useId, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";
import { TermList } from "../term-list";
import { betterElsewhere, comparedWays, comparison } from "./pricing-content";

/** Below 700 px one column at a time, by radio buttons, which work before the app runs. */
const shownWhereChosen = [
  "max-[43.75rem]:hidden max-[43.75rem]:group-has-[[value='0']:checked]/ways:block",
  "max-[43.75rem]:hidden max-[43.75rem]:group-has-[[value='1']:checked]/ways:block",
  "max-[43.75rem]:hidden max-[43.75rem]:group-has-[[value='2']:checked]/ways:block",
] as const satisfies { length: (typeof comparedWays)["length"] };

export function Comparison() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="pricing-comparison">
      <div className="wrap group/ways">
        <h2 className="h1" id="pricing-comparison">
          {t("Rent it, build it, or hire it")}
        </h2>
        <Intro>
          {t("Four honest ways to have a website. They differ mostly in who does the work.")}
        </Intro>
        <WayPicker />
        <table className="mt-4 block text-[0.9375rem]/[1.35] min-[43.75rem]:mt-11 min-[43.75rem]:table min-[43.75rem]:w-full min-[43.75rem]:border-collapse min-[43.75rem]:text-base/[1.4] max-lg:min-[43.75rem]:text-sm/[1.4]">
          <thead className="block min-[43.75rem]:table-header-group">
            <Row>
              <th className="hidden w-[19%] border-b-2 border-text min-[43.75rem]:table-cell">
                <span className="sr-only">{t("The job")}</span>
              </th>
              <ColumnHeading className="rounded-t-sm bg-curb-400 min-[43.75rem]:w-1/4">
                {t("Rent from {{brand}}", { brand: site.brand })}
              </ColumnHeading>
              {comparedWays.map((way, place) => (
                <ColumnHeading key={way} className={shownWhereChosen[place]}>
                  {t(way)}
                </ColumnHeading>
              ))}
            </Row>
          </thead>
          <tbody className="block min-[43.75rem]:table-row-group">
            {comparison.map(({ topic, renting, others }) => (
              <Row key={topic} className="border-b border-line-strong">
                <th
                  scope="row"
                  className="col-span-2 block pt-2 pb-1 text-left align-top text-sm/[1.3] font-semibold text-muted min-[43.75rem]:table-cell min-[43.75rem]:py-4 min-[43.75rem]:pr-4.5 min-[43.75rem]:text-[1em]/[1.4] min-[43.75rem]:text-text"
                >
                  {t(topic)}
                </th>
                <Answer className="bg-curb-100 font-medium">{t(renting)}</Answer>
                {others.map((text, place) => (
                  <Answer
                    key={comparedWays[place]}
                    className={cn("text-text-2", shownWhereChosen[place])}
                  >
                    {t(text)}
                  </Answer>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
        <BetterElsewhere />
      </div>
    </section>
  );
}

function WayPicker() {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <div
      className="mt-5 grid gap-1.5 min-[43.75rem]:hidden print:hidden"
      role="radiogroup"
      aria-labelledby={labelId}
    >
      <p className="font-bold" id={labelId}>
        {t("Compare renting with")}
      </p>
      <div className="flex flex-wrap gap-1">
        {comparedWays.map((way, place) => (
          <label key={way} className="group relative flex grow">
            <RadioGroupItem
              isCover
              className="peer"
              name="compared-way"
              value={String(place)}
              defaultChecked={place === 0}
            />
            <span className="flex min-h-11 w-full items-center justify-center rounded-xs bg-white px-2 text-xs/none font-semibold whitespace-nowrap inset-ring-frame inset-ring-field outline-offset-3 outline-focus group-hover:inset-ring-text peer-checked:bg-strong peer-checked:text-white peer-checked:shadow-[inset_0_-5px_0_var(--color-curb-400)] peer-checked:inset-ring-transparent peer-focus-visible:outline-3 forced-colors:border peer-checked:forced-colors:border-4">
              {t(way)}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

function Row({ className, ...props }: ComponentProps<"tr">) {
  return <tr {...props} className={cn("grid grid-cols-2 min-[43.75rem]:table-row", className)} />;
}

function ColumnHeading({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      {...props}
      scope="col"
      className={cn(
        "border-b-2 border-text px-3 py-3 text-left align-bottom font-display text-lg/[1.2] font-semibold min-[43.75rem]:py-4 lg:px-4.5 lg:text-xl/[1.2]",
        className,
      )}
    />
  );
}

function Answer({ className, ...props }: ComponentProps<"td">) {
  return (
    <td
      {...props}
      className={cn(
        "block px-3 py-1.5 align-top min-[43.75rem]:table-cell min-[43.75rem]:py-4 lg:px-4.5",
        className,
      )}
    />
  );
}

function BetterElsewhere() {
  const { t } = useTranslation();
  return (
    <div className="grid-12 mt-7 lg:mt-12">
      <h3 className="h3 col-span-full lg:col-span-4">
        {t("When one of the others is the better buy")}
      </h3>
      <TermList
        className="col-span-full mt-4 lg:col-span-7 lg:col-start-6 lg:mt-0"
        rowClassName={(place) => cn("lg:grid-cols-[13rem_1fr]", shownWhereChosen[place])}
        items={comparedWays.map((way, place) => ({
          term: t(way),
          text: t(betterElsewhere[place] ?? ""),
        }))}
      />
    </div>
  );
}
