import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { aging } from "./about-content";

const AWNING_SCALLOPS = 6;
const SCALLOP = 48;

const FRONTS: readonly ComponentType[] = [NewFront, FadedFront, BoardedFront];

export function StorefrontYears() {
  const { t } = useTranslation();
  return (
    <div className="mt-10 lg:mt-18">
      <ol
        className="wrap isolate grid grid-cols-3 gap-x-4 md:gap-x-13 lg:gap-x-[min(7vw,7rem)]"
        aria-label={t(aging.label)}
      >
        {aging.years.map(({ year, text }, index) => {
          const Front = FRONTS[index] ?? NewFront;
          return (
            <li key={year} className="row-span-3 grid grid-rows-subgrid">
              <svg className="h-auto w-full self-end" viewBox="28 0 304 296" aria-hidden="true">
                <Front />
              </svg>
              <b className="relative grid h-13.5 place-items-end justify-center pb-2.5 text-center text-sm/tight font-bold sm:text-body/tight">
                <CurbAcross />
                {t(year)}
              </b>
              <p className="pt-4 text-center text-[0.875rem]/snug text-balance text-text-2 sm:text-body/snug">
                {t(text)}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Sign({ text, fill, size = 23 }: { text: string; fill: string; size?: number }) {
  return (
    <text
      x="180"
      y="43"
      textAnchor="middle"
      fontFamily="var(--font-display)"
      fontWeight="650"
      fontSize={size}
      fill={fill}
    >
      {text}
    </text>
  );
}

type Paint = { fill: string; fillOpacity?: number };

const BARE: Paint = { fill: "var(--color-concrete-50)" };

function Scallops({ paints }: { paints: readonly [Paint, Paint] }) {
  return Array.from({ length: AWNING_SCALLOPS }, (_, place) => (
    <path
      key={place}
      d={`M${36 + place * SCALLOP} 60h${SCALLOP}v34a24 24 0 0 1-${SCALLOP} 0Z`}
      {...paints[place % 2]}
    />
  ));
}

function NewFront() {
  const { t } = useTranslation();
  return (
    <>
      <path
        d="M50 296V90h260v206Z"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path d="M76 296V170h74v126Z" fill="var(--color-spruce-800)" />
      <path
        d="M176 170h112v84H176Z"
        fill="var(--color-glass)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path d="M186 250l50-76h24l-50 76Z" fill="var(--color-white)" opacity=".6" />
      <Scallops paints={[{ fill: "var(--color-spruce-800)" }, { fill: "var(--color-curb-400)" }]} />
      <rect x="80" y="14" width="200" height="42" rx="3" fill="var(--color-asphalt-950)" />
      <Sign text={t("Now open")} fill="var(--color-white)" />
    </>
  );
}

function FadedFront() {
  const { t } = useTranslation();
  return (
    <>
      <path
        d="M50 296V90h260v206Z"
        fill="var(--color-concrete-100)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path d="M76 296V170h74v126Z" fill="var(--color-spruce-800)" fillOpacity=".66" />
      <path
        d="M176 170h112v84H176Z"
        fill="var(--color-steel)"
        fillOpacity=".55"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <rect
        x="202"
        y="192"
        width="60"
        height="36"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
      />
      <g textAnchor="middle" fontSize="11" fontWeight="600" fill="var(--color-asphalt-950)">
        <text x="232" y="207">
          {t("back in")}
        </text>
        <text x="232" y="221">
          {t("5 min")}
        </text>
      </g>
      {/* Below the faded paint, so that the wall's edge does not show through. */}
      <Scallops paints={[BARE, BARE]} />
      <Scallops
        paints={[
          { fill: "var(--color-spruce-800)", fillOpacity: 0.52 },
          { fill: "var(--color-curb-600)", fillOpacity: 0.32 },
        ]}
      />
      <path d="M252 60h48v34a24 24 0 0 1-48 0Z" fill="var(--color-concrete-50)" />
      <rect x="80" y="14" width="200" height="42" rx="3" fill="var(--color-asphalt-600)" />
      <Sign text={t("Now o en")} fill="var(--color-white)" />
    </>
  );
}

function BoardedFront() {
  const { t } = useTranslation();
  return (
    <>
      <path
        d="M50 296V90h260v206Z"
        fill="var(--color-concrete-200)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path d="M76 296V170h74v126Z" fill="var(--color-asphalt-400)" fillOpacity=".75" />
      <path
        d="M176 170h112v84H176Z"
        fill="var(--color-steel)"
        fillOpacity=".75"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path
        d="M166 184l134-6v18l-134 6ZM164 214l136 8v18l-136-8ZM66 214l94-14v18l-94 14Z"
        fill="var(--color-board)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="1.5"
      />
      <path d="M36 60h288v14H36Z" fill="var(--color-steel)" />
      <path
        d="M36 74v18a24 24 0 0 0 40 0V74ZM170 74v14a20 20 0 0 0 34 0V74Z"
        fill="var(--color-concrete-300)"
      />
      <g transform="rotate(7 85 20)">
        <rect
          x="80"
          y="14"
          width="200"
          height="42"
          rx="3"
          fill="none"
          stroke="var(--color-asphalt-400)"
          strokeWidth="2"
          strokeDasharray="7 6"
        />
        <Sign text={t("Fax us")} fill="var(--color-asphalt-600)" size={21} />
      </g>
    </>
  );
}

export function CurbAcross() {
  return (
    <span className="absolute -inset-x-[100vw] inset-y-0 -z-1 bg-[linear-gradient(var(--color-curb-200)_0_12px,var(--color-curb-600)_12px_14px,var(--color-curb-400)_14px)]" />
  );
}
