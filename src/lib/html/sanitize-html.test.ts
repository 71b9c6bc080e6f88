import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { cleanForSaving, sanitizeHtml } from "./sanitize-html";

const PICTURES = "/storage/v1/object/public/pictures/0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11";
const OF_LIBRARY = `<img src="${PICTURES}/960.webp" alt="" width="960" height="540" srcset="${PICTURES}/640.webp 640w, ${PICTURES}/960.webp 960w" sizes="(min-width: 64rem) 680px, calc(100vw - 2.5rem)">`;

describe("sanitizeHtml", () => {
  it.each([
    ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    [
      "an event handler",
      '<img src="/x.png" alt="x" onerror="alert(1)">',
      '<img src="/x.png" alt="x">',
    ],
    ["a javascript: address", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ["a disguised javascript: address", '<a href=" java&#10;script:alert(1)">a</a>', "<a>a</a>"],
    ["a data: address of a page", '<a href="data:text/html,<script>1</script>">a</a>', "<a>a</a>"],
    ["svg with a script", "<svg><script>alert(1)</script></svg>a", "a"],
    ["svg with a handler", '<svg onload="alert(1)"></svg>a', "a"],
    ["an iframe", '<iframe src="https://example.com"></iframe>a', "a"],
    ["a style element", "<style>body{display:none}</style>a", "a"],
    ["a style attribute", '<p style="position:fixed">a</p>', "<p>a</p>"],
    ["a form", '<form action="https://example.com"><input name="a"></form>a', "a"],
    ["an object", '<object data="x.swf"></object><embed src="x">a', "a"],
    ["a base address", '<base href="https://example.com">a', "a"],
    ["a meta refresh", '<meta http-equiv="refresh" content="0">a', "a"],
    ["math", "<math><mtext><script>alert(1)</script></mtext></math>a", "a"],
    ["a class that could take on the site's look", '<p class="error-notice">a</p>', "<p>a</p>"],
    ["a first-level heading", "<h1>a</h1>", "a"],
    [
      "a drawing or a page written into a picture's address",
      '<img src="data:image/svg+xml;base64,AA==" alt=""><img src="data:text/html;base64,AA==" alt="">',
      '<img alt=""><img alt="">',
    ],
    ["a file on the visitor's machine", '<a href="file:///etc/passwd">a</a>', "<a>a</a>"],
    ["an id the page itself uses", '<p id="root">a</p><p id="Page-Data">b</p>', "<p>a</p><p>b</p>"],
    ["an id that is no anchor's name", '<p id="_r_1_">a</p>', "<p>a</p>"],
    [
      "a named window as a link's target",
      '<a href="/x" target="other">a</a>',
      '<a href="/x">a</a>',
    ],
    [
      "a srcset that loads something else than the picture in other widths",
      `<img src="/a.webp" srcset="https://spy.example/a.webp 640w"><img srcset="${PICTURES}/960.webp 960w"><img src="${PICTURES}/960.webp" srcset="${PICTURES}/640.webp 640w, https://spy.example/a 960w">`,
      `<img src="/a.webp"><img><img src="${PICTURES}/960.webp">`,
    ],
    [
      "srcset and sizes of anything but a picture",
      `<p srcset="${PICTURES}/640.webp 640w" sizes="100vw">a</p>`,
      "<p>a</p>",
    ],
    [
      "sizes that are none",
      `<img src="/a.webp" sizes="url(https://spy.example/)">`,
      `<img src="/a.webp">`,
    ],
    ["a frameset, but not the words behind it", "<frameset><p>a</p>", "<p>a</p>"],
  ])("takes out %s", (_, dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
  });

  it.each([
    OF_LIBRARY,
    '<h2 id="why">Why</h2><p>A <strong>b</strong> <em>c</em> <code>d</code></p>',
    '<p><a href="/pricing">in</a> <a href="https://example.com/x">out</a> <a href="tel:+18005550129">call</a></p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<figure><img src="/a.webp" alt="A roof" width="10" height="5"><figcaption>c</figcaption></figure>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<table><colgroup><col span="2"></colgroup><tbody><tr><td>a</td></tr></tbody></table>',
    '<pre><code class="language-css">a{}</code></pre>',
    "<p>a &amp; b &lt; c \"d\" 'e' 😀 日本 &nbsp;</p>",
    "  \n plain words & more",
    "<blockquote><p>q</p></blockquote><pre><code>&lt;a&gt;</code></pre><hr>",
  ])("leaves ordinary formatting as it is: %s", (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it("gives the same again the second time", () => {
    const once = sanitizeHtml('<p>a<img src=x onerror=1><a href="javascript:1">b</a></p>');
    expect(sanitizeHtml(once)).toBe(once);
  });

  it("keeps the empty line a code block starts with", () => {
    const html = "<pre>\n\n<code>a</code></pre>";
    expect(sanitizeHtml(html)).toBe(html);
    expect(sanitizeHtml(sanitizeHtml(html))).toBe(html);
  });

  it("keeps a page opened in a new tab from getting hold of this one", () => {
    expect(sanitizeHtml('<a href="https://a.example" target="_blank">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
    );
    expect(sanitizeHtml('<a href="/b" target="_blank" rel="nofollow">b</a>')).toContain(
      'rel="nofollow noopener"',
    );
  });
});

/** Handwritten HTML with irregular spacing, entities, capitals, unclosed tags and comments. */
const ORDINARY = `<!-- for the spring letter -->
<h2 id="why">Why&nbsp;us</h2>\r
<P>A <strong>b</strong>, <em>c</em> &amp; <code>d &lt; e</code> — “f” &copy; 2026
<p>Second <a href='/pricing' title="a > b">in</a>, <a href="https://example.com/x?a=1&b=2" target=_blank>out</a>,
<a href="tel:+18005550129">call</a>, <a href="mailto:hello@curbfront.example">write</a>, <a href="#why">up</a><br/>
<ul><li>one<li>two<ol start=3 reversed><li>three</ol></ul>
<figure><img src=/a.webp alt="A roof" width=10 height=5 /><figcaption>c</figcaption></figure>
<img src="https://pictures.example/b.jpg" alt="">
<table><caption>t</caption><tr><th scope=col>a<td colspan=2>b</table>
<blockquote cite="https://example.com"><p>q</blockquote><pre>

<code class="language-js">if (a &lt; b &amp;&amp; c) {}</code></pre><hr>
<dl><dt>x<dd>y</dl><p lang=fr dir=ltr>z <kbd>Esc</kbd> <sub>1</sub><sup>2</sup> <time datetime="2026-11-21">today</time> <mark>m</mark>
`;

describe("cleanForSaving", () => {
  it("returns ordinary writing to the byte", () => {
    expect(cleanForSaving(ORDINARY)).toEqual({ html: ORDINARY, removed: [] });
    for (const html of ["", "a & b\r\n", "5 < 6 > 4", "<p>\u200b</p>", "\u200bx", " <p> a </p> "]) {
      expect(cleanForSaving(html)).toEqual({ html, removed: [] });
    }
  });

  it.each([
    ["<p>a</p><script>1</script><script>2</script>", "<p>a</p>", ["a script"]],
    ["<script>1</script>a", "a", ["a script"]],
    ['<p onclick="x()">a</p>', "<p>a</p>", ["an onclick attribute on <p>"]],
    [
      '<a href="java&#9;script:x()">a</a><img src="data:image/png,1" alt="">',
      '<a>a</a><img alt="">',
      ["a javascript: link", "a data: picture address"],
    ],
    ["<style>p{}</style><p>a</p>", "<p>a</p>", ["a style sheet"]],
    [
      '<p style="x" class="y">a</p>',
      "<p>a</p>",
      ["a class attribute on <p>", "a style attribute on <p>"],
    ],
    ["<h1>a</h1><section>b</section>", "ab", ["<h1> tags", "<section> tags"]],
    ['<iframe src="https://video.example"></iframe>', "", ["an embedded page"]],
    ['<!-- <img src=x onerror="x()"> --><p>a</p>', "<p>a</p>", ["a comment"]],
    ['<body onload="x()"><p>a</p>', "<p>a</p>", ["an onload attribute on <body>", "<body> tags"]],
    ['<p>a</p><frameset onload="x()">', "<p>a</p>", ["<frameset> tags"]],
  ])("says what it took out of %s", (html, clean, removed) => {
    const saved = cleanForSaving(html);
    expect(saved.html).toBe(clean);
    expect(saved.removed.map(({ text, values }) => i18next.t(text, values))).toEqual(removed);
  });
});
