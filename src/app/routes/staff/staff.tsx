import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { StaffPage } from "@/features/team/staff-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Staff")} />
      <StaffPage />
    </>
  );
}
