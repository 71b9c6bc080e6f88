import { PRICE_USD_PER_MONTH } from "@/content/price";
import { paths } from "@/lib/paths";
import { drawnTrades, type DrawnTradeId } from "@/content/trades";

type SitePage = { label: string; path: string; keywords: string };

/** Search words for a trade besides its name. */
const tradeWords: Record<DrawnTradeId, string> = {
  hvac: "hvac furnace air conditioning conditioner ac heat pump heater",
  roof: "roof roofer roofers roofing shingles gutters storm hail leak",
  plumb: "plumber plumbers plumbing drain drains pipe pipes leak water",
  elec: "electrician electricians electric wiring panel charger lighting",
  land: "landscaper landscapers landscape lawn mowing garden gardening yard",
  clean: "cleaner cleaners clean maid maids janitorial house",
  pest: "exterminator termites ants wasps mice roaches bugs",
  garage: "garage door doors opener springs overhead",
};

const pages: SitePage[] = [
  { label: "Home", path: paths.home, keywords: "start website rent" },
  { label: "How It Works", path: paths.howItWorks, keywords: "steps launch draft setup process" },
  {
    label: "Pricing",
    path: paths.pricing,
    keywords: `price cost ${PRICE_USD_PER_MONTH} plan month fee`,
  },
  { label: "Checkout", path: paths.checkout, keywords: "order buy pay start" },
  { label: "Sign up", path: paths.signup, keywords: "register join signup account" },
  {
    label: "Industries",
    path: paths.industries,
    keywords: "trade trades examples example sites",
  },
  ...drawnTrades.map(({ id, slug, label }) => ({
    label,
    path: paths.industry(slug),
    keywords: `website ${tradeWords[id]}`,
  })),
  { label: "Reviews", path: paths.reviews, keywords: "testimonials rating stars customers" },
  { label: "Blog", path: paths.blog, keywords: "posts articles news seo design marketing mobile" },
  { label: "About", path: paths.about, keywords: "company team offices people" },
  { label: "Contact", path: paths.contact, keywords: "phone call email demo help support" },
  { label: "Callsi AI", path: paths.callsi, keywords: "phone assistant answering calls" },
  { label: "Privacy Policy", path: paths.privacy, keywords: "data personal gdpr legal" },
  {
    label: "Terms of Service",
    path: paths.terms,
    keywords: "contract cancel notice ownership legal",
  },
  { label: "Cookie Policy", path: paths.cookies, keywords: "storage tracking legal" },
];

const MAX_RESULTS = 4;
const MAX_TYPOS = 2;

/** Levenshtein distance: insertions, deletions and substitutions from one word to the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      row[j] = Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    previous = row;
  }
  return previous[to.length] ?? 0;
}

/** Common words, which do not identify a page. */
const FILLERS = new Set(
  "a an and are at do does for how in is it my of on the to us we what".split(" "),
);

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLERS.has(word));

/** 0 for no match; a full word counts more than a prefix, that more than a typo. */
function likeness(word: string, known: string): number {
  if (word === known) return 4;
  if (word.length >= 3 && known.startsWith(word)) return 3;
  if (word.length >= 5 && editDistance(word, known) <= MAX_TYPOS) return 2;
  return 0;
}

/** The pages that match the query, best first. Tolerates two typos in a longer word. */
export function closestPages(question: string): { label: string; path: string }[] {
  const words = wordsOf(question);
  const score = (page: SitePage) => {
    const known = [...wordsOf(page.label), ...wordsOf(page.path), ...wordsOf(page.keywords)];
    return words.reduce(
      (sum, word) => sum + Math.max(0, ...known.map((candidate) => likeness(word, candidate))),
      0,
    );
  };
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ page }) => ({ label: page.label, path: page.path }));
}
