import { describe, expect, it } from "vitest";
import type { Post } from "@/data/posts/published-post";
import { rssXml } from "./rss";

const post: Post = {
  id: "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601",
  title: "A title",
  slug: "a-title",
  excerpt: "An excerpt",
  author: "Priya Nair",
  author_slug: "priya-nair",
  category: "SEO",
  image_url: null,
  image_alt: "",
  read_time: "1 min read",
  publish_at: "2026-11-18T15:00:00.000Z",
  updated_at: "2026-11-20T15:00:00.000Z",
  content: "Short",
  full_content: "<p>Long</p>",
};

function read(fields: Partial<Post>): Document {
  const document = new DOMParser().parseFromString(
    rssXml([{ ...post, ...fields }]),
    "application/xml",
  );
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

const textIn = (document: Document, name: string) =>
  document.querySelector("item")?.getElementsByTagName(name)[0]?.textContent;

describe("an item of the feed", () => {
  it("names the post by its id, and says when, by whom and about what", () => {
    const document = read({});
    expect(textIn(document, "guid")).toBe(`urn:uuid:${post.id}`);
    expect(document.querySelector("guid")?.getAttribute("isPermaLink")).toBe("false");
    expect(textIn(document, "link")).toBe("https://www.curbfront.example/blog/a-title");
    expect(textIn(document, "pubDate")).toBe("Wed, 18 Nov 2026 15:00:00 GMT");
    expect(textIn(document, "dc:creator")).toBe("Priya Nair");
    expect(textIn(document, "category")).toBe("SEO");
  });

  it.each([
    ["Tom & Jerry’s <b>“trucks”</b> ]]> &amp;"],
    ["Bell\u0007 and vertical\u000btab and nothing\u0000", "Bell and verticaltab and nothing"],
    ["Half a truck \ud83d", "Half a truck \ufffd"],
    ["Marks\ufffe and\uffff", "Marks and"],
    ["</title></item><item>"],
    ["🔧 עברית"],
  ])("is well-formed whatever the title is: %j", (title, shown = title) => {
    const document = read({ title, author: title, category: title, excerpt: title });
    expect(textIn(document, "title")).toBe(shown);
    expect(textIn(document, "dc:creator")).toBe(shown);
    expect(document.querySelectorAll("item")).toHaveLength(1);
  });

  it("has the whole text, sanitised, with addresses that work from anywhere", () => {
    const html = textIn(
      read({
        image_url: "/covers/a.svg",
        image_alt: 'A "roof"',
        full_content:
          '<p><a href="/pricing">us</a> <a href="#b">below</a> <a href="tel:+1">call</a></p><img src="/a.png" onerror="x()"><script>x()</script>',
      }),
      "content:encoded",
    );
    expect(html).toContain('src="https://www.curbfront.example/covers/a.svg"');
    expect(html).toContain('alt="A &quot;roof&quot;"');
    expect(html).toContain('href="https://www.curbfront.example/pricing"');
    expect(html).toContain('href="https://www.curbfront.example/blog/a-title#b"');
    expect(html).toContain('href="tel:+1"');
    expect(html).toContain('src="https://www.curbfront.example/a.png"');
    expect(html).not.toMatch(/script|onerror/);
  });

  it("has the library's pictures in their widths at full addresses", () => {
    const folder = "/storage/v1/object/public/pictures/0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11";
    const html = textIn(
      read({
        full_content: `<img src="${folder}/640.webp" srcset="${folder}/640.webp 640w" sizes="100vw">`,
      }),
      "content:encoded",
    );
    expect(html).toContain(`srcset="https://www.curbfront.example${folder}/640.webp 640w"`);
  });

  it("leaves out a picture nobody can find, and a date nobody knows", () => {
    const document = read({ image_url: "https://", publish_at: null });
    expect(textIn(document, "content:encoded")).toBe("<p>Long</p>");
    expect(textIn(document, "pubDate")).toBeUndefined();
  });
});

it("is a feed without posts as well", () => {
  const document = new DOMParser().parseFromString(rssXml([]), "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.querySelectorAll("item")).toHaveLength(0);
});
