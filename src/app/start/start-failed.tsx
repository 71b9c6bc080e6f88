import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { site } from "@/lib/site/site";

/** The last resort: the app could not start, so there is no router and no layout. */
export function StartFailed() {
  const { t } = useTranslation();
  return (
    <main className="wrap section" id="main">
      <ErrorNotice
        headingLevel={1}
        heading={t("This page did not load")}
        body={t("Check your connection and try again, or call us: {{phone}}.", {
          phone: site.phone,
        })}
        onRetry={() => globalThis.location.reload()}
      />
    </main>
  );
}
