import { useTranslation } from "react-i18next";

/** Within this share of the plot's ends, a tip in the middle of its bar would stand out of it. */
const END = 0.3;

/** Where across the plot a bar's tip hangs, and how much of its own width it is moved back. */
function placeOf(index: number, months: number) {
  const middle = (index + 0.5) / months;
  if (middle < END) return { left: index / months, back: 0 };
  if (middle > 1 - END) return { left: (index + 1) / months, back: 1 };
  return { left: middle, back: 0.5 };
}

const percent = (share: number) => `${share * 100}%`;

type MonthTipProps = {
  index: number;
  months: number;
  /** Share of the plot's height. */
  top: number;
  month: string;
  amount: string;
  change: string | null;
};

export function MonthTip({ index, months, top, month, amount, change }: MonthTipProps) {
  const { t } = useTranslation();
  const { left, back } = placeOf(index, months);
  return (
    <div
      data-slot="month-tip"
      className="pointer-events-none absolute z-1 grid rounded-xs bg-strong px-2.5 py-1.5 text-xs/[1.35] whitespace-nowrap text-on-strong tabular-nums"
      aria-hidden="true"
      style={{
        left: percent(left),
        top: percent(top),
        translate: `${percent(-back)} calc(-100% - 10px)`,
      }}
    >
      <span>{month}</span>
      <b className="text-sm font-bold">{amount}</b>
      {change !== null && <span>{t("{{change}} on the month before", { change })}</span>}
    </div>
  );
}
