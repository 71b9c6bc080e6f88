import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { callTime, exampleBusiness, exampleCall, type Turn } from "./callsi-call";
import { Waveform } from "./waveform";

export function CallTranscript() {
  const { t } = useTranslation();
  return (
    <section className="section callsi-call on-dark" id="call" aria-labelledby="callsi-call">
      <div className="wrap">
        <div className="callsi-call-head">
          <h2 className="h1" id="callsi-call">
            {t("11:04 pm, no heat.")}
          </h2>
          <p className="lead">
            {t(
              "The whole call, word for word, with the rule that is at work beside it. Ninety-four seconds, and the technician has a name, an address and a dog to mind.",
            )}
          </p>
        </div>
        <Waveform
          label={t("Waveform of the example call: assistant and caller taking turns, 94 seconds")}
        />
        <p className="callsi-key">
          <span className="callsi-key-callsi">{t("Callsi")}</span>
          <span className="callsi-key-caller">{t("Caller")}</span>
          <span className="sample">
            {t("Example call, written for this page. {{business}} is invented.", {
              business: exampleBusiness,
            })}
          </span>
        </p>
        <ol className="callsi-turns">
          {exampleCall.map((turn) => (
            <TurnRow key={turn.at} turn={turn} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function TurnRow({ turn: { at, speaker, text, note } }: { turn: Turn }) {
  const { t } = useTranslation();
  return (
    <li className={clsx("callsi-turn", speaker === "caller" && "callsi-turn-caller")}>
      <time dateTime={`PT${at}S`}>{callTime(at)}</time>
      <p>
        <b>{speaker === "caller" ? t("Caller") : t("Callsi")}</b>
        {text}
      </p>
      {note && (
        <p className="callsi-note">
          <b>{note.rule}</b>
          {note.detail}
        </p>
      )}
    </li>
  );
}
