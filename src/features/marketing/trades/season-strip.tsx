import { cn } from "@/lib/cn";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatMonth } from "@/lib/dates/calendar-month";

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  key: month,
  initial: formatMonth(`2026-${String(month + 1).padStart(2, "0")}`, "initial", PAGE_LOCALE),
}));

/** By how busy a month is. */
const BARS = [
  "h-[calc(4px*var(--scale,1))] bg-current",
  "h-[calc(12px*var(--scale,1))] bg-current",
  "h-[calc(22px*var(--scale,1))] bg-current",
  "h-[calc(34px*var(--scale,1))] bg-curb-400 inset-ring-frame inset-ring-current",
];

interface SeasonStripProps {
  /** January to December, from 0 to 3. */
  months: readonly number[];
  /** May set `--scale` for higher bars. */
  className?: string;
}

/** Twelve bars for the year's calls; the sentence beside it has the same information. */
export function SeasonStrip({ months, className }: SeasonStripProps) {
  return (
    <ol
      className={cn(
        "my-2 grid max-w-100 grid-cols-12 items-end gap-0.75 text-center text-xs/tight",
        className,
      )}
      aria-hidden="true"
    >
      {MONTHS.map(({ key, initial }) => (
        <li key={key}>
          <i className={cn("mb-1 block", BARS[months[key] ?? 0])} />
          {initial}
        </li>
      ))}
    </ol>
  );
}
