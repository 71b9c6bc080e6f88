import {
  drawnTradeById,
  drawnTrades,
  type DrawnTrade,
  type DrawnTradeId,
} from "../content/trades.ts";

export const paths = {
  home: "/",
  howItWorks: "/how-it-works",
  pricing: "/pricing",
  checkout: "/checkout",
  signup: "/signup",
  industries: "/industries",
  industry: <Slug extends DrawnTrade["slug"]>(trade: Slug) => `/industries/${trade}` as const,
  example: (trade: DrawnTradeId) => `/examples/${drawnTradeById(trade).slug}` as const,
  reviews: "/reviews",
  blog: "/blog",
  rssFeed: "/rss.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** Slugs have no slash, so none is allowed. */
  blogAuthor: (slug: string) => `/blog/authors/${encodeURIComponent(slug)}`,
  about: "/about",
  contact: "/contact",
  scheduleDemo: "/contact#schedule-demo",
  callsi: "/callsi",
  exampleReport: "/reports/example",
  /** Shows a booked demo by its key; behind "#", so that it is not sent to a server. */
  booking: "/booking",
  bookingOf: (key: string) => `/booking#${key}`,
  /** Where a client sends files by a link; its token is behind "#", so that it is not sent to a server. */
  upload: "/upload",
  uploadWith: (token: string) => `/upload#${token}`,
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  admin: "/admin",
  /** The key is behind "#", so that it is not sent to a server. */
  invitation: (key: string) => `/admin#invitation=${key}`,
  dashboard: "/admin/dashboard",
  blogEditor: (id?: string) =>
    id === undefined ? "/admin/blog-editor" : `/admin/blog-editor?id=${encodeURIComponent(id)}`,
  /** The media library; `q` and `show` in its address say what it shows. */
  pictures: "/admin/pictures",
  blogPreview: (id: string) => `/admin/blog-preview?id=${encodeURIComponent(id)}`,
  /** `whose=team` in its address shows everybody’s work. */
  myDay: "/admin/crm/today",
  /** `view`, `day` and `people` in its address say what it shows. */
  calendar: "/admin/crm/calendar",
  crmClients: "/admin/crm/clients",
  crmClient: (id: string) => `/admin/crm/clients/${encodeURIComponent(id)}`,
  /** The client's page with the dialog for a new ticket. */
  crmNewTicket: (clientId: string) =>
    `/admin/crm/clients/${encodeURIComponent(clientId)}?new=ticket`,
  crmLeads: "/admin/crm/leads",
  crmSpam: "/admin/crm/leads?suspects=open",
  crmLead: (id: string) => `/admin/crm/leads?lead=${encodeURIComponent(id)}`,
  crmTickets: "/admin/crm/tickets",
  crmTicket: (id: string) => `/admin/crm/tickets?ticket=${encodeURIComponent(id)}`,
  crmImport: (list: "leads" | "clients" | "tickets") => `/admin/crm/${list}/import`,
  crmFiltered: (list: "clients" | "leads" | "tickets", filters: Record<string, string>) =>
    `/admin/crm/${list}?${new URLSearchParams(filters)}`,
  outbox: "/admin/outbox",
  /** Inbound mail that is not assigned yet. */
  inbox: "/admin/unmatched",
  inboundMail: (id: string) => `/admin/unmatched?mail=${encodeURIComponent(id)}`,
  mail: (id: string) => `/admin/outbox?mail=${encodeURIComponent(id)}`,
  mailsGivenUp: "/admin/outbox?states=failed",
  staff: "/admin/staff",
  settings: "/admin/settings",
  settingsSection: (section: string) => `/admin/settings?section=${encodeURIComponent(section)}`,
  account: "/admin/account",
  ownCalendar: "/admin/account#account-calendar",
  ownBusyTimes: "/admin/account#account-busy-times",
} as const;

/** Public pages that are the same for everyone; the build writes them as HTML. */
export const staticPublicPaths = [
  paths.home,
  paths.howItWorks,
  paths.pricing,
  paths.checkout,
  paths.signup,
  paths.industries,
  ...drawnTrades.map(({ slug }) => paths.industry(slug)),
  paths.reviews,
  paths.blog,
  paths.about,
  paths.contact,
  paths.callsi,
  paths.exampleReport,
  paths.privacy,
  paths.terms,
  paths.cookies,
] as const;

/** Public pages that search engines must not list. */
export const unlistedPaths: readonly string[] = [paths.exampleReport];

/** Prerendered, but not indexed and not in the sitemap, because the businesses are invented. */
export const examplePaths = /* @__PURE__ */ drawnTrades.map(({ id }) => paths.example(id));

export function isStaffPath(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}

/** Staff pages whose controls depend on the person's role: all but the dashboard's and the blog's. */
export const isRoleBoundPath = (pathname: string): boolean =>
  isStaffPath(pathname) && !/^\/admin(\/dashboard|\/blog.*)?\/*$/.test(pathname);

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
}

/**
 * The canonical spelling of a path: lowercase, single slashes, no `index.html`. Paths with other
 * characters are left unchanged.
 */
export function tidyPathname(pathname: string): string {
  const page = pathname.replace(/\/{2,}/g, "/").replace(/\/index\.html$/i, "/");
  const tidy = withoutTrailingSlash(page);
  return /^[a-z0-9/-]+$/i.test(tidy) ? tidy.toLowerCase() : tidy;
}

/** Pages with one task, and example sites, which show no offers of ours. */
export function isQuietPath(pathname: string): boolean {
  return [paths.checkout, paths.booking, paths.upload, ...examplePaths].some(
    (path) => path === withoutTrailingSlash(pathname),
  );
}

/** Whether the sample card may lead from this page to sign-up. */
export const hasSampleCard = (pathname: string): boolean =>
  !isQuietPath(pathname) &&
  !isStaffPath(pathname) &&
  withoutTrailingSlash(pathname) !== paths.signup;
