import { useTranslation } from "react-i18next";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { dealLines } from "./home-content";

/** The terms that people ask about. */
export function PlainDeal() {
  const { t } = useTranslation();
  return (
    <section className="section bg-curb-400" aria-labelledby="home-deal">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-4">
          <h2 className="h1" id="home-deal">
            {t("The plain deal, in four lines.")}
          </h2>
          <Intro className="text-asphalt-800">
            {t("The terms say the same, in full sentences.")}
          </Intro>
          <TextLink
            variant="painted"
            className="mt-4 decoration-text decoration-2"
            to={paths.terms}
          >
            {t("Read the terms")}
          </TextLink>
        </div>
        <dl className="col-span-full mt-6 border-t-2 border-text lg:col-span-7 lg:col-start-6 lg:mt-0">
          {dealLines.map(({ short, long }) => (
            <div key={short} className="relative border-b border-text/40 py-4">
              <dt className="font-display text-xl/[1.25] font-semibold tracking-[-0.02em] max-sm:pr-10 sm:text-[clamp(1.5rem,2.4vw,2.1rem)]/[1.2]">
                {t(short)}
              </dt>
              <dd className="max-w-[62ch] text-asphalt-800">
                <Fold label={t(short)}>
                  <p className="pt-2">{t(long)}</p>
                </Fold>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
