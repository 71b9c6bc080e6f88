import { useTranslation } from "react-i18next";
import { slip, slipBehind } from "./callsi-call";

export function MessageSlips() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="callsi-slip">
      <div className="wrap callsi-book">
        <div>
          <h2 className="h2" id="callsi-slip">
            {t("You get a slip, not a recording to sit through.")}
          </h2>
          <p className="lead">
            {t(
              "Read it in five seconds between jobs. Tap the number to call back. The full transcript is there if you want it.",
            )}
          </p>
        </div>
        <div className="callsi-slips">
          <div className="callsi-slip" aria-hidden="true">
            <p className="callsi-slip-title">{t("While you were out")}</p>
            <SlipLines lines={slipBehind} />
          </div>
          <div className="callsi-slip">
            <h3 className="callsi-slip-title">{t("While you were out")}</h3>
            <SlipLines lines={slip} />
            <span className="sample">{t("Example, from the call above")}</span>
          </div>
        </div>
      </div>
    </section>
  );
}

type SlipLinesProps = { lines: readonly { label: string; value: string }[] };

function SlipLines({ lines }: SlipLinesProps) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
