import { dealTerms } from "@/content/deal-terms";
import { isDemo } from "@/lib/env";
import { formatUsd } from "@/lib/format/format";
import type { CalendarMonth } from "@/lib/dates/calendar-month";
import type { Trade } from "@/content/trades";

export type Stars = 1 | 2 | 3 | 4 | 5;

export type Review = {
  id: string;
  /** "verified" is a client who agreed in writing to being shown; "sample" is invented. */
  source: "sample" | "verified";
  stars: Stars;
  trade: Trade["slug"];
  city: string;
  state: string;
  /** Drawn by art/maps/make-maps.ts. */
  mapUrl: string;
  author: string;
  quote: string;
  /** When it was written. */
  month: CalendarMonth;
  /** Our answer, and the change that we made. */
  reply?: { text: string; change: string };
  /** Shown in large letters with a large map. */
  isFeatured?: boolean;
};

/** Three stars and fewer are critical. */
export const isCritical = ({ stars }: Review) => stars <= 3;

const price = formatUsd(dealTerms.priceUsdPerMonth);

/** Real reviews, with their client's written consent. */
const verifiedReviews: readonly Review[] = [];

const sampleReviews: readonly Review[] = [
  {
    id: "waco-plumbing",
    source: "sample",
    stars: 5,
    trade: "plumbing",
    city: "Waco",
    state: "Texas",
    mapUrl: "/maps/waco-tx.svg",
    author: "Ray P., drain and sewer",
    quote:
      "I used to apologize for our website. Last week a lady read it back to me on the phone and asked for the Tuesday slot.",
    month: "2026-03",
    isFeatured: true,
  },
  {
    id: "portland-cleaning",
    source: "sample",
    stars: 2,
    trade: "cleaning",
    city: "Portland",
    state: "Maine",
    mapUrl: "/maps/portland-me.svg",
    author: "Joanne K., house cleaning",
    quote:
      "Nice site, but the draft came back with a stranger’s living room in it. I clean houses in Portland, not a palace. Took two rounds to get it right.",
    month: "2026-02",
    reply: {
      text: "You were right. The first draft used a drawn stand-in and nobody said so on the demo. We asked for six phone photos, which we should have done first. Drafts now say “stand-in” across any picture that isn’t yours.",
      change: "Changed: a photo list goes out before the first draft.",
    },
    isFeatured: true,
  },
  {
    id: "dayton-heating",
    source: "sample",
    stars: 5,
    trade: "heating-and-cooling",
    city: "Dayton",
    state: "Ohio",
    mapUrl: "/maps/dayton-oh.svg",
    author: "Marcus T., heating",
    quote: "They noticed our Saturday calls dropped before I did, and fixed the page.",
    month: "2026-03",
  },
  {
    id: "bend-landscaping",
    source: "sample",
    stars: 4,
    trade: "landscaping",
    city: "Bend",
    state: "Oregon",
    mapUrl: "/maps/bend-or.svg",
    author: "Alicia V., landscaping",
    quote:
      "I texted a photo of the new truck and it was on the site by lunch. Minus one because I had to send the logo three times.",
    month: "2026-01",
  },
  {
    id: "utica-electrical",
    source: "sample",
    stars: 3,
    trade: "electrical",
    city: "Utica",
    state: "New York",
    mapUrl: "/maps/utica-ny.svg",
    author: "Devin O., electrician",
    quote: `Good at what they do. But ${price} is real money in a slow January, and the report that month said nothing moved. At least it said so.`,
    month: "2026-01",
    reply: {
      text: "Fair. Some months nothing moves, and the report will keep saying that. If the math stops working for you, we’d rather hear it in a phone call than find out from a cancellation.",
      change: "No change made.",
    },
  },
  {
    id: "york-garage-doors",
    source: "sample",
    stars: 5,
    trade: "garage-doors",
    city: "York",
    state: "Pennsylvania",
    mapUrl: "/maps/york-pa.svg",
    author: "Sal M., overhead doors",
    quote:
      "Half my callers used to ask what a spring costs. It’s on the page now, so they ask when I can come.",
    month: "2025-12",
  },
  {
    id: "macon-roofing",
    source: "sample",
    stars: 1,
    trade: "roofing",
    city: "Macon",
    state: "Georgia",
    mapUrl: "/maps/macon-ga.svg",
    author: "Pete H., roofing",
    quote: "Wanted to buy the site outright and they don’t sell them. Wasted a phone call.",
    month: "2025-11",
    reply: {
      text: "We rent and we don’t sell, and the pricing page should have told you before you dialed. It does now: the domain, the words and the photos are yours, the site itself is rented.",
      change: "Changed: who owns what is spelled out on the pricing page.",
    },
  },
];

/** Sample reviews are in the demo's bundle only. */
export const shownReviews = isDemo ? [...verifiedReviews, ...sampleReviews] : verifiedReviews;

/** English, for t(): the description for search engines, which depends on the kind of reviews. */
export const reviewsDescription = isDemo
  ? "Example reviews of a rented website, complaints and replies included, and the rules by which a client’s own gets on the page."
  : verifiedReviews.length > 0
    ? "What clients wrote about renting a website, complaints and our replies included, and the rules by which each gets on the page."
    : "How a client’s review gets on this page: who is asked, what we check, and why a critical one stays up.";

/** The mean to one decimal, with the number of reviews. Null without reviews. */
export function countedRating(reviews: readonly Review[]): { value: number; count: number } | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return { value: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length };
}

/** The number of reviews by stars, from five to one. */
export function starCounts(reviews: readonly Review[]): { stars: Stars; count: number }[] {
  const levels: Stars[] = [5, 4, 3, 2, 1];
  return levels.map((stars) => ({
    stars,
    count: reviews.filter((review) => review.stars === stars).length,
  }));
}
