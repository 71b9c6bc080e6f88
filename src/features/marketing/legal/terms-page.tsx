import { useTranslation } from "react-i18next";
import { LegalStatus, LegalSummary, LegalSections, LegalPage } from "./legal-page";
import { termsSections, termsStatus, termsSummary, termsVersions } from "./terms-content";

export function Terms() {
  const { t } = useTranslation();
  return (
    <LegalPage
      heading={t("Terms of service")}
      versions={termsVersions}
      summary={<LegalSummary {...termsSummary} />}
      contents={termsSections}
    >
      {termsStatus !== null && <LegalStatus>{t(termsStatus)}</LegalStatus>}
      <LegalSections sections={termsSections} />
    </LegalPage>
  );
}
