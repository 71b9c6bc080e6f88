import { useEffect, useRef, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Slider } from "@/components/ui/slider";
import { comparedFigures } from "./home-copy";
import { Picture } from "./picture";
import "./before-after.css";

const START_PERCENT = 36;

/** An old page and the new one, behind one another. */
export function BeforeAfter() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="home-compare">
      <div className="wrap grid-12">
        <div className="home-compare-text">
          <h2 className="h2" id="home-compare">
            {t("Same\u00a0plumber. Same\u00a0van. New\u00a0front.")}
          </h2>
          <p className="lead">
            {t(
              "Drag the handle. The old page told people about the company. The new one answers the question they arrived with.",
            )}
          </p>
          <table>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("Figure")}</th>
                <th scope="col">{t("Before")}</th>
                <th scope="col">{t("After")}</th>
              </tr>
            </thead>
            <tbody>
              {comparedFigures.map(({ name, before, after }) => (
                <tr key={name}>
                  <th scope="row">{t(name)}</th>
                  <td>
                    <s>{t(before)}</s>
                  </td>
                  <td>{t(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="sample">{t("Example business and figures, drawn for illustration")}</p>
        </div>
        <Comparison />
      </div>
    </section>
  );
}

function Comparison() {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(START_PERCENT);
  const ref = useRef<HTMLInputElement>(null);

  // The handle may have been dragged before the scripts arrived.
  useEffect(() => setPercent(Number(ref.current?.value ?? START_PERCENT)), []);

  const style: CSSProperties & Record<`--${string}`, string> = {
    "--home-compare-share": String(percent / 100),
  };
  return (
    <div className="home-compare" style={style}>
      <div className="home-compare-page">
        <Picture of="plumb-dated" />
      </div>
      <div className="home-compare-page home-compare-after">
        <Picture of="plumb-top" />
      </div>
      <Slider
        ref={ref}
        isCover
        className="cursor-ew-resize opacity-0"
        min={0}
        max={100}
        defaultValue={START_PERCENT}
        aria-label={t("How much of the old page to show")}
        aria-valuetext={t("{{percent}} percent old page", { percent })}
        onInput={(event) => setPercent(Number(event.currentTarget.value))}
      />
      <div className="home-compare-handle" aria-hidden="true" />
      <span className="home-compare-label" aria-hidden="true">
        {t("Before")}
      </span>
      <span className="home-compare-label" aria-hidden="true">
        {t("After")}
      </span>
    </div>
  );
}
