import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { UploadPage } from "@/features/marketing/upload/upload-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Send us your photos")} hasCanonical={false} isIndexed={false} />
      <UploadPage />
    </>
  );
}
