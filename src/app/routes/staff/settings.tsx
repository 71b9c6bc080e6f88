import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { SettingsPage } from "@/features/settings/settings-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Settings")} />
      <SettingsPage />
    </>
  );
}
