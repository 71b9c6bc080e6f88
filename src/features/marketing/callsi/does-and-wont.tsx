import { useTranslation } from "react-i18next";
import { does, willNot } from "./callsi-copy";

export function DoesAndWont() {
  const { t } = useTranslation();
  return (
    <section className="section callsi-limits" aria-label={t("What Callsi does and will not do")}>
      <div className="wrap">
        <Ledger heading={t("What it does")} items={does} className="callsi-does" />
        <Ledger heading={t("What it won’t do")} items={willNot} className="callsi-wont" />
      </div>
    </section>
  );
}

type LedgerProps = {
  heading: string;
  items: readonly { title: string; text: string }[];
  className: string;
};

function Ledger({ heading, items, className }: LedgerProps) {
  const { t } = useTranslation();
  return (
    <div>
      <h2 className="h2">{heading}</h2>
      <ul className={`callsi-ledger ${className}`}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <b>{t(title)}</b>
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
