import { useTranslation } from "react-i18next";
import { costNote, setup } from "./callsi-copy";

export function SetupSteps() {
  const { t } = useTranslation();
  return (
    <section className="section callsi-setup" aria-labelledby="callsi-setup">
      <div className="wrap">
        <div className="callsi-setup-head">
          <h2 className="h2" id="callsi-setup">
            {t("Set up in four steps, one of them fun")}
          </h2>
          <p>
            {t(costNote ?? "")} {t("No Callsi, no difference: the site works the same without it.")}
          </p>
        </div>
        <ol>
          {setup.map(({ title, text }, place) => (
            <li key={title}>
              <span className="plate" aria-hidden="true">
                {place + 1}
              </span>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
