import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { markedParts } from "./home-copy";
import { Picture } from "./picture";
import "./annotated-site.css";

type Place = CSSProperties & Record<`--${string}`, string>;

/** One example site with the designer's notes on it. */
export function AnnotatedSite() {
  const { t } = useTranslation();
  return (
    <section className="section home-marked" aria-labelledby="home-marked">
      <div className="wrap">
        <div className="grid-12 home-marked-text">
          <h2 className="h1" id="home-marked">
            {t("Every inch of the page has a job.")}
          </h2>
          <div>
            <p className="lead">
              {t("Here is a site for a heating company, with our designers’ notes left on.")}
            </p>
            <p className="sample">{t("Example business, drawn by us")}</p>
          </div>
        </div>
        <div className="home-marked-sheet">
          <div className="home-marked-site">
            <BrowserFrame trade="hvac">
              <Picture of="hvac" />
            </BrowserFrame>
            {markedParts.map(({ title, pin }, place) => (
              <span
                className="home-marked-pin"
                key={title}
                style={{ left: `${pin[0]}%`, top: `${pin[1]}%` }}
                aria-hidden="true"
              >
                {place + 1}
              </span>
            ))}
          </div>
          <ol className="home-marked-notes">
            {markedParts.map(({ title, text, side, top }) => {
              const style: Place = { "--home-note-top": `${top}%` };
              return (
                <li key={title} className={`home-marked-${side}`} style={style}>
                  <h3>{t(title)}</h3>
                  <p>{t(text)}</p>
                </li>
              );
            })}
          </ol>
          <Ink />
        </div>
      </div>
    </section>
  );
}

/** Arrows and circles, in the units of the widest layout. */
function Ink() {
  return (
    <svg className="home-marked-ink" viewBox="0 0 1280 925" aria-hidden="true">
      <path d="M1030 11C1000 10 985 30 962 54M962 54l5-17M962 54l17-6" />
      <path d="M814 50c40-16 138-10 142 18s-98 38-142 28-34-36 20-46" />
      <path d="M250 94c40 0 60 28 92 44M342 138l-10-15M342 138l-19 2" />
      <path d="M338 239c100 5 170-3 268 0" />
      <path d="M1030 270C920 256 830 286 748 316M748 316l13-14M748 316l18 5" />
      <path d="M250 446c50-4 90 18 128 46M378 492l-8-17M378 492l-19-2" />
      <path d="M1030 650C990 650 960 690 926 712M926 712l8-17M926 712l19 0" />
    </svg>
  );
}
