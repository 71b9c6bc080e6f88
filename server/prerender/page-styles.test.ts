import { expect, it } from "vitest";
import { createPageStyles } from "./page-styles.ts";

const stylesOf = (sheet: string, html: string) => createPageStyles(sheet)(html);

it("keeps the rules for the page's elements and classes, and no others", async () => {
  const sheet = String.raw`p{color:red}h2{color:blue}.flex{display:flex}.grid{display:grid}
.\[\&\>p\]\:mt-2>p{margin-top:2px}.text-sm\/tight{line-height:1}
.wrap .flex{top:0}.wrap .grid{left:0}@media (min-width:40rem){.sm\:w-93{width:93px}}`;
  const html =
    '<div class="wrap [&amp;&gt;p]:mt-2 sm:w-93"><p class="flex text-sm/tight">a</p></div>';
  const styles = await stylesOf(sheet, html);
  for (const kept of [
    "p{color:red}",
    ".flex{display:flex}",
    String.raw`.\[\&\>p\]\:mt-2>p{`,
    String.raw`.text-sm\/tight{`,
    ".wrap .flex{",
    String.raw`@media (min-width:40rem){.sm\:w-93{`,
  ]) {
    expect(styles).toContain(kept);
  }
  expect(styles).not.toMatch(/h2|grid/);
});

it("keeps rules for states and attributes that are set later", async () => {
  const sheet = String.raw`:focus-visible{outline:auto}.link[aria-current]{color:red}
.group-open\:block:is(:where(.group):is([open],:popover-open) *){display:block}
.box:not(.small){width:9px}.box:has(:checked){height:9px}
:where(.list>:not(:last-child)){margin:1px}[hidden]:where(:not([hidden=until-found])){display:none}
@starting-style{.box{opacity:0}}@supports (width:1lh){.box{width:1lh}}.slider::-moz-range-thumb{width:2px}`;
  const html = `<div class="group list"><a class="link group-open:block box slider">a</a></div>`;
  const styles = await stylesOf(sheet, html);
  for (const kept of [
    ":focus-visible{",
    ".link[aria-current]{",
    ":where(.group):is([open],:popover-open)",
    ".box:not(.small){",
    ".box:has(:checked){",
    ":where(.list>:not(:last-child)){",
    "[hidden]:where(",
    "@starting-style{.box{",
    "@supports (width:1lh){.box{",
    ".slider::-moz-range-thumb{",
  ]) {
    expect(styles).toContain(kept);
  }
});

it("leaves print and the dark theme to the full sheets", async () => {
  const sheet = `:root,[data-theme=light]{color:red}[data-theme=dark]{color:white}
[data-theme=dark] body{color:gray}p{top:0}@media print{p{top:1px}}@media screen{p{left:1px}}`;
  const styles = await stylesOf(sheet, "<p>a</p>");
  expect(styles).toContain(":root{color:red}");
  expect(styles).toContain("@media screen{p{");
  expect(styles).not.toMatch(/data-theme|print/);
});

it("keeps the order also of the layers that the page has no rules in", async () => {
  const sheet = `@layer base{p{top:0}}@layer components{h2{top:0}}@layer utilities{.flex{top:0}}@layer staff;`;
  const styles = await stylesOf(sheet, '<p class="flex">a</p>');
  const order = Array.from(styles.matchAll(/@layer ([\w,]+)/g), ([, names = ""]) =>
    names.split(","),
  );
  expect([...new Set(order.flat())]).toEqual(["base", "components", "utilities", "staff"]);
});

it("keeps the variables and keyframes that something reads, in the HTML too", async () => {
  const sheet = `:root{--ink:#111;--text:var(--ink);--paper:#fff;--sky:#00f;--day:var(--sky);--gap:1rem}
p{color:var(--text);animation:spin 1s}h2{margin:var(--gap)}
@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}`;
  const html = '<p style="border-color:var(--day)"><svg fill="var(--paper)"></svg></p>';
  const styles = await stylesOf(sheet, html);
  for (const kept of ["--ink:", "--text:", "--paper:", "--sky:", "--day:", "@keyframes spin"]) {
    expect(styles).toContain(kept);
  }
  expect(styles).not.toMatch(/--gap|fade/);
});

it("keeps the first values of the registered variables that are read", async () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:0}`;
  const sheet = `@layer properties{@supports (color:red){*,:before{--tw-x:0;--tw-y:0}}}
.move{--tw-x:1px;translate:var(--tw-x)}.turn{rotate:var(--tw-y)}${property("--tw-x")}${property("--tw-y")}`;
  const styles = await stylesOf(sheet, '<p class="move">a</p>');
  expect(styles).toContain("@property --tw-x{");
  expect(styles).toMatch(/@supports \(color:red\)\{\*,:before\{--tw-x:0\}\}/);
  expect(styles).not.toContain("--tw-y");
});

it("makes the styles of pages with the same names once", async () => {
  const stylesFor = createPageStyles("p{top:0}.flex{left:0}");
  const first = stylesFor('<p class="flex">One</p>');
  expect(stylesFor('<p>Two <b class="flex">three</b></p><p></p>')).not.toBe(first);
  expect(stylesFor('<p class="flex" id="two">Two</p><p class="flex">three</p>')).toBe(first);
  expect(await first).toContain(".flex{left:0}");
});
