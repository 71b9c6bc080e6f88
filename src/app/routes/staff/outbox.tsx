import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { OutboxPage } from "@/features/crm/outbox/outbox-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Outbox")} />
      <OutboxPage />
    </>
  );
}
