import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { AccountPage } from "@/features/auth/account/account-page";
import { OwnBusyTimes } from "@/features/settings/demos/own-busy-times";
import { OwnHours } from "@/features/settings/demos/own-hours";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Your account")} />
      <AccountPage />
      <OwnBusyTimes />
      <OwnHours />
    </>
  );
}
