import { useTranslation } from "react-i18next";
import { announcement } from "./callsi-call";
import { announcementFacts } from "./callsi-copy";

export function AnnouncementBand() {
  const { t } = useTranslation();
  return (
    <section className="section callsi-says" aria-labelledby="callsi-says">
      <div className="wrap">
        <div className="grid-12">
          <h2 className="h2" id="callsi-says">
            {t("What every caller hears first")}
          </h2>
          <blockquote>{t(announcement)}</blockquote>
        </div>
        <dl>
          {announcementFacts.map(({ title, text }) => (
            <div key={title}>
              <dt>{t(title)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
