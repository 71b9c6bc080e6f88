import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { contactCopy } from "@/features/marketing/contact/contact-copy";
import { ContactPage } from "@/features/marketing/contact/contact-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Contact")} description={t(contactCopy.description)} />
      <ContactPage />
    </>
  );
}
