import { useTranslation } from "react-i18next";

type LegalSummaryProps = {
  /** Three figures with labels. */
  figures: readonly { number: string; label: string }[];
  text: string;
};

export function LegalSummary({ figures, text }: LegalSummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      {figures.map(({ number, label }) => (
        <p
          className="grid max-w-34 justify-items-center gap-2 self-start justify-self-center text-center text-[0.875rem]/[1.3] font-medium text-balance md:justify-self-auto md:text-sm/[1.3]"
          key={label}
        >
          <b className="min-w-18 rounded-xs bg-white px-2 pt-[0.45rem] pb-1 text-[clamp(2.2rem,11vw,3rem)]/none font-[850] font-stretch-70% tabular-nums md:min-w-21 md:px-3.5 md:text-[3.6rem]/none">
            {number}
          </b>{" "}
          {t(label)}
        </p>
      ))}
      <p className="col-span-full max-w-[46ch] md:col-span-1">{t(text)}</p>
    </>
  );
}
