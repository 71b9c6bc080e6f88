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
import { typeAgain, typedNow, type Typed } from "@/lib/late-code/typed";
import { site } from "@/content/company";

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
  const [typed] = useState(typedNow);

  useEffect(() => {
    // Reloads also when the connection returns, because the failed page and its input are gone.
    if (isMissing) void (isOnline && reloadOnce());
    else if (!isRouteErrorResponse(error)) {
      console.error(error);
      reportPageError(error, pathname, params);
    }
  }, [error, isMissing, isOnline, pathname, params]);

  const retry = async () => {
    if (!isMissing) {
      typeAgain(typed);
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
    // Delayed, so that a reload that repairs the page is not preceded by an error.
    <div className="wrap section animate-appear-late">
      <PageHead title={words.heading} />
      <ErrorNotice
        headingLevel={1}
        {...words}
        onRetry={() => void retry()}
        {...(typed.length > 0 && { retryLabel: t("Back to what you typed") })}
        isRetrying={isRetrying}
      >
        {typed.length > 0 && <KeptTyping typed={typed} />}
      </ErrorNotice>
    </div>
  );
}

function KeptTyping({ typed }: { typed: readonly Typed[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("What you typed is kept. It stands in its fields again once you go back.")}</p>
      <details className="w-full">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t("Show what you typed")}
        </summary>
        <dl className="grid gap-3 border-l-2 border-line-strong pl-4">
          {typed.map(({ tag, name, label, value }) => (
            <div key={`${tag} ${name} ${label} ${value}`}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
