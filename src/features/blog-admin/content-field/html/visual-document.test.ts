import { getSchema } from "@tiptap/core";
import { expect, it } from "vitest";
import { schemaExtensions } from "../schema/extensions";
import { canonicalHtml } from "./compare-html";
import { openInVisual } from "./visual-document";
import { writeHtml } from "./write-html";
import { readFileSync } from "node:fs";

const schema = getSchema(schemaExtensions);
const seed = readFileSync("supabase/seed.sql", "utf8");
const articles = [...seed.matchAll(/\$html\$([\s\S]*?)\$html\$/g)].map((m) => m[1] ?? "");
it.each([
  ...articles,
  "",
  "<p></p>",
  "text",
  "<p>a <strong><em>b</em></strong> <em><strong>c</strong></em></p>",
  "<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li><li><ul><li>x</li></ul></li><li></li></ul>",
  '<table><caption>Cap <b>x</b></caption><thead><tr><th scope="col">a</th><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody><tbody><tr><td>d</td><td><p>e</p></td></tr></tbody><tfoot><tr><th scope="row">f</th><td colspan="1">g</td></tr></tfoot></table>',
  '<figure id="x"><img src="/a.png" alt="a" width="3"><figcaption>Hey <b>you</b></figcaption></figure>',
  "<pre>\n\nfoo</pre><pre><code>\nfoo\n</code></pre><pre>a<b>c</b>\n</pre><pre></pre>",
  '<ol start="1" reversed><li>a</li></ol><ol start="3"><li>b</li></ol>',
  "<dl><dt>a</dt><dd>b</dd><div><dt>c</dt><dd><p>x</p></dd></div></dl>",
  '<p><b>a</b><b>b</b><a href="/x"><code>c</code></a><code><a href="/x">c</a></code><span><span lang="fr">x</span></span></p>',
  "<blockquote>foo<p>bar</p></blockquote><blockquote></blockquote><div>a <p>b</p> c</div>",
  "<p>a<br></p><p><br></p><p>a\n  b</p>",
])("%#", (html) => {
  const { doc, losses } = openInVisual(html, schema);
  expect(losses).toEqual([]);
  expect(canonicalHtml(writeHtml(doc.children))).toBe(
    html === "" ? canonicalHtml("<p></p>") : canonicalHtml(html),
  );
});
