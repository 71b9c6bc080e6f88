import { useEffect, useState } from "react";
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
import { useIsOnline } from "@/hooks/use-is-online";
import { reportPageError } from "@/lib/errors/error-report";
import { isMissingCode, reloadIfReachable, reloadOnce } from "@/lib/late-code/missing-code";
import { site } from "@/lib/site/site";

/** Stands where the page would, inside the layout: header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const isMissing = isMissingCode(error);
  const isOnline = useIsOnline();
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    // Once the line is back as well: the page that stood here has gone with all that was open in it.
    if (isMissing) void (isOnline && reloadOnce());
    else if (!isRouteErrorResponse(error)) {
      console.error(error);
      reportPageError(error, pathname, params);
    }
  }, [error, isMissing, isOnline, pathname, params]);

  const retry = async () => {
    if (!isMissing) {
      // Going where one is clears the error; revalidating does not on a page without a loader.
      await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
      return;
    }
    setIsRetrying(true);
    if (!(await reloadIfReachable())) setIsRetrying(false);
  };
  const words =
    isMissing && !isOnline
      ? {
          heading: t("You are offline"),
          body: t("This page opens by itself once you are connected. Or call us: {{phone}}.", {
            phone: site.phone,
          }),
        }
      : {
          heading: t("This page did not load"),
          body: t("The rest of the site still works. Try again, or call us: {{phone}}.", {
            phone: site.phone,
          }),
        };
  return (
    // Late, so that a reload that cures it is not preceded by bad news.
    <div className="wrap section animate-appear-late">
      <PageHead title={words.heading} />
      <ErrorNotice
        headingLevel={1}
        {...words}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
      />
    </div>
  );
}
