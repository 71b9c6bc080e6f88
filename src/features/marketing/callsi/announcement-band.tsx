import { Fold } from "@/components/fold";
import { useTranslation } from "react-i18next";
import { announcement } from "./callsi-call-content";
import { announcementFacts } from "./callsi-content";

export function AnnouncementBand() {
  const { t } = useTranslation();
  return (
    <section className="section bg-curb-400" aria-labelledby="callsi-says">
      <div className="wrap">
        <div className="grid-12">
          <h2 className="h2 col-span-full lg:col-span-5" id="callsi-says">
            {t("What every caller hears first")}
          </h2>
          <blockquote className="col-span-full mt-5 font-display text-[clamp(1.5rem,1.1rem+1.6vw,2.375rem)]/[1.25] font-medium tracking-[-0.02em] text-pretty lg:col-span-7 lg:mt-0 lg:pl-6">
            {t(announcement)}
          </blockquote>
        </div>
        <dl className="mt-6 grid gap-x-18 sm:mt-9 sm:grid-cols-2 lg:mt-14">
          {announcementFacts.map(({ title, text }) => (
            <div key={title} className="relative border-t-2 border-text py-4 sm:pb-6">
              <dt className="font-display text-xl/[1.3] font-semibold max-sm:pr-10">{t(title)}</dt>
              <dd className="max-w-[50ch]">
                <Fold label={t(title)}>
                  <p className="pt-1">{t(text)}</p>
                </Fold>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
