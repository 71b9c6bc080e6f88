import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { InboxPage } from "@/features/crm/inbox/inbox-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Unmatched")} />
      <InboxPage />
    </>
  );
}
