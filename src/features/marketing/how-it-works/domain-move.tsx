import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { StepColumns } from "../step-columns";
import { move } from "./how-it-works-content";

const CAPTION_X = [150, 364, 590];

export function DomainMove() {
  const { t } = useTranslation();
  return (
    <section className="section">
      <div className="wrap grid-12">
        <div className="col-span-full pb-8 lg:col-span-5 lg:pb-6">
          <h2 className="h2">{t(move.title)}</h2>
          <Intro>{t(move.intro)}</Intro>
        </div>
        <MoveDrawing />
        <StepColumns
          className="col-span-full border-t-2 border-text"
          steps={move.steps.map(({ title, text }) => ({ title: t(title), text: t(text) }))}
        />
      </div>
    </section>
  );
}

function MoveDrawing() {
  const { t } = useTranslation();
  return (
    <svg
      className="col-span-full h-auto w-full self-end lg:col-span-7"
      viewBox="0 0 760 330"
      role="img"
      aria-label={t(move.picture)}
    >
      <path d="M0 286h760v44H0z" fill="var(--color-curb-400)" />
      <path d="M0 286h760v11H0z" fill="var(--color-curb-200)" />
      <path d="M0 297h760" stroke="var(--color-curb-600)" strokeWidth="2" />
      <path
        d="M252 286v22M478 286v22M704 286v22M26 286v22"
        stroke="var(--color-curb-700)"
        strokeWidth="2"
        opacity=".5"
      />
      <OldFront />
      <NewFront />
      <path
        d="M246 62C300 12 400 10 464 58M464 58l-8-20M464 58l-21-2"
        fill="none"
        stroke="var(--color-mark-600)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <Mailbox />
      {/* On phones the drawing shrinks to half, but not its text. */}
      <g
        className="text-[27px] font-semibold font-stretch-75% sm:text-[15px] sm:font-stretch-100%"
        fill="var(--color-asphalt-950)"
        textAnchor="middle"
      >
        {move.captions.map((caption, index) => (
          <text key={caption} x={CAPTION_X[index]} y="320">
            {t(caption)}
          </text>
        ))}
      </g>
    </svg>
  );
}

function OldFront() {
  return (
    <g fill="none" stroke="var(--color-asphalt-400)" strokeWidth="2.5" strokeDasharray="8 7">
      <path d="M40 286V96h220v190M70 286V190h70v96M164 190h70v50h-70z" />
      <path d="M64 62h172v44H64z" />
    </g>
  );
}

function NewFront() {
  return (
    <>
      <path
        d="M470 286V112h240v174Z"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path d="M500 286V190h70v96Z" fill="var(--color-spruce-800)" />
      <path
        d="M594 190h88v60h-88z"
        fill="var(--color-sky-100)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path
        d="M454 108h272v36a17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0Z"
        fill="var(--color-spruce-800)"
      />
      <path
        d="M488 108h34v36a17 17 0 0 1-34 0ZM556 108h34v36a17 17 0 0 1-34 0ZM624 108h34v36a17 17 0 0 1-34 0ZM692 108h34v36a17 17 0 0 1-34 0Z"
        fill="var(--color-curb-400)"
      />
      <rect x="480" y="50" width="220" height="50" rx="4" fill="var(--color-asphalt-950)" />
      <text
        x="590"
        y="82"
        textAnchor="middle"
        fontWeight="650"
        fontSize="21"
        fill="var(--color-white)"
      >
        {move.address}
      </text>
    </>
  );
}

function Mailbox() {
  return (
    <>
      <path d="M360 286V214" stroke="var(--color-asphalt-600)" strokeWidth="9" />
      <path
        d="M326 214v-34a20 20 0 0 1 20-20h44a20 20 0 0 1 20 20v34Z"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path
        d="M326 214v-34a20 20 0 0 1 40 0v34Z"
        fill="var(--color-concrete-200)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path d="M392 186v-32h16v10h-12" fill="none" stroke="var(--color-mark-600)" strokeWidth="4" />
    </>
  );
}
