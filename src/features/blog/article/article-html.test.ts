import { describe, expect, it } from "vitest";
import { torturePost } from "@tests/fixtures/torture-post";
import { articleHtml, type ArticleLabels } from "./article-html";

const labels: ArticleLabels = {
  table: (name) => `Table: ${name}`,
  code: "Code",
  linkTo: (heading) => `Link to ${heading}`,
};
const make = (html: string) => articleHtml(html, labels);

function parse(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = make(html).html;
  return element;
}

const ids = (html: string) => make(html).contents.map(({ id }) => id);

describe("headings", () => {
  it("get an id from their words, and say their level", () => {
    expect(make("<h2>Text, not a <em>picture</em></h2><h3>Why?</h3><h4>No</h4>").contents).toEqual([
      { id: "text-not-a-picture", title: "Text, not a picture", level: 2 },
      { id: "why", title: "Why?", level: 3 },
    ]);
  });

  it("of the same words are told apart, and from ids that were written", () => {
    expect(ids('<p id="why">x</p><h2>Why</h2><h2>Why</h2><h2 id="why-2">Other</h2>')).toEqual([
      "why-3",
      "why-4",
      "why-2",
    ]);
  });

  it.each(["main", "root", "page-data"])("never take the id %s, which the page has", (id) => {
    expect(ids(`<h2 id="${id}">A</h2><h2>${id}</h2>`)).toEqual(["a", `${id}-2`]);
    expect(parse(`<p id="${id}">x</p>`).querySelector("[id]")).toBeNull();
  });

  it("keep a second id of the same name from being the first's", () => {
    expect(ids('<h2 id="x">A</h2><h2 id="x">B</h2><h2 id="with space">C</h2>')).toEqual([
      "x",
      "b",
      "c",
    ]);
  });

  it("in any script, or in none, have an id", () => {
    expect(ids("<h2>עברית וערבית</h2><h2>電話番号</h2><h2>🔧</h2><h2>…</h2>")).toEqual([
      "עברית-וערבית",
      "電話番号",
      "section",
      "section-2",
    ]);
    expect(ids(`<h2>${"word ".repeat(100)}</h2>`)[0]?.length).toBeLessThanOrEqual(80);
  });

  it("without words are not listed", () => {
    expect(ids("<h2></h2><h2>&nbsp;</h2><h2><img src='/a.png' alt=''></h2>")).toEqual([]);
  });

  it("are linked to from beside them, so that the link is no part of their name", () => {
    const row = parse("<h2>Text</h2>").querySelector(".prose-heading");
    expect(row?.querySelector("h2")?.textContent).toBe("Text");
    expect(row?.querySelector("a")?.getAttribute("href")).toBe("#text");
    expect(row?.querySelector("a")?.getAttribute("aria-label")).toBe("Link to Text");
  });
});

describe("what is wider than the page", () => {
  it("a table is framed by its caption's or its section's name", () => {
    const page = parse(
      "<h2>Prices</h2><table><caption>By trade</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>",
    );
    const names = [...page.querySelectorAll(".prose-table")].map((frame) => [
      frame.getAttribute("role"),
      frame.getAttribute("tabindex"),
      frame.getAttribute("aria-label"),
      frame.querySelectorAll("table").length,
    ]);
    expect(names).toEqual([
      ["region", "0", "Table: By trade", 1],
      ["region", "0", "Table: Prices", 1],
    ]);
  });

  it("a table in a table is not framed again", () => {
    const page = parse("<table><tr><td><table><tr><td>in</td></tr></table></td></tr></table>");
    expect(page.querySelectorAll(".prose-table")).toHaveLength(1);
  });

  it("code can be reached and has a name", () => {
    const pre = parse("<pre><code>a &lt; b</code></pre>").querySelector("pre");
    expect(pre?.getAttribute("tabindex")).toBe("0");
    expect(pre?.getAttribute("aria-label")).toBe("Code");
    expect(pre?.textContent).toBe("a < b");
  });
});

describe("pictures", () => {
  it("wait until they are looked at, and are never without alternative text", () => {
    const [named, unnamed] = parse(
      '<img src="/a.png" alt="A van"><img src="/b.png">',
    ).querySelectorAll("img");
    expect(named?.getAttribute("loading")).toBe("lazy");
    expect(named?.alt).toBe("A van");
    expect(unnamed?.getAttribute("alt")).toBe("");
  });
});

describe("quotations", () => {
  it("are pulled out when they are short, and set as text when they are long", () => {
    const page = parse(
      `<blockquote>Short.</blockquote><blockquote>${"long ".repeat(60)}</blockquote><blockquote><ul><li>a</li></ul></blockquote>`,
    );
    const looks = [...page.querySelectorAll("blockquote")].map((quote) => quote.className);
    expect(looks).toEqual(["", "quote-long", "quote-long"]);
  });
});

it("takes no class, style, script or handler over from the post", () => {
  const html = make(
    '<h2 class="prose-anchor" style="position:fixed" onclick="x()">A</h2><a class="btn" href="javascript:x()">b</a><script>x()</script>',
  ).html;
  expect(html).not.toMatch(/onclick|javascript|script|style|class="btn"/);
  expect(html.match(/prose-anchor/g)).toHaveLength(1);
});

it("gives the same when it is given the same, and loses none of a post's words", () => {
  expect(make(torturePost)).toEqual(make(torturePost));
  const words = (html: string) => {
    const element = document.createElement("div");
    element.innerHTML = html;
    for (const link of element.querySelectorAll(".prose-anchor")) link.remove();
    return element.textContent?.split(/\s+/).join(" ").trim();
  };
  expect(words(make(torturePost).html)).toBe(words(torturePost));
});
