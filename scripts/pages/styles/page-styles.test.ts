import { describe, expect, it } from "vitest";
import { createPageStyles } from "./page-styles.mjs";

const SHEET = `@layer base{:root{--ink:#111;--gap:1rem}.wrap{margin:0}}
@layer utilities{.flex{display:flex}.grid{display:grid}.sm\\:p-\\[2px\\]{padding:2px}
.group{color:var(--ink,red)}.group:hover .group-hover\\:flex{display:flex}
.block{display:block}@media print{.block{display:none}}}`;

const { styles, html } = createPageStyles(SHEET)(
  '<div class="wrap flex"><p class="flex sm:p-[2px] group">a</p><b class="group-hover:flex block">b</b>' +
    '<code>&lt;p class="flex"&gt;</code></div>',
);

describe("createPageStyles", () => {
  it("leaves out what the page has not", () => {
    expect(styles).not.toContain("grid");
    expect(styles).not.toContain("--gap");
  });

  it("calls a class alike in the HTML and in the styles", () => {
    const [, short] = /<div class="wrap (\w+)">/.exec(html) ?? [];
    expect(short).toMatch(/^\w$/);
    expect(styles).toContain(`.${short}{display:flex}`);
    expect(html).toContain(`<p class="${short} `);
  });

  it("has one name for classes that stand on the same elements", () => {
    const { styles, html } = createPageStyles(SHEET)(
      '<i class="flex sm:p-[2px]">a</i><b class="flex sm:p-[2px]">b</b><u class="grid">c</u>',
    );
    const [, short] = /<i class="(\w+)"><b class="\1">/.exec(html.replaceAll(/a<\/i>/g, "")) ?? [];
    expect(styles).toContain(`.${short}{display:flex}`);
    expect(styles).toContain(`.${short}{padding:2px}`);
    expect(styles).not.toContain(`.${short}{display:grid}`);
  });

  it("writes out what a registered property is first, where nothing sets it", () => {
    const sheet = `.a{border-style:var(--line);margin:var(--gap,2px)}.b{--line:dashed}
@property --line{syntax:"*";inherits:false;initial-value:solid}@property --gap{syntax:"*";inherits:false}`;
    const stylesOf = (names: string) => createPageStyles(sheet)(`<p class="${names}">a</p>`).styles;
    expect(stylesOf("a")).toContain("border-style:solid;margin:2px");
    expect(stylesOf("a")).not.toContain("@property");
    expect(stylesOf("a b")).toContain("border-style:var(--line);margin:2px");
    expect(stylesOf("a b")).toContain("@property --line");
  });

  it("keeps the names that the linked sheets and scripts need", () => {
    expect(styles).toContain(".wrap{");
    expect(styles).toContain(".group:hover .group-hover\\:flex{");
    expect(styles).toContain(".block{");
    expect(html).toContain('<b class="group-hover:flex block">');
  });

  it("leaves text about classes as it was written", () => {
    expect(html).toContain('<code>&lt;p class="flex"&gt;</code>');
  });

  it("names a variable without a fallback where every page has it", () => {
    expect(styles).toContain("color:var(--ink)");
  });

  it("writes the value of one of the site where it is read a few times only", () => {
    const paint = (name: string) => `.${name}{color:var(--ink)}`;
    const sheet = (names: string[]) => `:root,:host{--ink:#111}${names.map(paint).join("")}`;
    const stylesOf = (names: string[]) =>
      createPageStyles(sheet(names))(`<p class="${names.join(" ")}">a</p>`).styles;
    expect(stylesOf(["a", "e"])).not.toContain("--ink");
    expect(stylesOf(["a", "e"])).toContain("color:#111");
    expect(stylesOf(["a", "e", "i", "o"])).toContain("color:var(--ink)");
  });
});

const PARTED = `@layer base{:root,:host{--ink:#111}h2{margin:0}}
@layer utilities{.p-2{padding:2px}.p-4{padding:4px}.pt-1{padding-top:1px}.hover\\:p-9:hover{padding:9px}
@media (min-width:40rem){.sm\\:p-1{padding:1px}.sm\\:m-1{margin:1px}}}
@layer base{::backdrop{color:red}}@layer utilities{.turns{transition-property:color}}
@font-face{font-family:A;src:url(a)}@property --x{syntax:"*";inherits:false}`;

const END = '<div hidden="" data-first-screen-end=""></div>';

/** The styles of a page of these parts, with the names of classes as they were written. */
function partsOf(first: string, rest: string) {
  const { styles, sheet, html } = createPageStyles(PARTED)(
    `<main style="font-family:A;width:var(--x)">${first}${END}${rest}</main>`,
  );
  const names = Array.from(`${first}${rest}`.matchAll(/class="([^"]*)"/g), ([, list = ""]) =>
    list.split(" "),
  ).flat();
  const shortNames = Array.from(html.matchAll(/class="([^"]*)"/g), ([, list = ""]) =>
    list.split(" "),
  ).flat();
  const nameOf = new Map(shortNames.map((short, at) => [short, names[at] ?? ""]));
  const read = (css: string | null) =>
    css?.replaceAll(/\.([a-z]+)(?=[{:,])/gi, (_, short: string) => `.${nameOf.get(short)}`) ?? "";
  return { first: read(styles), rest: read(sheet) };
}

describe("the styles of a page that has a first screen", () => {
  it("part into those that the first screen needs and those that only the rest needs", () => {
    const { first, rest } = partsOf('<p class="p-2">a</p>', '<h2 class="p-4">b</h2>');
    expect(first).toContain(".p-2{");
    expect(first).not.toContain(".p-4{");
    expect(rest).toContain(".p-4{");
    expect(rest).toContain("h2{");
    expect(rest).not.toContain(".p-2{");
  });

  it("keep what every element would be styled anew for in the first part", () => {
    const { first, rest } = partsOf("<p>a</p>", "<h2>b</h2><dialog>c</dialog>");
    for (const rule of ["@font-face", "@property", "::backdrop"]) {
      expect(first).toContain(rule);
      expect(rest).not.toContain(rule);
    }
  });

  it("leave for later what no element is at first, and how it becomes that", () => {
    const { first, rest } = partsOf('<p class="hover:p-9 turns">a</p>', "");
    for (const later of ["9px", "transition-property"]) {
      expect(first).not.toContain(later);
      expect(rest).toContain(later);
    }
  });

  it("repeat a rule that would lose to one that is before it", () => {
    const both = '<p class="p-4 sm:p-1">b</p>';
    const { rest } = partsOf('<p class="p-2 sm:p-1 sm:m-1">a</p>', both);
    expect(rest.indexOf("padding:4px")).toBeLessThan(rest.indexOf("padding:1px"));
    expect(rest).toContain("@media (min-width:40rem)");
    expect(rest).not.toContain("margin:1px");
  });

  it("repeat also what is to win over a rule that is repeated", () => {
    const { rest } = partsOf(
      '<p class="p-4 sm:p-1">a</p>',
      '<p class="p-2 p-4">b</p><p class="p-4 sm:p-1">c</p>',
    );
    expect(rest).toMatch(/padding:2px.*padding:4px.*padding:1px/s);
  });

  it("do not repeat one that no element has together with it", () => {
    const { rest } = partsOf('<p class="pt-1">a</p>', '<p class="p-4">b</p><p class="pt-1">c</p>');
    expect(rest).not.toContain("padding-top");
  });

  it("are all in the HTML of a page that has none", () => {
    const { styles, sheet } = createPageStyles(PARTED)('<p class="p-2">a</p>');
    expect(styles).toContain("padding:2px");
    expect(sheet).toBeNull();
  });
});
