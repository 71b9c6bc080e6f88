import { useTranslation } from "react-i18next";
import { LegalStatus, LegalSummary, LegalSections, LegalPage } from "./legal-page";
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
