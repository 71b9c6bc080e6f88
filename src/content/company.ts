import { isDemo } from "@/lib/env";

export const fullPageTitle = (title: string) => `${title} | ${site.brand}`;

type SocialLink = { label: string; href: string | null };

/** Everything that changes when the company is renamed. Values in reserved ranges are fictional. */
export const site = {
  brand: "Curbfront",
  tagline: "Websites for local service businesses, rented by the month and looked after by people.",
  phone: "(800) 555-0129",
  phoneHref: "tel:+18005550129",
  email: "hello@curbfront.example",
  emailHref: "mailto:hello@curbfront.example",
  hours: "Monday to Friday, 9\u00a0am to 5\u00a0pm",
  /** While any office is open; texts go to the same number. */
  phoneHours: "Monday to Friday, 9\u00a0am to 8\u00a0pm Eastern",
  /** Minutes after midnight in each office's own zone. */
  openingMinutes: { opens: 9 * 60, closes: 17 * 60 },
  offices: [
    { city: "New York", region: "New York, USA", timeZone: "America/New_York" },
    { city: "Los Angeles", region: "California, USA", timeZone: "America/Los_Angeles" },
    { city: "Toronto", region: "Ontario, Canada", timeZone: "America/Toronto" },
    { city: "Ottawa", region: "Ontario, Canada", timeZone: "America/Toronto" },
  ],
  /** The zone of the phone's hours, of demos, and of the staff's calendar days. */
  phoneTimeZone: "America/New_York",
  /** Null for missing accounts: the demo shows placeholders, a production build nothing. */
  socialLinks: [
    { label: "Facebook", href: null },
    { label: "Instagram", href: null },
    { label: "LinkedIn", href: null },
  ] as SocialLink[],
  copyrightYear: 2026,
  shareImage: "/share/curbfront.png",
} as const;

/** Sample figures of the specification, only for the demo. */
export const exampleRating = isDemo ? { value: 4.9, count: 247 } : null;
