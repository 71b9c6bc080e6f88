import { useTranslation } from "react-i18next";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { RuledTable } from "../ruled-table";
import { handOffs, tradeQuestions } from "./callsi-content";

export function HandOffRules() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="callsi-rules">
      <div className="wrap">
        <h2 className="h2 max-w-[20ch]" id="callsi-rules">
          {t("When it calls you, and when it lets you sleep")}
        </h2>
        <Intro>
          {t("These are the rules it starts with. Yours replace them, except the first.")}
        </Intro>
        <RuledTable
          className="mt-4 sm:mt-7"
          lastColumnClassName="sm:w-1/3"
          columns={[t("What happens"), t("What the caller hears"), t("What you get")]}
          rows={handOffs.map(({ when, hears, get }) => [
            t(when),
            t("“{{quote}}”", { quote: t(hears) }),
            t(get),
          ])}
        />
        <div className="relative py-4 max-sm:border-b max-sm:border-line-strong sm:pt-12 sm:pb-0 lg:pt-18">
          <h3 className="h3 max-sm:pr-10">{t("It asks what you would ask")}</h3>
          <Fold label={t("The questions, trade by trade")}>
            <RuledTable
              className="mt-3 sm:mt-7"
              lastColumnClassName="sm:w-1/3"
              columns={[t("Trade"), t("First question"), t("Calls you right away when")]}
              rows={tradeQuestions.map(({ trade, question, rings }) => [
                t(trade),
                t("“{{quote}}”", { quote: t(question) }),
                t(rings),
              ])}
            />
          </Fold>
        </div>
      </div>
    </section>
  );
}
