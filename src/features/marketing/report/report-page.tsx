import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { dealTerms } from "@/content/deal-terms";
import { paths } from "@/lib/paths";
import { ClosingBand } from "../closing-band";
import { PageOpening } from "../page-opening";
import { ReportSheet } from "./report-sheet";

export function ExampleReport() {
  const { t } = useTranslation();
  return (
    <>
      <section className="print:hidden">
        <PageOpening title={[t("One month,"), t("on one page.")]}>
          <Intro className="mt-0">{t(dealTerms.report.long)}</Intro>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="sample">{t("Example report, fictional business")}</span>
            <TextLink variant="painted" to={`${paths.howItWorks}#months`}>
              {t("How a month works")}
            </TextLink>
          </p>
        </PageOpening>
      </section>
      <section className="bg-concrete-100 py-8 lg:py-16 print:py-0">
        <div className="wrap max-sm:px-2.5 print:px-0">
          <ReportSheet />
        </div>
      </section>
      <ClosingBand
        heading={t("If nothing moved, the page says so.")}
        text={t(
          "That is the deal with a report: the duds stand beside what worked, and a person signs it.",
        )}
      />
    </>
  );
}
