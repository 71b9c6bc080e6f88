import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  LocalBusiness,
  Organization,
  Person,
  Product,
  ProfilePage,
  Question,
  WithContext,
} from "schema-dts";
import { company } from "@/content/company-identity";
import { dealTerms } from "@/content/deal-terms";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { postShareImage } from "@/lib/html/share-image";
import { exampleRating, site } from "@/content/company";

export type StructuredDocument =
  | Graph
  | WithContext<Product>
  | WithContext<FAQPage>
  | WithContext<BreadcrumbList>
  | WithContext<BlogPosting>
  | WithContext<ProfilePage>;

const CONTEXT = "https://schema.org";
const CURRENCY = "USD";
/** UN/CEFACT code of a month, as schema.org requires. */
const MONTH_UNIT = "MON";

const SAMPLE_RATING = exampleRating && {
  ratingValue: exampleRating.value,
  reviewCount: exampleRating.count,
  bestRating: 5,
};

const COUNTRY_CODES: Record<string, string> = { USA: "US", Canada: "CA" };

/** Spelled like the page's canonical link. */
function address(path: string): string {
  return new URL(path, env.siteUrl).href;
}

const organizationId = () => `${address(paths.home)}#organization`;

function clock(minutes: number): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, "0");
  return `${hours}:${String(minutes % 60).padStart(2, "0")}`;
}

function businessFacts() {
  const { opens, closes } = site.openingMinutes;
  return {
    telephone: site.phoneHref.replace("tel:", ""),
    email: site.email,
    image: address(site.shareImage),
    priceRange: `$${dealTerms.listedRangeUsd.from}-$${dealTerms.listedRangeUsd.to}`,
    openingHours: `Mo-Fr ${clock(opens)}-${clock(closes)}`,
  };
}

export function organizationDocument(): Graph {
  const { openingHours, priceRange, ...contact } = businessFacts();
  const links = site.socialLinks.flatMap(({ href }) => href ?? []);
  const organization: Organization = {
    "@type": "Organization",
    "@id": organizationId(),
    name: site.brand,
    // An invented name and address are marked for people, and not given to machines.
    ...(!company.isNameExample && { legalName: company.name, address: company.address }),
    url: address(paths.home),
    description: site.tagline,
    logo: address("/favicon.svg"),
    ...contact,
    ...(links.length > 0 && { sameAs: links }),
  };
  const offices = site.offices.map((office) => officeEntry(office, { openingHours, priceRange }));
  return { "@context": CONTEXT, "@graph": [organization, ...offices] };
}

function officeEntry(
  { city, region }: (typeof site.offices)[number],
  terms: { openingHours: string; priceRange: string },
): LocalBusiness {
  const [addressRegion = "", country = ""] = region.split(", ");
  const { telephone, email, image } = businessFacts();
  return {
    "@type": "LocalBusiness",
    "@id": `${address(paths.about)}#${city.toLowerCase().replaceAll(" ", "-")}`,
    name: `${site.brand} ${city}`,
    url: address(paths.contact),
    telephone,
    email,
    image,
    ...terms,
    parentOrganization: { "@id": organizationId() },
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      addressRegion,
      addressCountry: COUNTRY_CODES[country] ?? country,
    },
  };
}

/** The plan, by the month. The sample rating is included in the demo build only. */
export function planDocument({ isDemo = env.isDemo } = {}): WithContext<Product> {
  const price = dealTerms.priceUsdPerMonth;
  return {
    "@context": CONTEXT,
    "@type": "Product",
    name: `${site.brand} website rental`,
    description: site.tagline,
    image: address(site.shareImage),
    brand: { "@type": "Brand", name: site.brand },
    category: "Website rental for local service businesses",
    offers: {
      "@type": "Offer",
      url: address(paths.pricing),
      price,
      priceCurrency: CURRENCY,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: CURRENCY,
        unitCode: MONTH_UNIT,
        billingIncrement: 1,
      },
      availability: "https://schema.org/InStock",
      itemOffered: {
        "@type": "Service",
        name: `${site.brand} website rental`,
        serviceType: "Website rental",
        provider: { "@id": organizationId() },
      },
    },
    ...(isDemo &&
      SAMPLE_RATING && { aggregateRating: { "@type": "AggregateRating", ...SAMPLE_RATING } }),
  };
}

export interface PlainQuestion {
  question: string;
  answer: string;
}

export function faqDocument(items: readonly PlainQuestion[]): WithContext<FAQPage> {
  const questions = items.map(({ question, answer }): Question => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@context": CONTEXT, "@type": "FAQPage", mainEntity: questions };
}

export interface Crumb {
  name: string;
  path: string;
}

/** From the home page, which is added, to the page itself. */
export function breadcrumbDocument(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  const steps = [{ name: site.brand, path: paths.home }, ...trail];
  const items = steps.map(({ name, path }, index): ListItem => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: address(path),
  }));
  return { "@context": CONTEXT, "@type": "BreadcrumbList", itemListElement: items };
}

export interface PostFacts {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  author_slug: string;
  category: string;
  image_url: string | null;
  /** ISO 8601, or null where the row has no valid time. */
  publish_at: string | null;
  updated_at: string | null;
  wordCount: number;
}

/** A scheduled post was last saved before it was published. */
export function lastChange({
  publish_at,
  updated_at,
}: Pick<PostFacts, "publish_at" | "updated_at">): string | null {
  return publish_at !== null && updated_at !== null && updated_at < publish_at
    ? publish_at
    : updated_at;
}

export interface AuthorFacts {
  name: string;
  /** Slug of the author's page; "" without one. */
  slug: string;
  line?: string;
}

const person = ({ name, slug, line }: AuthorFacts): Person => ({
  "@type": "Person",
  name,
  ...(slug !== "" && { url: address(paths.blogAuthor(slug)) }),
  ...(line !== undefined && { description: line }),
});

export function authorDocument(author: AuthorFacts): WithContext<ProfilePage> {
  return {
    "@context": CONTEXT,
    "@type": "ProfilePage",
    url: address(paths.blogAuthor(author.slug)),
    mainEntity: person(author),
  };
}

export function blogPostingDocument(post: PostFacts): WithContext<BlogPosting> {
  const url = address(paths.blogPost(post.slug));
  const modified = lastChange(post);
  return {
    "@context": CONTEXT,
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    image: address(postShareImage(post)),
    articleSection: post.category,
    author: post.author
      ? person({ name: post.author, slug: post.author_slug })
      : { "@id": organizationId() },
    publisher: { "@type": "Organization", "@id": organizationId(), name: site.brand },
    wordCount: post.wordCount,
    ...(post.publish_at && { datePublished: post.publish_at }),
    ...(modified && { dateModified: modified }),
  };
}

const LINE_SEPARATORS = /[\u2028\u2029]/g;

export function toScriptText(document: StructuredDocument): string {
  return JSON.stringify(document)
    .replaceAll("<", "\\u003c")
    .replace(LINE_SEPARATORS, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
}
