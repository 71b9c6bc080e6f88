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

  it("shares the site's picture where an editor left an address nobody can read", () => {
    renderPage(<PageHead title="Post" image="https://" />, { at: "/blog/post" });
    expect(contentOf('meta[property="og:image"]')).toEqual([
      "https://www.curbfront.example/share/curbfront.png",
    ]);
  });

  it("claims no address for a page that is not there", () => {
    renderPage(<PageHead title="Page not found" hasCanonical={false} />, { at: "/nowhere" });
    expect(canonical()).toEqual([]);
    expect(contentOf('meta[property="og:url"]')).toEqual([]);
  });
});
