import { drawnTradeById, drawnTrades, type DrawnTrade, type DrawnTradeId } from "./site/trades.ts";

/** The only file that spells an address. */
export const paths = {
  home: "/",
  howItWorks: "/how-it-works",
  pricing: "/pricing",
  checkout: "/checkout",
  signup: "/signup",
  industries: "/industries",
  /** One trade's page, by the trade's slug. */
  industry: <Slug extends DrawnTrade["slug"]>(trade: Slug) => `/industries/${trade}` as const,
  /** A whole example site of an invented business. */
  example: (trade: DrawnTradeId) => `/examples/${drawnTradeById(trade).slug}` as const,
  reviews: "/reviews",
  blog: "/blog",
  rssFeed: "/rss.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** A post has no slash in its address, so none stands here. */
  blogAuthor: (slug: string) => `/blog/authors/${encodeURIComponent(slug)}`,
  about: "/about",
  contact: "/contact",
  scheduleDemo: "/contact#schedule-demo",
  callsi: "/callsi",
  /** A monthly report of an invented business, whole. */
  exampleReport: "/reports/example",
  /** A booked demo, of whoever holds the key; behind "#", so that no server is told of it. */
  booking: "/booking",
  bookingOf: (key: string) => `/booking#${key}`,
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  admin: "/admin",
  /** Where an invited colleague chooses a password; behind "#", so that no server is told of the key. */
  invitation: (key: string) => `/admin#invitation=${key}`,
  dashboard: "/admin/dashboard",
  blogEditor: (id?: string) =>
    id === undefined ? "/admin/blog-editor" : `/admin/blog-editor?id=${encodeURIComponent(id)}`,
  blogPreview: (id: string) => `/admin/blog-preview?id=${encodeURIComponent(id)}`,
  crmClients: "/admin/crm/clients",
  crmClient: (id: string) => `/admin/crm/clients/${encodeURIComponent(id)}`,
  crmLeads: "/admin/crm/leads",
  crmSuspects: "/admin/crm/leads?suspects=open",
  /** The board with one lead open. */
  crmLead: (id: string) => `/admin/crm/leads?lead=${encodeURIComponent(id)}`,
  crmTickets: "/admin/crm/tickets",
  /** The queue with one ticket open. */
  crmTicket: (id: string) => `/admin/crm/tickets?ticket=${encodeURIComponent(id)}`,
  crmImport: (list: "leads" | "clients" | "tickets") => `/admin/crm/${list}/import`,
  /** A list with filters set, each by its name in the list's address. */
  crmFiltered: (list: "clients" | "leads" | "tickets", filters: Record<string, string>) =>
    `/admin/crm/${list}?${new URLSearchParams(filters)}`,
  outbox: "/admin/outbox",
  /** Mail that came in and belongs to nothing yet. */
  unmatched: "/admin/unmatched",
  /** The outbox with one mail open. */
  mail: (id: string) => `/admin/outbox?mail=${encodeURIComponent(id)}`,
  mailsGivenUp: "/admin/outbox?states=failed",
  staff: "/admin/staff",
  settings: "/admin/settings",
  account: "/admin/account",
} as const;

/** Public pages that are the same for everyone: what the build writes as HTML. */
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

/** Public pages that search engines are not to list: they show something, and answer nothing. */
export const unlistedPaths: readonly string[] = [paths.exampleReport];

/** The example sites: written by the build as well, but of invented firms, so in no index and no sitemap. */
export const examplePaths = /* @__PURE__ */ drawnTrades.map(({ id }) => paths.example(id));

/** Staff pages are never prerendered and never indexed. */
export function isStaffPath(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}

/** Pages of the staff area that offer what the person's role allows. */
export function isRoleBoundPath(pathname: string): boolean {
  return (
    pathname.startsWith(`${paths.admin}/crm/`) ||
    [paths.outbox, paths.unmatched, paths.staff, paths.settings, paths.account].some(
      (path) => path === withoutTrailingSlash(pathname),
    )
  );
}

/** `/pricing/` and `/pricing` are one page. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
}

/**
 * The site's own spelling of a page's path: lower-case, with single slashes, without `index.html`.
 * A path with other characters is a file's or unknown, and keeps its letters.
 */
export function tidyPathname(pathname: string): string {
  const page = pathname.replace(/\/{2,}/g, "/").replace(/\/index\.html$/i, "/");
  const tidy = withoutTrailingSlash(page);
  return /^[a-z0-9/-]+$/i.test(tidy) ? tidy.toLowerCase() : tidy;
}

/** Pages with one thing to finish, where nothing else is offered, and sites that are not ours to write on. */
export function isQuietPath(pathname: string): boolean {
  return [paths.checkout, paths.booking, ...examplePaths].some(
    (path) => path === withoutTrailingSlash(pathname),
  );
}

/** Whether the sample card may lead from this page to sign-up. */
export const hasSampleCard = (pathname: string): boolean =>
  !isQuietPath(pathname) &&
  !isStaffPath(pathname) &&
  withoutTrailingSlash(pathname) !== paths.signup;
