import { paths } from "@/lib/paths";
import { POST_CATEGORIES, type PostCategory } from "@/content/post-categories";

/** A link below a post to a page that its readers may want next. English text, which is also its translation key. */
export type PostOffer = { heading: string; text: string; action: string; to: string };

const OFFERS: Record<PostCategory, PostOffer> = {
  SEO: {
    heading: "Want the town pages done for you?",
    text: "Eight trades, with the pages each site comes with and the calls those pages are there to win. Find yours.",
    action: "See the pages for your trade",
    to: paths.industries,
  },
  Design: {
    heading: "Want to see it on your own site?",
    text: "Put your business name and town on an example site for your trade. You can look before you send anything.",
    action: "Put your name on it",
    to: paths.signup,
  },
  "Local Marketing": {
    heading: "Too busy to be everywhere at once?",
    text: "At least one planned change a month, small edits by text, a page of report. Here is who does what, stop by stop.",
    action: "See how a month works",
    to: paths.howItWorks,
  },
  Performance: {
    heading: "Rather not weigh photos yourself?",
    text: "Pictures cut to size for phones, a measured speed, and launch checks on real phones are lines on our bill already. Read the other lines too.",
    action: "Read the whole price list",
    to: paths.pricing,
  },
  "Content Marketing": {
    heading: "You know the answers. We type.",
    text: "The demo gets written up as your pages, and you correct what we got wrong. It costs you one phone call, not a weekend.",
    action: "See how we write it",
    to: paths.howItWorks,
  },
  Mobile: {
    heading: "See yours on a phone first.",
    text: "Your name, your town, your trade, on an example site the size of a thumb. Nothing is sent until you say so.",
    action: "Put your name on it",
    to: paths.signup,
  },
};

const isFixed = (category: string): category is PostCategory =>
  POST_CATEGORIES.some((known) => known === category);

/** Null for a category that was added later, which uses the default offer. */
export function postOffer(category: string): PostOffer | null {
  return isFixed(category) ? OFFERS[category] : null;
}
