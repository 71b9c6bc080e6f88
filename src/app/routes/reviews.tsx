import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { Reviews } from "@/features/marketing/reviews/reviews-page";
import { reviewsDescription } from "@/features/marketing/reviews/reviews-data";
import { paths } from "@/lib/paths";
import type { PageHandle } from "../page-handle";

export const handle: PageHandle = { queryParams: ["trade", "place", "rating"] };

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Reviews")} description={t(reviewsDescription)} />
      <Reviews />
      <BreadcrumbData trail={[{ name: t("Reviews"), path: paths.reviews }]} />
    </>
  );
}
