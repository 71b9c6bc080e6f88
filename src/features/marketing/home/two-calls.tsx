import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";
import { emergencyCall, messageSlip, researchedCall, type Moment } from "./home-copy";
import { Picture } from "./picture";
import "./two-calls.css";

/** How a call arrives: at once, or after a week of reading. */
export function TwoCalls() {
  const { t } = useTranslation();
  return (
    <section className="section home-calls" aria-labelledby="home-calls">
      <div className="wrap">
        <div className="grid-12 home-calls-text">
          <h2 className="h1" id="home-calls">
            {t("Two kinds of call, one page.")}
          </h2>
          <p className="lead">
            {t(
              "Some people have water on the floor. Some have three quotes and a spreadsheet. The same page has to work for both.",
            )}
          </p>
        </div>
        <div className="home-calls-paths">
          <div className="home-call home-call-emergency">
            <h3 className="h3">{t("The emergency: two\u00a0minutes, one\u00a0tap")}</h3>
            <Moments of={emergencyCall} />
            <div className="home-call-phone">
              <Picture of="hvac-phone" />
            </div>
          </div>
          <div className="home-call">
            <h3 className="h3">{t("The research: three\u00a0visits, one\u00a0form")}</h3>
            <Moments of={researchedCall} />
            <MessageSlip />
            <p className="home-call-aside">
              {t("On a ladder when it rings?")}{" "}
              <Link className="inline-link" to={paths.callsi}>
                {t("Callsi AI can pick up")}
              </Link>
              {t(", as an optional extra.")}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Moments({ of }: { of: readonly Moment[] }) {
  const { t } = useTranslation();
  return (
    <ol className="home-call-moments">
      {of.map(({ time, title, text }) => (
        <li key={time}>
          <span className="plate">{t(time)}</span>
          <p>
            <b>{t(title)}</b> {t(text)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function MessageSlip() {
  const { t } = useTranslation();
  return (
    <div className="home-slip">
      <p className="home-slip-head">
        <b>{t("While you were out")}</b>
        <span className="sample">{t("Example")}</span>
      </p>
      <dl>
        {messageSlip.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
