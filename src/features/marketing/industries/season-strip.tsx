import { useTranslation } from "react-i18next";

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  key: month,
  initial: new Intl.DateTimeFormat("en-US", { month: "narrow", timeZone: "UTC" }).format(
    new Date(Date.UTC(2026, month, 1)),
  ),
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
