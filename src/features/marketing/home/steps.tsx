import { useTranslation } from "react-i18next";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { workSteps, type WorkStep } from "@/content/work-steps";
import { steps } from "./home-content";

const stepsInOrder = (Object.keys(workSteps) as WorkStep[]).map((id) => ({
  title: workSteps[id],
  ...steps[id],
}));

export function Steps() {
  const { t } = useTranslation();
  return (
    <section className="section on-dark bg-spruce-800 text-white" aria-labelledby="home-steps">
      <div className="wrap grid-12">
        <div className="col-span-full lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 className="h1" id="home-steps">
            {t("From the demo to open for business.")}
          </h2>
          <Intro className="text-spruce-200 print:text-black">
            {t(
              "You talk, correct and approve. We design, write and build, and nothing goes live before you say so.",
            )}
          </Intro>
          <TextLink variant="painted" className="mt-4" to={paths.howItWorks}>
            {t("Every stop on the way")}
          </TextLink>
        </div>
        <ol className="col-span-full mt-7 border-b border-white/20 text-spruce-200 lg:col-span-7 lg:col-start-6 lg:mt-0 print:text-black">
          {stepsInOrder.map((step, place) => (
            <Step key={step.title} step={step} place={place} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({
  step: { title, text, slip },
  place,
}: {
  step: (typeof stepsInOrder)[number];
  place: number;
}) {
  const { t } = useTranslation();
  return (
    <li className="relative grid grid-cols-[3.25rem_1fr] items-start gap-x-4 border-t border-white/20 py-3 sm:grid-cols-[5rem_1fr] sm:py-8">
      <span
        className="plate border-b-7 border-curb-400 py-2 text-2xl tracking-normal sm:text-5xl"
        aria-hidden="true"
      >
        {place + 1}
      </span>
      <div>
        <h3 className="h3 text-white max-sm:py-2 max-sm:pr-10 print:text-black">{t(title)}</h3>
        <Fold label={t(title)}>
          <div className="grid gap-4 xl:grid-cols-[1fr_16rem]">
            <p>{t(text)}</p>
            <div className="max-w-96 rounded-sm bg-spruce-950 px-4 py-3 text-sm/[1.4] print:bg-transparent">
              <p className="flex justify-between gap-2 py-1">
                <b className="text-white print:text-black">{t(slip.bold)}</b>
                {slip.plain && <span>{t(slip.plain)}</span>}
              </p>
              <p className="flex items-center justify-between gap-2 py-1">
                <span>{t(slip.below)}</span>
                {place > 0 && (
                  <span className="sample border-spruce-200 text-inherit">{t("Example")}</span>
                )}
              </p>
            </div>
          </div>
        </Fold>
      </div>
    </li>
  );
}
