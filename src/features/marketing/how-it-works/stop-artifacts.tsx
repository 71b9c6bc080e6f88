import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { LandSite } from "@/components/example-site/trades/land-site";
import { Badge } from "@/components/ui/badge";
import { callSheet, changeLog, corrections, draft, launchMorning } from "./how-it-works-copy";
import "./stop-artifacts.css";

const GOOD_RESULTS = ["Kept", "Done"];

export function CallSheet() {
  const { t } = useTranslation();
  return (
    <>
      <div className="how-sheet">
        <h3>
          {t(callSheet.title)} <span>{callSheet.business}</span>
        </h3>
        <dl className="how-sheet-facts">
          {callSheet.rows.map(({ label, text, struck }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                {struck && <s>{t(struck)}</s>} {t(text)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <span className="sample">{t(callSheet.tag)}</span>
    </>
  );
}

export function Draft() {
  const { t } = useTranslation();
  return (
    <>
      <div className="how-draft">
        <Badge variant="pending" className="absolute top-1 right-2.5 z-2 px-2 py-1">
          {t(draft.badge)}
        </Badge>
        <BrowserFrame trade="land">
          <LandSite height={640} />
        </BrowserFrame>
      </div>
      <span className="sample">{t(draft.tag)}</span>
    </>
  );
}

export function Corrections() {
  const { t } = useTranslation();
  return (
    <>
      <div className="how-fix">
        <div className="how-fix-crop">
          <LandSite label={t(corrections.picture)} />
          <svg viewBox="0 0 300 342" aria-hidden="true" preserveAspectRatio="none">
            <path
              d="M202 241c32-22 82-8 84 38s-42 68-82 52-40-64 0-88"
              fill="none"
              stroke="#BF360C"
              strokeWidth="3.5"
              strokeLinecap="round"
            />
          </svg>
        </div>
        <ol className="how-bubbles">
          {corrections.messages.map(({ from, text }) => (
            <li key={text} className={from === "you" ? "how-bubble-you" : undefined}>
              <span className="sr-only">{from === "you" ? t("You:") : t("We:")}</span> {t(text)}
            </li>
          ))}
        </ol>
      </div>
      <span className="sample">{t(corrections.tag)}</span>
    </>
  );
}

export function LaunchMorning() {
  const { t } = useTranslation();
  const { rows, yours } = launchMorning;
  return (
    <>
      <div className="how-sheet how-open">
        <h3>
          {t(launchMorning.title)} <span>{t(launchMorning.note)}</span>
        </h3>
        <ol>
          {rows.map(({ time, text }) => (
            <li key={time}>
              <time>{time}</time>
              <i>
                <Check size={17} strokeWidth={3.2} aria-label={t("Done")} />
              </i>
              {t(text)}
            </li>
          ))}
          <li>
            <time>{yours.time}</time>
            <i className="how-open-yours" />
            {t(yours.text)}
          </li>
        </ol>
      </div>
      <span className="sample">{t(launchMorning.tag)}</span>
    </>
  );
}

export function ChangeLog() {
  const { t } = useTranslation();
  return (
    <>
      <div className="how-sheet how-log">
        <h3>
          {t(changeLog.title)} <span>{changeLog.business}</span>
        </h3>
        <ol>
          {changeLog.rows.map(({ date, text, note, result }) => (
            <li key={date}>
              <time>{date}</time>
              <div>
                {t(text)}
                {note && <small>{t(note)}</small>}
              </div>
              <Badge
                className="max-sm:col-2 max-sm:justify-self-start"
                variant={GOOD_RESULTS.includes(result) ? "success" : "default"}
              >
                {t(result)}
              </Badge>
            </li>
          ))}
        </ol>
      </div>
      <span className="sample">{t(changeLog.tag)}</span>
    </>
  );
}
