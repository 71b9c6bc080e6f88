import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-picture";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { cn } from "@/lib/cn";
import { markedParts } from "./home-content";

type Place = CSSProperties & Record<`--${string}`, string>;

export function AnnotatedSite() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" aria-labelledby="home-marked">
      <div className="wrap">
        <div className="grid-12 items-end">
          <h2 className="h1 col-span-full lg:col-span-7" id="home-marked">
            {t("Every inch of the page has a job.")}
          </h2>
          <div className="col-span-full mt-4 lg:col-span-4 lg:col-start-9">
            <Intro className="mt-0">
              {t("Here is a site for a heating company, with our designers’ notes left on.")}
            </Intro>
            <p className="sample mt-3">{t("Example business, drawn by us")}</p>
          </div>
        </div>
        <div className="@container mt-6 sm:mt-9 lg:mt-14">
          <div className="relative items-start gap-10 @2xl:grid @2xl:grid-cols-[1fr_18rem] @7xl:block">
            <div className="relative @7xl:mx-auto @7xl:w-163">
              <BrowserFrame trade="hvac">
                <ExampleSite trade="hvac" />
              </BrowserFrame>
              {markedParts.map(({ title, pin }, place) => (
                <NoteNumber
                  key={title}
                  className="absolute -m-4"
                  style={{ left: `${pin[0]}%`, top: `${pin[1]}%` }}
                  number={place + 1}
                />
              ))}
            </div>
            <ol className="mt-6 border-t-2 border-text @2xl:mt-0 @7xl:border-0">
              {markedParts.map((part, place) => (
                <Note key={part.title} part={part} number={place + 1} />
              ))}
            </ol>
            <Ink />
          </div>
        </div>
      </div>
    </section>
  );
}

function Note({ part, number }: { part: (typeof markedParts)[number]; number: number }) {
  const { t } = useTranslation();
  const place: Place = { "--top": `${part.top}%` };
  return (
    <li
      className={cn(
        "relative flex gap-4 border-b border-line-strong py-3 @7xl:absolute @7xl:top-(--top) @7xl:w-62.5 @7xl:border-t-3 @7xl:border-b-0 @7xl:border-mark-600 @7xl:py-3",
        part.side === "left" ? "left-0" : "right-0",
      )}
      style={place}
    >
      <NoteNumber number={number} />
      <div className="max-sm:pr-10">
        <h3 className="font-sans text-body font-bold text-mark-600">{t(part.title)}</h3>
        <Fold label={t(part.title)}>
          <p className="text-sm text-text-2">{t(part.text)}</p>
        </Fold>
      </div>
    </li>
  );
}

type NoteNumberProps = { number: number; className?: string; style?: CSSProperties };

/** Connects a note to its place where there is no room for an arrow. */
function NoteNumber({ number, className, style }: NoteNumberProps) {
  return (
    <span
      className={cn(
        "grid size-8 flex-none place-items-center rounded-full border-2 border-white bg-mark-600 text-sm/none font-bold text-white @7xl:hidden",
        className,
      )}
      style={style}
      aria-hidden="true"
    >
      {number}
    </span>
  );
}

/** In the units of the widest layout. */
function Ink() {
  return (
    <svg
      className="pointer-events-none absolute inset-x-0 top-0 hidden stroke-mark-600 @7xl:block"
      viewBox="0 0 1280 925"
      fill="none"
      strokeWidth={3.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1030 11C1000 10 985 30 962 54M962 54l5-17M962 54l17-6" />
      <path d="M814 50c40-16 138-10 142 18s-98 38-142 28-34-36 20-46" />
      <path d="M250 94c40 0 60 28 92 44M342 138l-10-15M342 138l-19 2" />
      <path d="M347 248c130 3 250-3 390-1" />
      <path d="M1030 270C920 256 830 286 748 316M748 316l13-14M748 316l18 5" />
      <path d="M250 446c50-4 90 18 128 46M378 492l-8-17M378 492l-19-2" />
      <path d="M1030 650C990 650 960 690 926 712M926 712l8-17M926 712l19 0" />
    </svg>
  );
}
