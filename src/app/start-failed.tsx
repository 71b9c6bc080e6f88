import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { site } from "@/lib/site";
import { isMissingChunk, reloadOnce } from "./chunk-reload";

type StartFailedProps = { error: unknown };

/** The last resort: the app could not start, so there is no router and no layout. */
export function StartFailed({ error }: StartFailedProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (isMissingChunk(error)) reloadOnce(globalThis.location.href);
  }, [error]);
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
