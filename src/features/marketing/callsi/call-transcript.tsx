import { useTranslation } from "react-i18next";
import { DrawnPicture } from "@/components/drawn-picture";
import { FoldedPart } from "@/components/fold";
import { Intro } from "@/components/intro";
import { cn } from "@/lib/cn";
import { callTime, exampleBusiness, exampleCall, type Turn } from "./callsi-call-content";

/** Shown on phones before unfolding: until Callsi asks about danger. */
const FIRST_TURNS = 3;

export function CallTranscript() {
  const { t } = useTranslation();
  return (
    <section
      className="section on-dark bg-spruce-800 text-white print:[&_*]:text-inherit"
      id="call"
      aria-labelledby="callsi-call"
    >
      <div className="wrap">
        <div className="grid-12 items-end">
          <h2 className="h1 col-span-full lg:col-span-7" id="callsi-call">
            {t("11:04 pm, no heat.")}
          </h2>
          <div className="col-span-full mt-4 lg:col-span-5 lg:mt-0">
            <Intro className="mt-0 text-spruce-200">
              {t(
                "The whole call, word for word, with the rule that is at work beside it. Ninety-four seconds, and the technician has a name, an address and a dog to watch for.",
              )}
            </Intro>
          </div>
        </div>
        <DrawnPicture
          className="mt-6 mb-3 h-21 sm:mt-9 sm:h-30"
          src="/drawings/callsi-waveform.svg"
          alt={t("Waveform of the example call: assistant and caller taking turns, 94 seconds")}
          width={1196}
          height={120}
        />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-spruce-200">
          <Speaker name={t("Callsi")} color="bg-spruce-200" />
          <Speaker name={t("Caller")} color="bg-curb-400" />
          <span className="sample border-current/50 text-inherit">
            {t("Example call, written for this page. {{business}} is invented.", {
              business: exampleBusiness,
            })}
          </span>
        </p>
        <ol className="mt-6 border-t-2 border-white sm:mt-8">
          {exampleCall.slice(0, FIRST_TURNS).map((turn) => (
            <TurnRow key={turn.at} turn={turn} />
          ))}
        </ol>
        <FoldedPart title={t("The rest of the call, word for word")}>
          <ol start={FIRST_TURNS + 1}>
            {exampleCall.slice(FIRST_TURNS).map((turn) => (
              <TurnRow key={turn.at} turn={turn} />
            ))}
          </ol>
        </FoldedPart>
      </div>
    </section>
  );
}

function Speaker({ name, color }: { name: string; color: string }) {
  return (
    <span className="flex items-center gap-2">
      <i className={cn("size-3.5 rounded-full", color)} />
      {name}
    </span>
  );
}

function TurnRow({ turn: { at, speaker, text, note } }: { turn: Turn }) {
  const { t } = useTranslation();
  const isCaller = speaker === "caller";
  const color = isCaller ? "text-curb-400" : "text-spruce-200";
  return (
    <li className="grid grid-cols-[2.9rem_minmax(0,1fr)] gap-x-2.5 border-b border-white/25 py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-4 lg:grid-cols-[4.5rem_7fr_4fr] lg:gap-x-8">
      <time
        className={cn(
          "text-xl/tight font-extrabold font-stretch-72% tabular-nums sm:text-2xl/tight",
          color,
        )}
        dateTime={`PT${at}S`}
      >
        {callTime(at)}
      </time>
      <p className="max-w-[60ch] sm:text-lg/normal">
        <b className={cn("block text-sm/snug font-semibold", color)}>
          {isCaller ? t("Caller") : t("Callsi")}
        </b>
        {t(text)}
      </p>
      {note && (
        <p className="col-start-2 mt-3 flex gap-3 text-sm/snug text-spruce-200 before:mt-2 before:h-1.25 before:w-7 before:flex-none before:bg-curb-400 lg:col-start-3 lg:mt-0">
          <span>
            <b className="block text-white">{t(note.rule)}</b>
            {t(note.detail)}
          </span>
        </p>
      )}
    </li>
  );
}
