import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { cleanPaste } from "./clean-paste";

/** The final HTML: cleaned, then sanitized. */
const pasted = (html: string) =>
  sanitizeHtml(cleanPaste(html).html).replace(/\s+/g, " ").replace(/> </g, "><").trim();

const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const bullet = (text: string, level = 1, mark = "·", list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f2a9c1e-7fff-1b2c-9d3e-5a6b7c8d9e0f">${body}</b><br class="Apple-interchange-newline">`;
const run = (text: string, style = "font-weight:400;font-style:normal") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;
const paragraph = (inner: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;

describe("from Word", () => {
  it("keeps the words and the emphasis, and nothing of the style sheet", () => {
    const html = word(
      `<p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>bold</b> and <i>slanted</i> line<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal align=center style='text-align:center'><span style='font-size:12.0pt;line-height:107%;mso-fareast-language:EN-US'>Next<span style='mso-spacerun:yes'>  </span>one</span></p>`,
    );
    expect(pasted(html)).toBe(
      "<p>A <strong>bold</strong> and <em>slanted</em> line</p><p>Next one</p>",
    );
  });

  it("makes a list of drawn bullets", () => {
    expect(pasted(word(bullet("One") + bullet("Two")))).toBe("<ul><li>One</li><li>Two</li></ul>");
  });

  it("nests by level and comes back", () => {
    const html = word(
      bullet("One") + bullet("Under", 2, "o") + bullet("Deep", 3, "§") + bullet("Two"),
    );
    expect(pasted(html)).toBe(
      "<ul><li>One<ul><li>Under<ul><li>Deep</li></ul></li></ul></li><li>Two</li></ul>",
    );
  });

  it("numbers what was numbered, from where it began", () => {
    const html = word(
      bullet("Third", 1, "3.") + bullet("Fourth", 1, "4.") + bullet("letters", 2, "a)"),
    );
    expect(pasted(html)).toBe(
      '<ol start="3"><li>Third</li><li>Fourth<ol><li>letters</li></ol></li></ol>',
    );
  });

  it("keeps two lists apart, and a paragraph between them", () => {
    const html = word(
      `${bullet("a")}<p class=MsoNormal>between</p>${bullet("1st", 1, "1.", 1)}${bullet("b", 1, "·", 2)}`,
    );
    expect(pasted(html)).toBe(
      "<ul><li>a</li></ul><p>between</p><ol><li>1st</li></ol><ul><li>b</li></ul>",
    );
  });

  it("finds a list that lost its style", () => {
    const html = word(
      "<p class=MsoListParagraph>·<span>&nbsp;&nbsp;&nbsp; </span>One <b>bold</b></p>",
    );
    expect(pasted(html)).toBe("<ul><li>One <strong>bold</strong></li></ul>");
  });

  it("moves a document's title and headings under the post's own", () => {
    const html = word(
      "<p class=MsoTitle>Title</p><h1>One</h1><h2><b>Two</b></h2><h3>Three</h3><h4>Four</h4>",
    );
    expect(pasted(html)).toBe("<h2>Title</h2><h2>One</h2><h3>Two</h3><h4>Three</h4><h4>Four</h4>");
  });

  it("takes a table down to its cells", () => {
    const html = word(
      `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=312 valign=top colspan=2 style='width:233.75pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Both<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>a</p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>`,
    );
    expect(pasted(html)).toBe(
      '<table><tbody><tr><td colspan="2">Both</td></tr><tr><td>a</td><td></td></tr></tbody></table>',
    );
  });

  it("counts the pictures it cannot bring along", () => {
    const { html, imagesLeftOut } = cleanPaste(
      word(
        `<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 src="file:///C:/Users/jo/clip_image002.jpg" v:shapes="Picture_1"><![endif]>text</p><p><img src="data:image/png;base64,AAAA"></p><p><img src="https://example.com/a.png" alt="kept"></p>`,
      ),
    );
    expect(imagesLeftOut).toBe(2);
    expect(html).toContain('<img src="https://example.com/a.png" alt="kept">');
    expect(html).not.toMatch(/file:|data:/);
  });

  it("lets smart tags and content controls go and keeps their words", () => {
    const html = word(
      "<p class=MsoNormal>In <st1:City w:st='on'><st1:place>Bend</st1:place></st1:City>, <w:Sdt Text='t'>on <span class=SpellE>Skelly</span></w:Sdt><a name='_Hlk1'></a></p>",
    );
    expect(pasted(html)).toBe("<p>In Bend, on Skelly</p>");
  });
});

describe("from Google Docs", () => {
  it("takes off the wrapper that is bold in name only", () => {
    expect(pasted(docs(paragraph(run("Plain"))))).toBe("<p>Plain</p>");
  });

  it("turns weights and slants into emphasis", () => {
    const html = docs(
      paragraph(
        run("A ") +
          run("bold", "font-weight:700;font-style:normal") +
          run(" and ") +
          run("slanted", "font-weight:400;font-style:italic") +
          run(" and ") +
          run("both", "font-weight:700;font-style:italic"),
      ),
    );
    expect(pasted(html)).toBe(
      "<p>A <strong>bold</strong> and <em>slanted</em> and <em><strong>both</strong></em></p>",
    );
  });

  it("drops the empty lines between paragraphs", () => {
    const html = docs(
      `${paragraph(run("a"))}<br><p dir="ltr"><span>&nbsp;</span></p>${paragraph(run("b"))}<br /><br />`,
    );
    expect(pasted(html)).toBe("<p>a</p><p>b</p>");
  });

  it("puts a nested list into its item, without paragraphs", () => {
    const item = (text: string, level: number) =>
      `<li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="${level}"><p dir="ltr" style="line-height:1.38" role="presentation">${run(text)}</p></li>`;
    const html = docs(
      `<ul style="margin-top:0">${item("One", 1)}<ul>${item("Under", 2)}</ul>${item("Two", 1)}</ul><ol start="4">${item("Four", 1)}</ol>`,
    );
    expect(pasted(html)).toBe(
      '<ul><li>One<ul><li>Under</li></ul></li><li>Two</li></ul><ol start="4"><li>Four</li></ol>',
    );
  });

  it("unwraps redirects, and only those", () => {
    const link = (href: string) =>
      paragraph(
        `<a href="${href}" style="text-decoration:none;">${run("x", "text-decoration:underline")}</a>`,
      );
    const html = docs(
      link(
        "https://www.google.com/url?q=https://example.com/a?b%3D1&amp;sa=D&amp;source=editors&amp;ust=1&amp;usg=A",
      ) +
        link("https://www.google.com/search?q=roof") +
        link("https://www.google.com/url?q=javascript:alert(1)"),
    );
    expect([...pasted(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "https://example.com/a?b=1",
      "https://www.google.com/search?q=roof",
      "https://www.google.com/url?q=javascript:alert(1)",
    ]);
  });

  it("keeps headings and tables, and loses their looks", () => {
    const html = docs(
      `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt">${run("Head", "font-weight:700")}</h2><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="100" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt">${paragraph(run("a"))}</td></tr></tbody></table></div>`,
    );
    expect(pasted(html)).toContain("<h2>Head</h2>");
    expect(pasted(html)).toContain("<table><tbody><tr><td>a</td></tr></tbody></table>");
  });

  it("leaves pictures of the clipboard out and says how many", () => {
    const html = docs(
      paragraph(
        `<span style="border:none;display:inline-block"><img src="blob:https://docs.google.com/1" width="30"></span>${run("t")}`,
      ),
    );
    expect(cleanPaste(html)).toMatchObject({ html: "<p>t</p>", imagesLeftOut: 1 });
  });
});

describe("from a web page", () => {
  it("keeps structure and links, drops scripts, styles and hooks", () => {
    const html = `<meta charset='utf-8'><h2 class="x" style="color:red" id="y">Head</h2><p onclick="x()">a <a href="https://example.com" class="z" target="_blank">b</a></p><script>alert(1)</script><img src="x" onerror="alert(1)">`;
    expect(pasted(html)).toBe('<h2>Head</h2><p>a <a href="https://example.com">b</a></p>');
  });

  it("leaves our own text as it was cut", () => {
    const html = '<h2 id="why" data-pm-slice="1 1 []">Why <b>that</b></h2>';
    expect(pasted(html)).toBe('<h2 id="why">Why <b>that</b></h2>');
  });

  it.each(["", "   ", "plain", "<", "<!--StartFragment--><!--EndFragment-->", "<p>", "\u0000"])(
    "survives %j",
    (html) => {
      expect(() => cleanPaste(html)).not.toThrow();
    },
  );
});
