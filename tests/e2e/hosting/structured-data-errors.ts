import { schemaErrors } from "../../schema-org";

type Node = { [property: string]: unknown };

const REQUIRED: Record<string, string[]> = {
  Organization: ["@id", "name", "url", "logo"],
  LocalBusiness: ["@id", "name", "address", "telephone", "url", "image", "parentOrganization"],
  PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BlogPosting: ["headline", "image", "author", "publisher", "datePublished", "dateModified", "url"],
  Person: ["name", "url"],
  ProfilePage: ["mainEntity", "url"],
  Product: ["name", "image", "offers", "brand"],
  Brand: ["name"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  Service: ["name", "provider"],
  AggregateRating: ["ratingValue", "reviewCount"],
};

const ADDRESSES = ["@id", "url", "image", "logo", "item", "mainEntityOfPage", "availability"];
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** A reference to another node: `{"@id": …}`, at most with a name. */
const isReference = (node: Node) =>
  "@id" in node && Object.keys(node).every((key) => ["@id", "@type", "name"].includes(key));

function nodeErrors(node: Node): string[] {
  const type = String(node["@type"]);
  const required = REQUIRED[type];
  const missing = isReference(node) ? [] : (required ?? []).filter((name) => !node[name]);
  const isUnknown = "@type" in node && required === undefined;
  const relative = ADDRESSES.filter((name) => {
    const value = node[name];
    return typeof value === "string" && !/^https:\/\/[^/]+\.[^/]+\//.test(value);
  });
  const dates = Object.entries(node).filter(
    ([name, value]) => name.startsWith("date") && !ISO_TIME.test(String(value)),
  );
  return [
    ...(isUnknown ? [`nothing is known of the type ${type}`] : []),
    ...missing.map((name) => `${type} has no ${name}`),
    ...relative.map(
      (name) => `${type} has the ${name} ${String(node[name])}, which is not absolute`,
    ),
    ...dates.map(([name, value]) => `${type} has the ${name} ${String(value)}`),
  ];
}

function breadcrumbErrors(list: Node, canonical: string): string[] {
  const items = nodesIn(list["itemListElement"]).filter((node) => node["@type"] === "ListItem");
  const isCounted = items.every(({ position }, at) => position === at + 1);
  const leadsHere = items.at(-1)?.["item"] === canonical;
  return [
    ...(isCounted ? [] : ["breadcrumbs are not counted from 1"]),
    ...(leadsHere ? [] : [`breadcrumbs do not end at ${canonical}`]),
  ];
}

const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Search engines reject structured data that the reader does not see. */
function unseen(node: Node, shown: string): string[] {
  const { "@type": type, name, text, headline } = node;
  const texts = type === "Question" ? [name] : type === "Answer" ? [text] : [headline];
  return texts
    .filter((each): each is string => typeof each === "string" && !shown.includes(words(each)))
    .map((each) => `“${each}” is not on the page`);
}

export type StructuredPage = {
  errors: string[];
  images: string[];
  described: string[];
  referred: string[];
};

export async function readStructuredData(document: Document): Promise<StructuredPage> {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  // Later pages of a list have the first page's breadcrumb.
  const place = canonical.replace(/\?.*$/, "");
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const documents = Array.from(scripts, (script): Node => JSON.parse(script.textContent));
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const code of body.querySelectorAll("script, style")) code.remove();
  const shown = words(body.textContent);
  const nodes = nodesIn(documents);
  const vocabulary = await Promise.all(documents.map(schemaErrors));
  const idsOf = (some: Node[]) =>
    some.flatMap((node) => ("@id" in node ? [String(node["@id"])] : []));
  return {
    errors: [
      ...documents
        .filter((each) => each["@context"] !== "https://schema.org")
        .map(() => "no @context"),
      ...vocabulary.flat(),
      ...nodes.flatMap(nodeErrors),
      ...nodes.flatMap((node) => unseen(node, shown)),
      ...nodes
        .filter((node) => node["@type"] === "BreadcrumbList")
        .flatMap((node) => breadcrumbErrors(node, place)),
    ],
    images: nodes.flatMap(({ image, logo }) =>
      [image, logo].flat().filter((each): each is string => typeof each === "string"),
    ),
    described: idsOf(nodes.filter((node) => !isReference(node))),
    referred: idsOf(nodes.filter(isReference)),
  };
}
