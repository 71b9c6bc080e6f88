import {
  Navigate,
  useParams,
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useRouteError,
  type RouteObject,
} from "react-router-dom";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "@/lib/paths";
import { drawnTrades } from "@/content/trades";
import { PageHead } from "@/components/head/page-head";
import { ErrorNotice } from "@/components/error-notice";
import { useIsOnline } from "@/hooks/use-is-online";
import { reportPageError } from "@/lib/errors/error-report";
import { isMissingCode, reloadIfReachable, reloadOnce } from "@/lib/late-code/missing-code";
import { typeAgain, typedNow, type Typed } from "@/lib/late-code/typed";
import { site } from "@/content/company";
import { DocumentShell } from "./document-shell";

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

type PageModule = Pick<RouteObject, "Component" | "handle">;

const modules = import.meta.glob<PageModule>([
  "./routes/**/*.tsx",
  "./layouts/{marketing,checkout,example,query,preview,staff/staff}-layout.tsx",
]);

/** Loads the route on its first visit. The id is the source file, by which the build finds its chunk. */
function lazyRoute(file: string): Pick<RouteObject, "id" | "lazy"> {
  const load = modules[`./${file}.tsx`];
  if (load === undefined) throw new Error(`src/app/${file}.tsx does not exist`);
  return {
    id: `src/app/${file}.tsx`,
    lazy: async () => {
      const { Component, handle } = await load();
      return { Component, handle };
    },
  };
}

const page = (name: string) => lazyRoute(`routes/${name}`);

function RedirectToEditor() {
  const { id } = useParams();
  return <Navigate to={paths.blogEditor(id)} replace />;
}

const marketingPages: RouteObject[] = [
  { index: true, ...page("home") },
  { path: "how-it-works", ...page("how-it-works") },
  { path: "pricing", ...page("pricing") },
  { path: "signup", ...page("signup") },
  { path: "industries", ...page("industries") },
  { path: "industries/:trade", ...page("trades/industry") },
  { path: "reviews", ...page("reviews") },
  { path: "about", ...page("about") },
  { path: "contact", ...page("contact") },
  { path: "callsi", ...page("callsi") },
  { path: "reports/example", ...page("example-report") },
  { path: "booking", ...page("booking") },
  { path: "upload", ...page("upload") },
  { path: "privacy", ...page("legal/privacy") },
  { path: "terms", ...page("legal/terms") },
  { path: "cookies", ...page("legal/cookies") },
  {
    ...lazyRoute("layouts/query-layout"),
    children: [
      { path: "blog", ...page("blog/blog-list") },
      { path: "blog/:slug", ...page("blog/blog-post") },
      { path: "blog/authors/:slug", ...page("blog/blog-author") },
    ],
  },
  { path: "*", ...page("not-found") },
];

const examplePages: RouteObject[] = drawnTrades.map(({ id, slug }) => ({
  path: paths.example(id),
  ...page(`examples/${slug}`),
}));

const staffPages: RouteObject[] = [
  { index: true, ...page("staff/admin") },
  { path: "dashboard", ...page("staff/dashboard") },
  { path: "blog-editor", ...page("staff/blog-editor") },
  { path: "pictures", ...page("staff/pictures") },
  { path: "blog/new", element: <RedirectToEditor /> },
  { path: "blog/edit/:id", element: <RedirectToEditor /> },
  // Before the client's page, whose pattern would match "import" as an id.
  { path: "crm/:list/import", ...page("staff/import") },
  { path: "crm/today", ...page("staff/today") },
  { path: "crm/calendar", ...page("staff/calendar") },
  { path: "crm/clients", ...page("staff/clients") },
  { path: "crm/clients/:id", ...page("staff/client") },
  { path: "crm/leads", ...page("staff/leads") },
  { path: "crm/tickets", ...page("staff/tickets") },
  { path: "outbox", ...page("staff/outbox") },
  { path: "unmatched", ...page("staff/inbox") },
  { path: "staff", ...page("staff/staff") },
  { path: "settings", ...page("staff/settings") },
  { path: "account", ...page("staff/account") },
];

if (import.meta.env.MODE === "development") {
  staffPages.push({
    path: "kit",
    lazy: async () => ({ Component: (await import("./dev/kit-page")).KitPage }),
  });
}

export const routes: RouteObject[] = [
  {
    element: <DocumentShell />,
    errorElement: <RouteError />,
    children: [
      {
        path: "/",
        ...lazyRoute("layouts/marketing-layout"),
        children: [{ errorElement: <RouteError />, children: marketingPages }],
      },
      {
        path: "/checkout",
        ...lazyRoute("layouts/checkout-layout"),
        children: [
          { errorElement: <RouteError />, children: [{ index: true, ...page("checkout") }] },
        ],
      },
      {
        ...lazyRoute("layouts/example-layout"),
        children: [{ errorElement: <RouteError />, children: examplePages }],
      },
      {
        path: "/admin/blog-preview",
        ...lazyRoute("layouts/preview-layout"),
        children: [
          {
            // Ids must be unique, so only one route may have this one.
            lazy: lazyRoute("layouts/marketing-layout").lazy,
            children: [
              {
                errorElement: <RouteError />,
                children: [{ index: true, ...page("staff/blog-preview") }],
              },
            ],
          },
        ],
      },
      {
        path: "/admin",
        ...lazyRoute("layouts/staff/staff-layout"),
        children: [{ errorElement: <RouteError />, children: staffPages }],
      },
    ],
  },
];
