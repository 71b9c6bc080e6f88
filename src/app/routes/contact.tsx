import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData, OrganizationData } from "@/components/head/structured-data-script";
import { contactContent } from "@/features/marketing/contact/contact-content";
import { ContactPage } from "@/features/marketing/contact/contact-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Contact")} description={t(contactContent.description)} />
      <ContactPage />
      <OrganizationData />
      <BreadcrumbData trail={[{ name: t("Contact"), path: paths.contact }]} />
    </>
  );
}
