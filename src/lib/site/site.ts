import { isDemo } from "@/lib/env";

type SocialLink = { label: string; href: string | null };

/** Everything that changes when the company is renamed. Values in reserved ranges are fictional. */
export const site = {
  brand: "Curbfront",
  tagline: "Websites for local service businesses, rented by the month and looked after by people.",
  phone: "(800) 555-0129",
  phoneHref: "tel:+18005550129",
  email: "hello@curbfront.example",
  emailHref: "mailto:hello@curbfront.example",
  /** Opening hours of each office, in its own zone. */
  hours: "Monday to Friday, 9\u00a0am to 5\u00a0pm",
  /** While any of the offices is open, and the phone is answered; texts go to the same number. */
  phoneHours: "Monday to Friday, 9\u00a0am to 8\u00a0pm Eastern",
  /** An office's hours as minutes after midnight, in its own zone. */
  openingMinutes: { opens: 9 * 60, closes: 17 * 60 },
  offices: [
    { city: "New York", region: "New York, USA", timeZone: "America/New_York" },
    { city: "Los Angeles", region: "California, USA", timeZone: "America/Los_Angeles" },
    { city: "Toronto", region: "Ontario, Canada", timeZone: "America/Toronto" },
    { city: "Ottawa", region: "Ontario, Canada", timeZone: "America/Toronto" },
  ],
  /** The zone in which the phone's hours and demos are told, and in which staff count days. */
  phoneTimeZone: "America/New_York",
  /**
   * Addresses of the company's accounts, null for one it does not have: the demo has placeholders in
   * their place, a production build has nothing.
   */
  socialLinks: [
    { label: "Facebook", href: null },
    { label: "Instagram", href: null },
    { label: "LinkedIn", href: null },
  ] as SocialLink[],
  copyrightYear: 2026,
  shareImage: "/share/curbfront.png",
} as const;

/** Sample figures of the specification: nobody counted them, so only the demo has them. */
export const exampleRating = isDemo ? { value: 4.9, count: 247 } : null;
