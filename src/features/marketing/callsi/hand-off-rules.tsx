import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { RuledTable } from "../ruled-table";
import { handOffs, tradeQuestions } from "./callsi-content";

export function HandOffRules() {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="callsi-rules">
      <div className="wrap">
        <h2 className="h2 max-w-[20ch]" id="callsi-rules">
          {t("When it rings you, and when it lets you sleep")}
        </h2>
        <Intro>
          {t("These are the rules it starts with. Yours replace them, except the first.")}
        </Intro>
        <RuledTable
          className="mt-7"
          lastColumnClassName="sm:w-1/3"
          columns={[t("What happens"), t("What the caller hears"), t("What you get")]}
          rows={handOffs.map(({ when, hears, get }) => [
            t(when),
            t("“{{quote}}”", { quote: t(hears) }),
            t(get),
          ])}
        />
        <h3 className="h3 mt-12 lg:mt-18">{t("It asks what you would ask")}</h3>
        <RuledTable
          className="mt-7"
          lastColumnClassName="sm:w-1/3"
          columns={[t("Trade"), t("First question"), t("Rings you right away when")]}
          rows={tradeQuestions.map(({ trade, question, rings }) => [
            t(trade),
            t("“{{quote}}”", { quote: t(question) }),
            t(rings),
          ])}
        />
      </div>
    </section>
  );
}
