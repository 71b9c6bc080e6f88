import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "./sanitize-html";

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
  ])("takes out %s", (_, dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
  });

  it.each([
    '<h2 id="why">Why</h2><p>A <strong>b</strong> <em>c</em> <code>d</code></p>',
    '<p><a href="/pricing">in</a> <a href="https://example.com/x">out</a> <a href="tel:+18005550129">call</a></p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<figure><img src="/a.webp" alt="A roof" width="10" height="5"><figcaption>c</figcaption></figure>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    "<blockquote><p>q</p></blockquote><pre><code>&lt;a&gt;</code></pre><hr>",
  ])("leaves ordinary formatting as it is: %s", (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it("gives the same again the second time", () => {
    const once = sanitizeHtml('<p>a<img src=x onerror=1><a href="javascript:1">b</a></p>');
    expect(sanitizeHtml(once)).toBe(once);
  });
});
