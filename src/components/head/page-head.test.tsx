import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { PageHead } from "./page-head";

const contentOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute("content") ?? element.getAttribute("href"),
  );
const robots = () => contentOf('meta[name="robots"]');
const canonical = () => contentOf('link[rel="canonical"]');

beforeEach(() => {
  document.head.replaceChildren();
});

describe("a page's head", () => {
  it("has one title with the brand, one canonical address, and may be indexed", () => {
    renderPage(<PageHead title="Pricing" description="One price." />, { at: "/pricing/?a=b#c" });
    expect(document.head.querySelectorAll("title")).toHaveLength(1);
    expect(document.title).toBe("Pricing | Curbfront");
    expect(robots()).toEqual(["index, follow"]);
    expect(canonical()).toEqual(["https://www.curbfront.example/pricing"]);
    expect(contentOf('meta[name="description"]')).toEqual(["One price."]);
  });

  it("names the home page by the site's own address", () => {
    renderPage(<PageHead title="Websites" />, { at: "/" });
    expect(document.title).toBe("Curbfront: Websites");
    expect(canonical()).toEqual(["https://www.curbfront.example/"]);
  });

  it.each(["/admin", "/admin/", "/admin/crm/leads", "/admin/blog-editor?id=1"])(
    "keeps %s out of every index",
    (at) => {
      renderPage(<PageHead title="Staff" />, { at });
      expect(robots()).toEqual(["noindex, nofollow"]);
    },
  );

  it("tells the pages of a list apart", () => {
    renderPage(<PageHead title="Blog" canonicalSearch="?page=2" />, { at: "/blog?page=2&x=y" });
    expect(canonical()).toEqual(["https://www.curbfront.example/blog?page=2"]);
  });

  it("leaves what a visitor searched for out of every index", () => {
    renderPage(<PageHead title="Blog" isIndexed={false} />, { at: "/blog?q=photos" });
    expect(robots()).toEqual(["noindex, follow"]);
  });

  it("shares the picture that the build draws for the page, by another address once it says else", () => {
    renderPage(<PageHead title="Pricing" description="One price." />, { at: "/pricing" });
    const [picture = ""] = contentOf('meta[property="og:image"]');
    expect(picture).toMatch(/^https:\/\/www\.curbfront\.example\/share\/pricing\.png\?v=\w+$/);
    expect(contentOf('meta[property="og:image:width"]')).toEqual(["1200"]);
    expect(contentOf('meta[property="og:image:height"]')).toEqual(["630"]);
    expect(contentOf('meta[property="og:image:alt"]')).toEqual(["Pricing | Curbfront"]);
    const htmlOf = (title: string) =>
      renderToString(
        <StaticRouter location="/pricing">
          <PageHead title={title} description="One price." />
        </StaticRouter>,
      );
    expect(htmlOf("Pricing")).toContain(`"${picture}"`);
    expect(htmlOf("Prices")).toContain("/share/pricing.png?v=");
    expect(htmlOf("Prices")).not.toContain(`"${picture}"`);
  });

  it("shares a picture that was chosen, whose size nobody knows", () => {
    renderPage(<PageHead title="Post" image="https://a.example/b.jpg" />, { at: "/blog/post" });
    expect(contentOf('meta[property="og:image"]')).toEqual(["https://a.example/b.jpg"]);
    expect(contentOf('meta[property="og:image:width"]')).toEqual([]);
    expect(contentOf('meta[property="og:image:alt"]')).toEqual([]);
  });

  it.each(["/admin", "/nowhere"])("shares the site's own picture at %s", (at) => {
    renderPage(<PageHead title="Page" hasCanonical={at === "/admin"} />, { at });
    expect(contentOf('meta[property="og:image"]')).toEqual([
      "https://www.curbfront.example/share/curbfront.png",
    ]);
  });

  it("says of a post when it was published and changed, as far as that is known", () => {
    const published = "2026-11-18T09:00:00.000Z";
    renderPage(<PageHead title="Post" article={{ published, modified: null }} />, {
      at: "/blog/post",
    });
    expect(contentOf('meta[property="og:type"]')).toEqual(["article"]);
    expect(contentOf('meta[property="article:published_time"]')).toEqual([published]);
    expect(contentOf('meta[property="article:modified_time"]')).toEqual([]);
  });

  it("names the language of the page for networks, and no times of a page that is no post", () => {
    renderPage(<PageHead title="Pricing" />, { at: "/pricing" });
    expect(contentOf('meta[property="og:locale"]')).toEqual(["en_US"]);
    expect(contentOf('meta[property="og:type"]')).toEqual(["website"]);
    expect(contentOf('meta[property^="article:"]')).toEqual([]);
  });

  it("claims no address for a page that is not there", () => {
    renderPage(<PageHead title="Page not found" hasCanonical={false} />, { at: "/nowhere" });
    expect(canonical()).toEqual([]);
    expect(contentOf('meta[property="og:url"]')).toEqual([]);
  });

  it("is the new page's own after navigation, each tag once", async () => {
    const pages = [
      { path: "/pricing", element: <PageHead title="Pricing" description="One price." /> },
      { path: "/nowhere", element: <PageHead title="Page not found" hasCanonical={false} /> },
      { path: "/admin", element: <PageHead title="Staff" description="Sign in." /> },
    ];
    const { router } = renderPage(<></>, { at: "/pricing", routes: pages });
    await act(() => router.navigate("/nowhere"));
    expect(document.title).toBe("Page not found | Curbfront");
    expect(contentOf('meta[name="description"]')).toEqual([]);
    expect(canonical()).toEqual([]);
    await act(() => router.navigate("/admin"));
    expect(document.head.querySelectorAll("title")).toHaveLength(1);
    expect(document.title).toBe("Staff | Curbfront");
    expect(robots()).toEqual(["noindex, nofollow"]);
    expect(contentOf('meta[name="description"]')).toEqual(["Sign in."]);
    expect(contentOf('meta[property="og:title"]')).toEqual(["Staff"]);
    expect(contentOf('meta[property="og:url"]')).toEqual(canonical());
  });

  it("comes first in the rendered HTML, where the prerendering takes it from", () => {
    const html = renderToString(
      <StaticRouter location="/pricing">
        <main>
          <PageHead title="Pricing" description="One & only." />
        </main>
      </StaticRouter>,
    );
    const [head = "", ...body] = html.split("<main>");
    expect(body).toEqual(["</main>"]);
    expect(head.match(/<title>/g)).toHaveLength(1);
    for (const tag of [
      "<title>Pricing | Curbfront</title>",
      '<meta name="robots" content="index, follow"/>',
      '<meta name="description" content="One &amp; only."/>',
      '<link rel="canonical" href="https://www.curbfront.example/pricing"/>',
      '<meta property="og:title" content="Pricing"/>',
    ]) {
      expect(head.split(tag)).toHaveLength(2);
    }
  });
});

it("is written by Helmet alone", () => {
  const sources = import.meta.glob<string>(["/src/**/*.tsx", "!/src/**/*.test.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const writing = Object.entries(sources).filter(([, text]) => /<(meta|link)\b/.test(text));
  expect(writing.length).toBeGreaterThan(1);
  for (const [file, text] of writing) {
    expect(text, file).toContain('from "react-helmet-async"');
  }
});
