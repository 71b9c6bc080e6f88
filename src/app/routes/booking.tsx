import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BookingPage } from "@/features/marketing/booking/booking-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Your demo")} hasCanonical={false} isIndexed={false} />
      <BookingPage />
    </>
  );
}
