import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Websites for local service businesses")}
        description={t(
          "Curbfront builds, hosts and keeps improving a website for your trade business. One price, one phone number to call, nothing to maintain.",
        )}
      />
      <PagePlan
        heading={t("Rent the best-looking front on the block.")}
        lead={t(
          "Curbfront builds, hosts and keeps improving a website for your trade business. One price, one phone number to call, nothing to maintain.",
        )}
        status={t(
          "The full tour of what $299 a month covers will stand here: an example site for your trade, the bill line by line, and a demo to book. Until then, call or write to us.",
        )}
      />
    </>
  );
}
