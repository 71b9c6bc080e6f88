import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { Industries } from "@/features/marketing/industries/industries-page";
import { paths } from "@/lib/paths";
import type { PageHandle } from "../page-handle";

export const handle: PageHandle = { queryParams: ["trade"] };

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Industries")}
        description={t(
          "Example sites for heating and cooling, roofing, plumbing, electrical, landscaping, cleaning, pest control and garage doors, and the calls each has to win.",
        )}
      />
      <Industries />
      <BreadcrumbData trail={[{ name: t("Industries"), path: paths.industries }]} />
    </>
  );
}
