import type { Locator, Page } from "@playwright/test";
import { staffPages } from "@/app/layouts/staff/staff-pages";
import { paths } from "@/lib/paths";

type Route = {
  path: string;
  title: RegExp;
};

export const publicRoutes: Route[] = [
  { path: "/", title: /^Curbfront: / },
  { path: "/how-it-works", title: /How it works/i },
  { path: "/pricing", title: /Pricing/ },
  { path: "/checkout", title: /Checkout/ },
  { path: "/signup", title: /Sign up/i },
  { path: "/industries", title: /Industries/ },
  { path: "/industries/roofing", title: /^Roofing website, \$299 a month/ },
  { path: "/reviews", title: /Reviews/ },
  { path: "/blog", title: /blog/i },
  { path: "/blog/slow-gallery-roofer", title: /What a slow gallery costs a roofer in March/ },
  { path: "/about", title: /About/ },
  { path: "/contact", title: /Contact/ },
  { path: "/callsi", title: /Callsi/ },
  { path: "/privacy", title: /Privacy/ },
  { path: "/terms", title: /Terms/ },
  { path: "/cookies", title: /Cookie/ },
];

/** Example sites with their own header and footer; not indexed. */
export const exampleRoutes: Route[] = [
  { path: "/examples/heating-and-cooling", title: /Example heating & cooling website/ },
  { path: "/examples/roofing", title: /Example roofing website/ },
  { path: "/examples/plumbing", title: /Example plumbing website/ },
  { path: "/examples/electrical", title: /Example electrical website/ },
  { path: "/examples/landscaping", title: /Example landscaping website/ },
  { path: "/examples/cleaning", title: /Example cleaning website/ },
  { path: "/examples/pest-control", title: /Example pest control website/ },
  { path: "/examples/garage-doors", title: /Example garage doors website/ },
];

type StaffRoute = Route & {
  shows: (page: Page) => Locator;
  /** Whether another spec checks it in both themes and at every width. */
  hasOwnSpec?: boolean;
};

/** Content that proves a page is loaded, and titles that differ from the menu. */
const SHOWN: Record<string, Partial<StaffRoute>> = {
  [paths.admin]: {
    title: /Blog management/,
    shows: (page) => page.getByRole("table"),
    hasOwnSpec: true,
  },
  [paths.dashboard]: {
    shows: (page) => page.getByRole("region", { name: "Key figures" }),
    hasOwnSpec: true,
  },
  [paths.blogEditor()]: {
    shows: (page) => page.locator('[contenteditable="true"]'),
    hasOwnSpec: true,
  },
  [paths.myDay]: {
    shows: (page) => page.getByRole("region", { name: /^Today, / }),
    hasOwnSpec: true,
  },
  [paths.calendar]: {
    shows: (page) => page.locator("[data-hours]").first(),
    hasOwnSpec: true,
  },
  [paths.crmClients]: {
    shows: (page) => page.locator("[data-row-link]").first(),
    hasOwnSpec: true,
  },
  [paths.crmLeads]: {
    shows: (page) => page.locator("[data-slot=lead-card-link]").first(),
    hasOwnSpec: true,
  },
  [paths.crmTickets]: {
    shows: (page) => page.getByRole("table", { name: "Tickets" }),
    hasOwnSpec: true,
  },
  [paths.outbox]: { shows: (page) => page.getByRole("table", { name: "Mails" }), hasOwnSpec: true },
  [paths.inbox]: {
    shows: (page) => page.getByRole("table", { name: "Mails that came in" }),
    hasOwnSpec: true,
  },
  [paths.settings]: {
    shows: (page) =>
      page
        .getByText("Owners change them, and you are not signed in as staff.")
        .or(page.getByRole("heading", { name: "When the company works" })),
    hasOwnSpec: true,
  },
  [paths.staff]: {
    shows: (page) => page.getByRole("heading", { name: "People" }),
    hasOwnSpec: true,
  },
};

export const staffRoutes: StaffRoute[] = [
  ...staffPages.map(({ path, label }) => ({
    path,
    title: new RegExp(label),
    shows: (page: Page) => page.getByRole("heading", { level: 1, name: label }),
    ...SHOWN[path],
  })),
  {
    path: paths.crmClient("some-client"),
    title: /Client/,
    shows: (page) => page.getByRole("heading", { level: 1, name: "Client not found" }),
  },
];

export const unknownPaths = [
  "/no-such-page",
  "/pricing/nothing",
  "/industries/nothing",
  "/blog/no-such-post",
];
