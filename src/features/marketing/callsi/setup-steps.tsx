import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import { StepColumns } from "../step-columns";
import { setup } from "./callsi-content";

export function SetupSteps() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" aria-labelledby="callsi-setup">
      <div className="wrap">
        <div className="grid-12 items-end">
          <h2 className="h2 col-span-full max-w-[19ch] lg:col-span-7" id="callsi-setup">
            {t("Set up in four steps, one of them fun")}
          </h2>
          <p className="col-span-full mt-4 text-text-2 lg:col-span-5 lg:mt-0">
            {t(dealTerms.callsi.long)}{" "}
            {t("No Callsi, no difference: the site works the same without it.")}{" "}
            <TextLink to={paths.example("hvac")}>{t("Open an example site.")}</TextLink>
          </p>
        </div>
        <StepColumns
          isFolded
          className="mt-7 border-t-10 border-curb-400 sm:mt-10"
          steps={setup.map(({ title, text }) => ({ title: t(title), text: t(text) }))}
          mark={(place) => (
            <span className="plate sm:mb-3.5" aria-hidden="true">
              {place + 1}
            </span>
          )}
        />
      </div>
    </section>
  );
}
