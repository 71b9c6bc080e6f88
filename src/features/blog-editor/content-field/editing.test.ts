import { Editor } from "@tiptap/core";
import { afterEach, expect, it } from "vitest";
import { insertImage, selectedImage, updateImage } from "./controls/image-commands";
import { PreservingSerializer } from "./html/preserving-serializer";
import { openInVisual } from "./html/visual-document";
import { Clipboard } from "./clipboard";
import { schemaExtensions } from "./extensions";
import { LooseText, TEXT_LOADED, UniqueIds } from "./unique-ids";

let editor: Editor;
let serializer: PreservingSerializer;

function open(html: string): void {
  editor = new Editor({ extensions: [...schemaExtensions, LooseText, UniqueIds, Clipboard] });
  const { doc } = openInVisual(html, editor.schema);
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, doc.content).setMeta(TEXT_LOADED, true);
  editor.view.dispatch(tr);
  serializer = new PreservingSerializer();
  serializer.adopt(editor.state.doc, html);
}
const html = () => serializer.write(editor.state.doc);
function caretAfter(text: string): void {
  editor.state.doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? "").indexOf(text) : -1;
    if (at >= 0) editor.commands.setTextSelection(position + at + text.length);
  });
}
const oneLine = (text: string) => text.replace(/\n/g, "");

afterEach(() => editor.destroy());

it("makes plain items of paragraphs, and paragraphs of them again", () => {
  open("<p>a</p><p>b</p>");
  editor.commands.setTextSelection({ from: 1, to: 5 });
  editor.commands.toggleBulletList();
  expect(oneLine(html())).toBe("<ul><li>a</li><li>b</li></ul>");
  editor.commands.toggleBulletList();
  expect(oneLine(html())).toBe("<p>a</p><p>b</p>");
});

it("leaves the paragraphs of items that have them", () => {
  open("<ul><li><p>a</p></li><li>b</li></ul>");
  caretAfter("b");
  editor.commands.insertContent("c");
  expect(oneLine(html())).toBe("<ul><li><p>a</p></li><li>bc</li></ul>");
});

it("writes a list begun at three from three", () => {
  open("<p>x</p>");
  editor.commands.setContent({
    type: "doc",
    content: [
      {
        type: "orderedList",
        attrs: { start: 3 },
        content: [{ type: "listItem", content: [{ type: "paragraph", attrs: { bare: true } }] }],
      },
    ],
  });
  expect(oneLine(html())).toBe('<ol start="3"><li></li></ol>');
});

it("writes a new table with a head, and a row added where it was added", () => {
  open("<p>a</p>");
  editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true });
  const head = '<thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>';
  const row = "<tr><td></td><td></td></tr>";
  expect(oneLine(html())).toContain(`<table>${head}<tbody>${row}</tbody></table>`);
});

it("adds rows and columns inside a table that was read, and keeps its sections", () => {
  open(
    "<table><caption>C</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>",
  );
  caretAfter("a");
  editor.commands.addRowAfter();
  editor.commands.addColumnAfter();
  expect(oneLine(html())).toBe(
    "<table><caption>C</caption><thead><tr><th>h</th><th></th></tr></thead><tbody><tr><td>a</td><td></td></tr><tr><td></td><td></td></tr></tbody><tfoot><tr><td>f</td><td></td></tr></tfoot></table>",
  );
});

it("splits loose text into paragraphs rather than melting it together", () => {
  open("<blockquote>onetwo</blockquote>");
  caretAfter("one");
  editor.commands.splitBlock();
  expect(oneLine(html())).toBe("<blockquote><p>one</p><p>two</p></blockquote>");
});

it("does not give two headings the same id when one is split", () => {
  open('<h2 id="why">onetwo</h2>');
  caretAfter("one");
  editor.commands.splitBlock();
  expect(html().match(/id="why"/g)).toHaveLength(1);
});

it("nests what is made bold inside the link it stands in", () => {
  open('<p><a href="/x">one two three</a></p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  editor.commands.setMark("strong");
  expect(html()).toBe('<p><a href="/x">one <strong>two</strong> three</a></p>');
});

it("keeps every block that was moved as it was written", () => {
  open("<p  >a &amp;amp; b</p>\n<p>c</p>\n<h2 id='x'>d</h2>");
  const [first, second, third] = editor.state.doc.children;
  if (!first || !second || !third) throw new Error("Three blocks were read");
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.replaceWith(0, doc.content.size, [third, first, second]));
  expect(html()).toBe("<h2 id='x'>d</h2><p  >a &amp;amp; b</p>\n<p>c</p>");
});

it("takes a line that only waits for words at the end for no change", () => {
  const source = "<p>a</p>\n<table><tbody><tr><td>x</td></tr></tbody></table>\n";
  open(source);
  editor.commands.insertContentAt(editor.state.doc.content.size, { type: "paragraph" });
  expect(html()).toBe(source);
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, "b");
  expect(oneLine(html())).toBe(`${oneLine(source)}<p>b</p>`);
});

it("keeps an empty line at the end that the post came with", () => {
  open("<p>a</p><p></p>");
  caretAfter("a");
  editor.commands.insertContent("b");
  expect(html()).toBe("<p>ab</p><p></p>");
});

it("adds a picture, its caption, and takes the caption away again", () => {
  open("<p></p>");
  insertImage(editor, { src: "/a.png", alt: "A", caption: "Words" });
  expect(oneLine(html())).toContain(
    '<figure><img src="/a.png" alt="A"><figcaption>Words</figcaption></figure>',
  );
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === "image") editor.commands.setNodeSelection(position);
  });
  const found = selectedImage(editor);
  if (found === null) throw new Error("The picture is selected");
  updateImage(editor, found, { src: "/b.png", alt: "B", caption: "" });
  expect(oneLine(html())).toContain('<figure><img src="/b.png" alt="B"></figure>');
});

it("keeps what a picture's dialog does not know", () => {
  open('<figure id="f"><a href="/x"><img src="/a.png" alt="a" width="3" lang="fr"></a></figure>');
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === "image") editor.commands.setNodeSelection(position);
  });
  const found = selectedImage(editor);
  if (found === null) throw new Error("The picture is selected");
  updateImage(editor, found, { src: "/b.png", alt: "b", caption: "New" });
  expect(html()).toBe(
    '<figure id="f"><a href="/x"><img src="/b.png" alt="b" width="3" lang="fr"></a><figcaption>New</figcaption></figure>',
  );
});

it("keeps what it cannot show in the blocks nobody edits", () => {
  const source =
    '<!-- note -->\n<p style="color:red">red</p>\n<video src="/v.mp4"></video>\n<p>plain</p>\n<script>x</script>';
  open(source);
  caretAfter("plain");
  editor.commands.insertContent("er");
  expect(html()).toBe(source.replace("plain", "plainer"));
  caretAfter("red");
  editor.commands.insertContent("der");
  expect(html()).toContain("<p>redder</p>");
});

function paste(data: Record<string, string>): void {
  const clipboardData = { files: [], getData: (type: string) => data[type] ?? "" };
  const event = Object.assign(new Event("paste", { cancelable: true }), { clipboardData });
  editor.view.dom.dispatchEvent(event);
}

it("takes pasted Markdown for what it means, and one undo brings the text back", () => {
  open("<p>before</p><p></p><p>after</p>");
  editor.commands.setTextSelection(9);
  paste({ "text/plain": "## Why\n\n- one\n- **two**" });
  expect(oneLine(html())).toBe(
    "<p>before</p><h2>Why</h2><ul><li>one</li><li><strong>two</strong></li></ul><p>after</p>",
  );
  editor.commands.undo();
  expect(oneLine(html())).toBe(
    "<p>before</p><p>## Why</p><p>- one</p><p>- **two**</p><p>after</p>",
  );
  editor.commands.undo();
  expect(oneLine(html())).toBe("<p>before</p><p></p><p>after</p>");
});

it("leaves Markdown alone in code, and reads it also where an editor has only colored it", () => {
  open("<pre><code>x</code></pre><p>y</p>");
  caretAfter("x");
  paste({ "text/plain": "**a**" });
  expect(html()).toContain("<pre><code>x**a**</code></pre>");
  caretAfter("y");
  paste({
    "text/plain": " **b**",
    "text/html": `<div style="font-family:Consolas;white-space:pre"><div>**b**</div></div>`,
    "vscode-editor-data": '{"version":1,"mode":"markdown"}',
  });
  expect(html()).toContain("<strong>b</strong></p>");
});

it("makes a link of a selection that a bare address is pasted over", () => {
  open("<p>our site</p>");
  editor.commands.selectAll();
  paste({ "text/plain": "www.halden.example" });
  expect(html()).toBe('<p><a href="https://www.halden.example">our site</a></p>');
});

const OF_LIBRARY = "/storage/v1/object/public/pictures/0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11";

it("writes the widths of a library's picture, and drops them where another takes its place", () => {
  open("<p></p>");
  const attributes = {
    width: "960",
    height: "540",
    srcset: `${OF_LIBRARY}/640.webp 640w, ${OF_LIBRARY}/960.webp 960w`,
    sizes: "100vw",
  };
  insertImage(editor, { src: `${OF_LIBRARY}/960.webp`, alt: "A", caption: "", html: attributes });
  expect(html()).toBe(
    `<p><img src="${OF_LIBRARY}/960.webp" alt="A" width="960" height="540" srcset="${attributes.srcset}" sizes="100vw"></p>`,
  );
  editor.commands.setNodeSelection(1);
  const found = selectedImage(editor);
  if (found === null) throw new Error("The picture is selected");
  updateImage(editor, found, { src: "/b.png", alt: "B", caption: "" });
  expect(html()).toBe('<p><img src="/b.png" alt="B"></p>');
});
