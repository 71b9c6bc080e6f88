import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { ExampleReport } from "@/features/marketing/report/report-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Example of a monthly report")}
        description={t(
          "The page that comes each month, whole: what visitors did, what was changed, what came of it and what is next. Business and numbers are invented.",
        )}
        isIndexed={false}
      />
      <ExampleReport />
    </>
  );
}
