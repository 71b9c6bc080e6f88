import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { About } from "@/features/marketing/about/about";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("About")}
        description={t(
          "Why we rent websites instead of selling them, what we refuse to do, who answers for what, and where we sit.",
        )}
      />
      <About />
    </>
  );
}
