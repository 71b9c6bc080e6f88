import { Navigate, useParams, type RouteObject } from "react-router-dom";
import { paths } from "@/lib/paths";
import { drawnTrades } from "@/content/trades";
import { DocumentShell } from "./document-shell";
import { RouteError } from "./route-error";

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
  { path: "blog/new", element: <RedirectToEditor /> },
  { path: "blog/edit/:id", element: <RedirectToEditor /> },
  // Before the client's page, whose pattern would match "import" as an id.
  { path: "crm/:list/import", ...page("staff/import") },
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
