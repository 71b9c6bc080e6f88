import type { Locator, Page } from "@playwright/test";

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

export const staffRoutes: StaffRoute[] = [
  {
    path: "/admin",
    title: /Blog management/,
    shows: (page) => page.getByRole("table"),
    hasOwnSpec: true,
  },
  {
    path: "/admin/dashboard",
    title: /Dashboard/,
    shows: (page) => page.getByRole("region", { name: "Key figures" }),
    hasOwnSpec: true,
  },
  {
    path: "/admin/blog-editor",
    title: /New post/,
    shows: (page) => page.locator('[contenteditable="true"]'),
    hasOwnSpec: true,
  },
  {
    path: "/admin/crm/clients",
    title: /Clients/,
    shows: (page) => page.locator("[data-row-link]").first(),
    hasOwnSpec: true,
  },
  {
    path: "/admin/crm/clients/some-client",
    title: /Client/,
    shows: (page) => page.getByRole("heading", { level: 1, name: "Client not found" }),
  },
  {
    path: "/admin/crm/leads",
    title: /Leads/,
    shows: (page) => page.locator("[data-slot=lead-card-link]").first(),
    hasOwnSpec: true,
  },
  {
    path: "/admin/crm/tickets",
    title: /Tickets/,
    shows: (page) => page.getByRole("table", { name: "Tickets" }),
    hasOwnSpec: true,
  },
  {
    path: "/admin/outbox",
    title: /Outbox/,
    shows: (page) => page.getByRole("table", { name: "Mails" }),
    hasOwnSpec: true,
  },
  {
    path: "/admin/unmatched",
    title: /Unmatched/,
    shows: (page) => page.getByRole("table", { name: "Mails that came in" }),
    hasOwnSpec: true,
  },
  {
    path: "/admin/settings",
    title: /Settings/,
    shows: (page) =>
      page
        .getByText("Owners change them, and you are not signed in as staff.")
        .or(page.getByRole("heading", { name: "When the company works" })),
    hasOwnSpec: true,
  },
  {
    path: "/admin/staff",
    title: /Staff/,
    shows: (page) => page.getByRole("heading", { name: "People" }),
    hasOwnSpec: true,
  },
];

export const unknownPaths = [
  "/no-such-page",
  "/pricing/nothing",
  "/industries/nothing",
  "/blog/no-such-post",
];
