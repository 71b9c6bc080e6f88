import { useTranslation } from "react-i18next";
import {
  afterStorage,
  cookiesSection,
  cookiesSummary,
  cookiesVersions,
  storageSection,
} from "./cookies-content";
import { LegalPage } from "./legal-page";
import { LegalSections } from "./legal-sections";
import { LegalSummary } from "./legal-summary";
import { StoredItemsTable } from "./stored-items-table";

const contents = [cookiesSection, storageSection, ...afterStorage];

export function Cookies() {
  const { t } = useTranslation();
  return (
    <LegalPage
      heading={t("Cookie policy")}
      versions={cookiesVersions}
      summary={<LegalSummary {...cookiesSummary} />}
      contents={contents}
    >
      <LegalSections sections={[cookiesSection, storageSection]} />
      <StoredItemsTable />
      <LegalSections sections={afterStorage} />
    </LegalPage>
  );
}
