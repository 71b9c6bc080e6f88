import { useTranslation } from "react-i18next";
import { PAGE_LOCALE } from "@/lib/locale";
import { formatMonth } from "@/lib/time/calendar-month";

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  key: month,
  initial: formatMonth(`2026-${String(month + 1).padStart(2, "0")}`, "initial", PAGE_LOCALE),
}));

const BUSIEST = 3;

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
      <ol className="industries-year" aria-hidden="true">
        {MONTHS.map(({ key, initial }) => {
          const level = months[key] ?? 0;
          return (
            <li key={key} data-level={level} data-busiest={level === BUSIEST || undefined}>
              <i />
              {initial}
            </li>
          );
        })}
      </ol>
      {t(text)}
    </>
  );
}
