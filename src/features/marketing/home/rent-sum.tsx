import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { LiveText } from "@/components/live-text";
import { textLinkVariants } from "@/components/text-link";
import { Input } from "@/components/ui/input";
import { useBehavior } from "@/hooks/use-behavior";
import { cn } from "@/lib/cn";
import { calculatorPath, defaultNumbers } from "../pricing/calculator/calculator-address";
import { rentAnswer, sumRent } from "./rent-behavior";

const { job, margin } = defaultNumbers;

/** The break-even sum with one number; the price list has the whole of it. */
export function RentSum() {
  const { t } = useTranslation();
  const id = useId();
  const ref = useBehavior<HTMLElement>(sumRent);
  const headingId = `${id}heading`;
  return (
    <section className="section" aria-labelledby={headingId} ref={ref} data-behavior="rent">
      <div className="wrap grid-12 items-center">
        <div className="col-span-full lg:col-span-5">
          <h2 className="h1" id={headingId}>
            {t("How many jobs pay the rent?")}
          </h2>
          <Intro>
            {t(
              "Use your own number. We won’t guess how many calls you’ll get, and you should be wary of anyone who does.",
            )}
          </Intro>
        </div>
        <div className="col-span-full mt-9 border-y-2 border-text py-7 lg:col-span-6 lg:col-start-7 lg:mt-0">
          <div className="font-display text-[clamp(1.5rem,2.6vw,2.25rem)]/[1.2] font-semibold tracking-[-0.02em] text-balance">
            <label className="block" htmlFor={id}>
              {t("When an average job brings in")}
            </label>
            <span className="my-2.5 inline-flex items-baseline rounded-sm border-frame border-b-7 border-field border-b-curb-400 bg-curb-100 px-3 py-1 text-[clamp(2.6rem,4vw,3.6rem)]/[1.2] outline-offset-3 outline-focus focus-within:outline-3 has-aria-invalid:border-stop">
              <span aria-hidden="true">{"$"}</span>
              <Input
                className="w-[4.6ch] rounded-none border-0 bg-transparent p-0 text-[1em] tracking-[inherit] outline-none focus-visible:shadow-none aria-invalid:border-0"
                id={id}
                inputMode="decimal"
                autoComplete="off"
                maxLength={9}
                defaultValue={job}
                aria-describedby={`${id}note`}
              />
            </span>
            <LiveText as="p" name="answer" className="min-h-[2.4em]" role="status">
              {rentAnswer(job)}
            </LiveText>
          </div>
          <p className="mt-3 max-w-[52ch] text-sm text-muted" id={`${id}note`}>
            {t("Figured on keeping {{margin}}% of a job once parts, fuel and wages are paid.", {
              margin,
            })}{" "}
            <a
              className={cn(textLinkVariants(), "whitespace-nowrap text-text")}
              href={calculatorPath(defaultNumbers)}
              data-takes-job
            >
              {t("Set your own margin")}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
