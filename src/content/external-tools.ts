type ExternalTool = { label: string; href: string };

export const externalTools: ExternalTool[] = [
  { label: "Stripe", href: "https://dashboard.stripe.com/" },
  { label: "Search Console", href: "https://search.google.com/search-console" },
  { label: "Analytics", href: "https://analytics.google.com/" },
  { label: "Domain lookup", href: "https://lookup.icann.org/" },
];
