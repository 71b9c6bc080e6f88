import { schemaErrors } from "@tests/schema-org";
import { describe, expect, it } from "vitest";
import {
  authorDocument,
  blogPostingDocument,
  breadcrumbDocument,
  faqDocument,
  organizationDocument,
  planDocument,
  toScriptText,
} from "./structured-data";

const SITE = "https://www.curbfront.example";

const post = {
  title: "Why your phone number belongs at the top",
  slug: "phone-number",
  excerpt: "People call what they can see.",
  author: "Priya Nair",
  author_slug: "priya-nair",
  category: "Design",
  image_url: "/covers/phone-number.svg",
  publish_at: "2026-11-18T09:00:00.000Z",
  wordCount: 640,
  updated_at: "2026-11-20T09:00:00.000Z",
};
const bare = { ...post, author: "", image_url: null, publish_at: null, updated_at: null };
const question = { question: "Who owns the domain?", answer: "You do." };

describe("every document keeps to schema.org's vocabulary", () => {
  it.each([
    ["organization", organizationDocument()],
    ["plan in the demo", planDocument({ isDemo: true })],
    ["plan in production", planDocument({ isDemo: false })],
    ["questions", faqDocument([question])],
    ["breadcrumbs", breadcrumbDocument([{ name: "About", path: "/about" }])],
    ["post", blogPostingDocument(post)],
    ["post with nothing optional", blogPostingDocument(bare)],
    ["author", authorDocument({ name: "Priya Nair", slug: "priya-nair", line: "Draws." })],
    ["author without a line", authorDocument({ name: "🔧", slug: "author-80299183" })],
  ])("%s", async (_name, document) => {
    expect(await schemaErrors(document)).toEqual([]);
  });

  it("which the check would notice", async () => {
    const type = "Organization";
    expect(await schemaErrors({ "@type": type, name: "A", priceRange: "$" })).toEqual([
      expect.stringContaining('"priceRange"'),
    ]);
    expect(await schemaErrors({ "@type": "Storefront", name: "A" })).toHaveLength(1);
    expect(await schemaErrors({ "@type": type })).toHaveLength(1);
  });
});

describe("the organization", () => {
  const [company, ...offices] = organizationDocument()["@graph"];

  it("has four offices with the hours, prices and contact of the specification", () => {
    expect(offices).toHaveLength(4);
    for (const office of offices) {
      expect(office).toMatchObject({
        "@type": "LocalBusiness",
        openingHours: "Mo-Fr 09:00-17:00",
        priceRange: "$299-$1000",
        telephone: "+18005550129",
        email: "hello@curbfront.example",
        parentOrganization: { "@id": `${SITE}/#organization` },
      });
    }
    expect(company).toMatchObject({ "@id": `${SITE}/#organization` });
  });

  it("puts each office in its country", () => {
    const countries = offices.map((office) =>
      typeof office === "object" && "address" in office ? office.address : null,
    );
    expect(countries).toMatchObject([
      { addressLocality: "New York", addressRegion: "New York", addressCountry: "US" },
      { addressLocality: "Los Angeles", addressRegion: "California", addressCountry: "US" },
      { addressLocality: "Toronto", addressRegion: "Ontario", addressCountry: "CA" },
      { addressLocality: "Ottawa", addressRegion: "Ontario", addressCountry: "CA" },
    ]);
  });

  it("does not link to placeholder profiles", () => {
    expect(company).not.toHaveProperty("sameAs");
  });
});

describe("the plan", () => {
  it("costs 299 dollars a month", () => {
    expect(planDocument()).toMatchObject({
      offers: {
        price: 299,
        priceCurrency: "USD",
        priceSpecification: { price: 299, unitCode: "MON" },
      },
    });
  });

  it("carries the sample rating in the demo only", () => {
    expect(planDocument({ isDemo: true })).toMatchObject({
      aggregateRating: { ratingValue: 4.9, reviewCount: 247 },
    });
    expect(planDocument({ isDemo: false })).not.toHaveProperty("aggregateRating");
  });
});

it("numbers the breadcrumbs from the home page down", () => {
  const trail = [
    { name: "Blog", path: "/blog" },
    { name: "A post", path: "/blog/a-post" },
  ];
  expect(breadcrumbDocument(trail).itemListElement).toMatchObject([
    { position: 1, name: "Curbfront", item: `${SITE}/` },
    { position: 2, name: "Blog", item: `${SITE}/blog` },
    { position: 3, name: "A post", item: `${SITE}/blog/a-post` },
  ]);
});

describe("a post", () => {
  it("names its picture by its full address, its own host's or another's", () => {
    for (const [image_url, image] of [
      ["/covers/a.webp", `${SITE}/covers/a.webp`],
      ["https://pictures.example/a.png", "https://pictures.example/a.png"],
    ] as const) {
      expect(blogPostingDocument({ ...post, image_url })).toMatchObject({ image });
    }
  });

  it.each([null, "https://", "/covers/phone-number.svg", "https://a.example/b.SVG?c"])(
    "names the picture that the build draws where networks cannot show its own: %s",
    (image_url) => {
      const { image } = blogPostingDocument({ ...post, image_url });
      expect(image).toMatch(
        /^https:\/\/www\.curbfront\.example\/share\/blog\/phone-number\.png\?v=/,
      );
    },
  );

  it("says when it was published and last changed, and never changed before it was published", () => {
    expect(blogPostingDocument(post)).toMatchObject({
      datePublished: "2026-11-18T09:00:00.000Z",
      dateModified: "2026-11-20T09:00:00.000Z",
      wordCount: 640,
    });
    const scheduled = { ...post, updated_at: "2026-11-01T09:00:00.000Z" };
    expect(blogPostingDocument(scheduled)).toMatchObject({
      dateModified: "2026-11-18T09:00:00.000Z",
    });
  });

  it("names its author with the page of their posts, which names the same", () => {
    const url = `${SITE}/blog/authors/priya-nair`;
    const author = { "@type": "Person", name: "Priya Nair", url };
    expect(blogPostingDocument(post)).toMatchObject({ author });
    const document = authorDocument({ name: "Priya Nair", slug: "priya-nair" });
    expect(document).toMatchObject({ url, mainEntity: author });
    expect(blogPostingDocument(bare).author).toEqual({ "@id": `${SITE}/#organization` });
  });

  it("leaves out the times it does not have", () => {
    expect(blogPostingDocument(bare)).not.toHaveProperty("datePublished");
    expect(blogPostingDocument(bare)).not.toHaveProperty("dateModified");
  });
});

it("cannot close its script element, and still says the same", () => {
  const nasty = "</script><script>alert(1)</script><!--\u2028";
  const text = toScriptText(faqDocument([{ question: nasty, answer: "No." }]));
  expect(text).not.toContain("<");
  expect(text).not.toContain("\u2028");
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: nasty }] });
});
