type Route = {
  path: string;
  /** What the title says beside the brand. */
  title: RegExp;
};

/** The specification's route table. */
export const publicRoutes: Route[] = [
  { path: "/", title: /^Curbfront: / },
  { path: "/how-it-works", title: /How it works/i },
  { path: "/pricing", title: /Pricing/ },
  { path: "/checkout", title: /Checkout/ },
  { path: "/signup", title: /Sign up/i },
  { path: "/industries", title: /Industries/ },
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

export const staffRoutes: Route[] = [
  { path: "/admin", title: /Blog management/ },
  { path: "/admin/dashboard", title: /Dashboard/ },
  { path: "/admin/blog-editor", title: /New post/ },
  { path: "/admin/crm/clients", title: /Clients/ },
  { path: "/admin/crm/clients/some-client", title: /Client/ },
  { path: "/admin/crm/leads", title: /Leads/ },
  { path: "/admin/crm/tickets", title: /Tickets/ },
  { path: "/admin/staff", title: /Staff/ },
];

export const unknownPaths = ["/no-such-page", "/pricing/nothing", "/blog/no-such-post"];
