import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
} from "react-router-dom";
import { PageHead } from "@/components/head/page-head";
import { ErrorNotice } from "@/components/error-notice";
import { reportPageError } from "@/lib/errors/error-report";
import { isMissingChunk } from "@/lib/errors/missing-chunk";
import { site } from "@/lib/site/site";
import { reloadOnce } from "./start/chunk-reload";

/** Stands where the page would, inside the layout: header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const isReloadable = isMissingChunk(error);

  useEffect(() => {
    if (isReloadable) reloadOnce(globalThis.location.href);
    else if (!isRouteErrorResponse(error)) {
      console.error(error);
      reportPageError(error, pathname, params);
    }
  }, [error, isReloadable, pathname, params]);

  const retry = () => {
    if (isReloadable) globalThis.location.reload();
    // Going where one is clears the error; revalidating does not on a page without a loader.
    else void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  };
  return (
    // Late, so that a reload that cures it is not preceded by bad news.
    <div className="wrap section animate-appear-late">
      <PageHead title={t("This page did not load")} />
      <ErrorNotice
        headingLevel={1}
        heading={t("This page did not load")}
        body={t("The rest of the site still works. Try again, or call us: {{phone}}.", {
          phone: site.phone,
        })}
        onRetry={retry}
      />
    </div>
  );
}
