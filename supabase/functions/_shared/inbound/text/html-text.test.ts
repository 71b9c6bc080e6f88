import { expect, it } from "vitest";
import { betterText, htmlText } from "./html-text.ts";

it.each([
  [
    "<table><tr><th>Part</th><th>Count</th></tr><tr><td>Slate</td><td>40</td></tr></table>",
    "Part | Count\nSlate | 40",
  ],
  [
    "<table><tr><td>Slate</td><td></td><td>40</td></tr></table><pre>a\tb</pre>",
    "Slate |  | 40\n\na\tb",
  ],
  ["<table><tr><td>&nbsp;</td><td><table><tr><td>In</td></tr></table></td></tr></table>", "In"],
  ["<table><tr><td><p>One</p><p>Two</p></td><td></td></tr></table>", "One\n\nTwo"],
  [
    "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol><pre>x\n  y</pre>",
    " 1. a\n    * b\n 2. c\n\nx\n  y",
  ],
  [
    '<p>Look at <a href="https://x.example/p.pdf">the plan</a>.',
    "Look at the plan (https://x.example/p.pdf).",
  ],
  ['<a href="https://www.x.example/">x.example</a>', "x.example"],
  ['<a href="mailto:ann@x.example">ann@x.example</a>', "ann@x.example"],
  [
    '<a href="https://evil.example">https://bank.example</a>',
    "https://bank.example (https://evil.example)",
  ],
  ['<a href="https://x.example/p"><img src="p.png"></a>', "https://x.example/p"],
  ['<a href="javascript:alert(1)">Press</a> <a href="#top">Up</a>', "Press Up"],
  ['One <img src="cid:1" alt="a red door"> two', "One [a red door] two"],
  ["<h1>Hours</h1><blockquote>Old</blockquote>", "Hours\n\n> Old"],
  ["<style>p{}</style><script>alert(1)</script><p>Hi&#150;you", "Hi–you"],
])("shows of %j its words", (html, text) => {
  expect(htmlText(html)).toBe(text);
});

it.each([
  [
    "This message needs a program that shows HTML.",
    "<p>Real words here, order 5 signs</p>",
    "Real words here, order 5 signs",
  ],
  ["Order 5 signs.\nThanks", "<p>Order <b>5</b> signs.</p><p>Thanks</p>", "Order 5 signs.\nThanks"],
  ["Order 5 signs.", "<img src=x>", "Order 5 signs."],
  ["", "<p>Order 5 signs.</p>", "Order 5 signs."],
  ["Order 5 signs.", "", "Order 5 signs."],
])("reads %j beside %j as %j", (text, html, read) => {
  expect(betterText(text, html)).toBe(read);
});
