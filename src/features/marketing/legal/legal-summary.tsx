import { useTranslation } from "react-i18next";

type LegalSummaryProps = {
  /** Three numbers that say the most, each with what it counts. */
  figures: readonly { number: string; label: string }[];
  text: string;
};

export function LegalSummary({ figures, text }: LegalSummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      {figures.map(({ number, label }) => (
        <p className="legal-figure" key={label}>
          <b>{number}</b> {t(label)}
        </p>
      ))}
      <p className="legal-summary-text">{t(text)}</p>
    </>
  );
}
