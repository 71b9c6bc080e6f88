import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { Checkout } from "@/features/marketing/checkout/checkout-page";
import type { PageHandle } from "../page-handle";

export const handle: PageHandle = { queryParams: ["step"] };

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Checkout")}
        description={t(
          "For when you have decided: business, plan and review, in three short steps. No card is asked for on this site.",
        )}
      />
      <Checkout />
    </>
  );
}
