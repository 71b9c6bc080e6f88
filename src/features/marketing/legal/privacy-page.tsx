import { useTranslation } from "react-i18next";
import { LegalStatus } from "./legal-status";
import { LegalPage } from "./legal-page";
import { LegalSections } from "./legal-sections";
import { LegalSummary } from "./legal-summary";
import { privacySections, privacyStatus, privacySummary, privacyVersions } from "./privacy-content";

export function Privacy() {
  const { t } = useTranslation();
  return (
    <LegalPage
      heading={t("Privacy policy")}
      versions={privacyVersions}
      summary={<LegalSummary {...privacySummary} />}
      contents={privacySections}
    >
      {privacyStatus !== null && <LegalStatus>{t(privacyStatus)}</LegalStatus>}
      <LegalSections sections={privacySections} />
    </LegalPage>
  );
}
