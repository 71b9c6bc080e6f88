import { paths } from "@/lib/paths";

export const QUICK_LINKS_ID = "footer-quick";

type NavigationLink = {
  /** English text, which is also its translation key. */
  label: string;
  path: string;
  note?: string;
};

export const headerLinks: NavigationLink[] = [
  { label: "Home", path: paths.home },
  { label: "How It Works", path: paths.howItWorks },
  { label: "Pricing", path: paths.pricing, note: "{{price}} a month" },
  { label: "Industries", path: paths.industries, note: "8 trades drawn" },
  { label: "Reviews", path: paths.reviews },
  { label: "Blog", path: paths.blog },
  { label: "About", path: paths.about },
  { label: "Contact", path: paths.contact },
];

export const quickLinks: NavigationLink[] = [
  ...headerLinks,
  { label: "Callsi AI", path: paths.callsi, note: "Optional" },
];

export const legalLinks: NavigationLink[] = [
  { label: "Privacy Policy", path: paths.privacy },
  { label: "Terms of Service", path: paths.terms },
  { label: "Cookie Policy", path: paths.cookies },
  { label: "Admin", path: paths.admin },
];
