import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { Industries } from "@/features/marketing/industries/industries";

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
    </>
  );
}
