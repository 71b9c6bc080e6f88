import { Circle, X } from "lucide-react";
import { Fold } from "@/components/fold";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { does, willNot } from "./callsi-content";

export function CallsiLimits() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" aria-label={t("What Callsi does and will not do")}>
      <div className="wrap grid gap-x-18 gap-y-9 sm:gap-y-12 lg:grid-cols-2">
        <Ledger
          heading={t("What it does")}
          items={does}
          mark={<Circle className="mt-1.5 fill-current text-go" size={18} aria-hidden />}
        />
        <Ledger
          heading={t("What it won’t do")}
          items={willNot}
          mark={<X className="mt-1 text-stop" size={22} strokeWidth={5} aria-hidden />}
        />
      </div>
    </section>
  );
}

type LedgerProps = {
  heading: string;
  items: readonly { title: string; text: string }[];
  mark: ReactNode;
};

function Ledger({ heading, items, mark }: LedgerProps) {
  const { t } = useTranslation();
  return (
    <div>
      <h2 className="h2">{heading}</h2>
      <ul className="mt-5 border-t-2 border-text sm:mt-8">
        {items.map(({ title, text }) => (
          <li key={title} className="relative flex gap-4 border-b border-line-strong py-4">
            <span className="w-5.5 flex-none">{mark}</span>
            <div className="max-sm:pr-10">
              <b className="block font-display text-lg/[1.4] font-semibold text-balance sm:text-xl/[1.3]">
                {t(title)}
              </b>
              <Fold label={t(title)}>
                <span className="text-base text-text-2">{t(text)}</span>
              </Fold>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
