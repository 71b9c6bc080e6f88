import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { ClientsPage } from "@/features/crm/clients/list/clients-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Clients")} />
      <ClientsPage />
    </>
  );
}
