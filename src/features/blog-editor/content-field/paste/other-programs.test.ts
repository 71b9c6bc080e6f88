import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { cleanPaste } from "./clean-paste";
import { brokenLinks } from "./links";
import { markdownHtml } from "../clipboard";

const pasted = (html: string) => sanitizeHtml(cleanPaste(html).html);

describe("from Word Online", () => {
  const item = (text: string, level: number, list = "1", tag = "ul", start = 1) =>
    `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle${level}" role="list" start="${start}"><li role="listitem" data-aria-level="${level}" data-listid="${list}"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;

  it("nests items by the level that each says", () => {
    const html =
      item("One", 1) + item("Under", 2) + item("Deep", 3) + item("Also under", 2) + item("Two", 1);
    expect(pasted(html)).toBe(
      "<ul><li>One<ul><li>Under<ul><li>Deep</li></ul></li><li>Also under</li></ul></li><li>Two</li></ul>",
    );
  });

  it("goes on with a number, and keeps two lists and what stands between them apart", () => {
    const html = `${item("c", 1, "2", "ol", 3)}${item("d", 1, "2", "ol", 4)}<p>between</p>${item("a", 1)}${item("b", 1, "7")}`;
    expect(pasted(html)).toBe(
      '<ol start="3"><li>c</li><li>d</li></ol><p>between</p><ul><li>a</li></ul><ul><li>b</li></ul>',
    );
  });

  it("takes a paragraph that says it is a heading for one", () => {
    expect(pasted('<p role="heading" aria-level="2">Why</p><p>Because</p>')).toBe(
      "<h2>Why</h2><p>Because</p>",
    );
  });
});

describe("from an editor of code", () => {
  const code = (lines: string) =>
    `<meta charset='utf-8'><div style="color: #ddd;font-family: Menlo, Monaco, 'Courier New', monospace;font-size: 12px;white-space: pre;">${lines}</div>`;

  it("lines stay lines of a block of code, indented and with their empty ones", () => {
    const html = code(
      '<div><span style="color:#f00">if</span><span> (a &lt; b) {</span></div><div><span>\u00a0 return a;</span></div><br><div>}</div>',
    );
    expect(pasted(html)).toBe("<pre><code>if (a &lt; b) {\n  return a;\n\n}</code></pre>");
  });

  it("one line is code within the text", () => {
    expect(pasted(code("<div><span>npm</span><span> start</span></div>"))).toBe(
      "<code>npm start</code>",
    );
  });

  it("lines that end in <br> within <pre> are kept, too", () => {
    const html = `<pre style="font-family:'JetBrains Mono',monospace"><span>let a;</span><br><span>a = 1;</span></pre>`;
    expect(pasted(html)).toBe("<pre><code>let a;\na = 1;</code></pre>");
  });

  it("prose with white space of its own is no code", () => {
    const html = `<div style="white-space:pre-wrap;font-family:Arial"><p>Just text</p></div>`;
    expect(pasted(html)).toContain("<p>Just text</p>");
  });
});

describe("links", () => {
  const hrefs = (html: string) =>
    [...pasted(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

  it("without a scheme get it, and those that lead nowhere are named", () => {
    const html = `<p><a href="www.halden.example/a?b=1">a</a> <a href="halden.example">halden.example</a>
      <a href="http://www.halden.example">www.halden.example</a> <a href="prices.html">prices.html</a>
      <a href="../up">up</a> <a href="/pricing">own</a> <a href="#why">why</a> <a href="tel:+15550100">t</a></p>`;
    expect(hrefs(html)).toEqual([
      "https://www.halden.example/a?b=1",
      "https://halden.example",
      "https://www.halden.example",
      "prices.html",
      "../up",
      "/pricing",
      "#why",
      "tel:+15550100",
    ]);
    expect(cleanPaste(html).brokenLinks).toEqual(["prices.html", "../up"]);
  });

  it("to scripts and to somebody's disk are words alone", () => {
    const html =
      '<p><a href="JaVa\tScript:alert(1)">a</a> <a href="data:text/html,x">b</a> <a href="file:///C:/x.docx">c</a></p>';
    expect(pasted(html)).toBe("<p>a b c</p>");
  });

  it("of a post are looked through as well, as its HTML is typed", () => {
    const html =
      '<p><a href="www.x.example">x</a> <a href="">y</a> <a href="https://x.example">z</a></p>';
    expect(brokenLinks(html)).toEqual(["www.x.example"]);
  });
});

describe("a text in Markdown", () => {
  it.each([
    ["## Why\n\nText", "<h2>Why</h2>"],
    ["- one\n  - under\n- two", "<ul>"],
    ["```js\nlet a;\n```", '<code class="language-js">let a;'],
    ["see [us](https://x.example)", '<a href="https://x.example">us</a>'],
    ["call **now**", "<strong>now</strong>"],
    ["| a | b |\n| - | - |\n| 1 | 2 |", "<th>a</th>"],
    ["> said", "<blockquote>"],
    ["www.x.example", '<a href="http://www.x.example">'],
  ])("%j is read as what it means", (text, html) => {
    expect(markdownHtml(text)).toContain(html);
  });

  it.each([
    "Just text.",
    "two\n\nparagraphs",
    "#1 roofer in town",
    "2. Call them",
    "- no",
    "snake_case_name and 3 * 4 * 5",
    "    indented by four",
    "Price: $299\nPhone: (555) 010-1234",
    "",
  ])("%j is a text and stays one", (text) => {
    expect(markdownHtml(text)).toBeNull();
  });
});
