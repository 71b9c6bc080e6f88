import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format/format";
import { sumOf, weeks } from "./report-content";

const most = Math.max(...weeks.map(({ taps, forms }) => taps + forms));

/** One column per week, forms above taps, each described as text. */
export function WeeklyRequests() {
  const { t } = useTranslation();
  return (
    <figure className="mt-5 print:mt-2">
      <ol className="grid h-56 grid-cols-5 items-end gap-3 border-b-2 border-text sm:gap-8 print:h-22 print:gap-2">
        {weeks.map(({ days, taps, forms }) => (
          <li key={days} className="flex h-full flex-col justify-end">
            <span className="sr-only">
              {t("April {{days}}: {{taps}} taps, {{forms}} forms.", { days, taps, forms })}
            </span>
            <b
              className="pb-1 text-center text-2xl/none font-extrabold font-stretch-72% tabular-nums print:text-base"
              aria-hidden="true"
            >
              {taps + forms}
            </b>
            <Block className="bg-curb-400" share={forms / most} />
            <Block className="bg-spruce-800" share={taps / most} />
          </li>
        ))}
      </ol>
      <ol
        className="grid grid-cols-5 gap-3 pt-2 text-center text-sm/tight text-muted tabular-nums sm:gap-8 print:gap-2 print:text-[0.7rem]/[1.3]"
        aria-hidden="true"
      >
        {weeks.map(({ days }) => (
          <li key={days} className="whitespace-nowrap">
            {days}
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm print:mt-1 print:text-[0.7rem]/[1.3]">
        <Key className="bg-spruce-800">{t("Taps on your number")}</Key>
        <Key className="bg-curb-400">{t("Forms sent")}</Key>
      </figcaption>
    </figure>
  );
}

/** Part of a column, less the number above it. */
function Block({ share, className }: { share: number; className: string }) {
  return (
    <i
      className={`mx-auto block w-full max-w-24 border-x-frame border-t-frame border-text [print-color-adjust:exact] ${className}`}
      style={{ height: `${(share * 82).toFixed(1)}%` }}
      aria-hidden="true"
    />
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <i
        className={`size-3.5 border-frame border-text [print-color-adjust:exact] ${className}`}
        aria-hidden="true"
      />
      {children}
    </span>
  );
}

type BarsProps = { rows: readonly { label: string; count: number }[]; unit: string };

export function Bars({ rows, unit }: BarsProps) {
  const { t } = useTranslation();
  const total = sumOf(rows.map(({ count }) => count));
  const mostCount = Math.max(...rows.map(({ count }) => count));
  return (
    <dl className="tabular-nums">
      {rows.map(({ label, count }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line-strong py-2 text-base/snug print:py-0.5 print:text-[0.7rem]/[1.3]"
        >
          <dt>{t(label)}</dt>
          <dd className="font-semibold">{formatNumber(count)}</dd>
          <dd className="col-span-2 pt-1.5 print:pt-0.5" aria-hidden="true">
            <i
              className="block h-2 rounded-[1px] bg-spruce-800 [print-color-adjust:exact] print:h-1"
              style={{ width: `${((count / mostCount) * 100).toFixed(1)}%` }}
            />
          </dd>
        </div>
      ))}
      <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2 text-base/snug font-bold print:py-0.5 print:text-[0.7rem]/[1.3]">
        <dt>{t("Together, {{unit}}", { unit })}</dt>
        <dd>{formatNumber(total)}</dd>
      </div>
    </dl>
  );
}
