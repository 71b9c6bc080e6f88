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

  it("keeps the names that the linked sheets and scripts need", () => {
    expect(styles).toContain(".wrap{");
    expect(styles).toContain(".group:hover .group-hover\\:flex{");
    expect(styles).toContain(".block{");
    expect(html).toContain('<b class="group-hover:flex block">');
  });

  it("leaves text about classes as it was written", () => {
    expect(html).toContain('<code>&lt;p class="flex"&gt;</code>');
  });

  it("names a variable of every page without a fallback", () => {
    expect(styles).toContain("color:var(--ink)");
  });
});
