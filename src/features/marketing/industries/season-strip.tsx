import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatMonth } from "@/lib/time/calendar-month";

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  key: month,
  initial: formatMonth(`2026-${String(month + 1).padStart(2, "0")}`, "initial", PAGE_LOCALE),
}));

/** By how busy a month is. The busiest are painted. */
const BARS = [
  "h-1 bg-current",
  "h-3 bg-current",
  "h-5.5 bg-current",
  "h-8.5 bg-curb-400 inset-ring-frame inset-ring-current",
];

interface SeasonStripProps {
  /** January to December, from 0 to 3. */
  months: readonly number[];
  text: string;
}

/** Twelve bars that say when the phone rings; the sentence below says the same. */
export function SeasonStrip({ months, text }: SeasonStripProps) {
  const { t } = useTranslation();
  return (
    <>
      <ol
        className="my-2 grid max-w-100 grid-cols-12 items-end gap-0.75 text-center text-xs/tight"
        aria-hidden="true"
      >
        {MONTHS.map(({ key, initial }) => (
          <li key={key}>
            <i className={cn("mb-1 block", BARS[months[key] ?? 0])} />
            {initial}
          </li>
        ))}
      </ol>
      {t(text)}
    </>
  );
}
