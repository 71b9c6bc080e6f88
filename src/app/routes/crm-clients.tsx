import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { ClientsPage } from "@/features/crm/clients/clients-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Clients")} />
      <ClientsPage />
    </>
  );
}
