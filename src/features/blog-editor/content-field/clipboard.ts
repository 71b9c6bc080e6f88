import { Extension, type Editor } from "@tiptap/core";
import { Plugin, Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { closeHistory } from "@tiptap/pm/history";
import {
  Fragment,
  Slice,
  DOMParser,
  DOMSerializer,
  type Schema,
  type Node as PmNode,
} from "@tiptap/pm/model";
import { Marked, type Token, type Tokens } from "marked";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { linkAddress } from "./controls/address";
import { parseInert, inertBody } from "./html/tags";
import { cleanPaste } from "./paste/clean-paste";
import { readBlocks } from "./html/visual-document";
import { writeHtml } from "./html/write-html";

class ClipboardReader extends DOMParser {
  constructor(schema: Schema) {
    super(schema, []);
  }

  override parseSlice(dom: Node): Slice {
    const holder = inertBody();
    holder.append(...Array.from(dom.childNodes, (child) => child.cloneNode(true)));
    const blocks = readBlocks(holder.innerHTML, this.schema).map((node) =>
      // Loose text is only valid in its original container.
      node.attrs["bare"] === true
        ? node.type.create({ ...node.attrs, bare: false }, node.content)
        : node,
    );
    return Slice.maxOpen(Fragment.from(blocks));
  }
}

const TABLE_PARTS = new Set(["tableRow", "tableCell", "tableHeader"]);

/** Copies HTML as in the post, so that cut and pasted content keeps its ids and links. */
class ClipboardWriter extends DOMSerializer {
  constructor(schema: Schema) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
  }

  override serializeFragment(
    fragment: Fragment,
    options: { document?: Document } = {},
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const isWhole = fragment.content.every(
      (node) => node.isBlock && !TABLE_PARTS.has(node.type.name),
    );
    if (!isWhole) return super.serializeFragment(fragment, options, target);
    const place = target ?? document.createDocumentFragment();
    place.append(...parseInert(sanitizeHtml(writeHtml(fragment.content))).childNodes);
    return place;
  }
}

/** A copy must not repeat an id; cut content keeps it. */
function withoutKnownIds(slice: Slice, doc: PmNode): Slice {
  const known = new Set<unknown>();
  doc.descendants((node) => {
    known.add(node.attrs["html"]?.id);
  });
  const strip = (node: PmNode): PmNode => {
    const content = Fragment.from(node.children.map(strip));
    const { id, ...rest } = node.attrs["html"] ?? {};
    if (id === undefined || !known.has(id)) return node.isText ? node : node.copy(content);
    const html = Object.keys(rest).length === 0 ? null : rest;
    return node.type.create({ ...node.attrs, html }, content, node.marks);
  };
  return new Slice(Fragment.from(slice.content.content.map(strip)), slice.openStart, slice.openEnd);
}

const markdown = new Marked({ gfm: true, async: false });

const MEANINGFUL = new Set([
  "heading",
  "list",
  "blockquote",
  "table",
  "strong",
  "del",
  "codespan",
  "link",
  "image",
]);

const childrenOf = (token: Token): Token[] => [
  ...("tokens" in token ? (token.tokens ?? []) : []),
  ...(token.type === "list" ? (token as Tokens.List).items : []),
];

function meansSomething(token: Token): boolean {
  if (token.type === "code") return (token as Tokens.Code).codeBlockStyle !== "indented";
  return MEANINGFUL.has(token.type) || childrenOf(token).some(meansSomething);
}

/** A single line such as "2. Call them" is plain text. */
const isOneLine = (tokens: readonly Token[]) => {
  const [only, ...others] = tokens.filter(({ type }) => type !== "space");
  const isList = only?.type === "list" && !only.raw.trim().includes("\n");
  return (
    others.length === 0 && isList && !childrenOf(only).flatMap(childrenOf).some(meansSomething)
  );
};

/** Renders Markdown as HTML; null for plain text. */
export function markdownHtml(text: string): string | null {
  const tokens = markdown.lexer(text);
  if (!tokens.some(meansSomething) || isOneLine(tokens)) return null;
  return markdown.parser(tokens);
}

/** One paragraph per line, as for plain text. */
function plainSlice(text: string, schema: Schema): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/).filter((line) => line.trim() !== "");
  const paragraphs = lines.map((line) =>
    schema.node("paragraph", null, line === "" ? [] : [schema.text(line)]),
  );
  return Slice.maxOpen(Fragment.from(paragraphs));
}

/** Pastes the plain text and then its rendering as a second step, so that one undo brings back the text. */
function pasteWithMeaning(view: EditorView, text: string, meaning: Slice): void {
  const before = view.state;
  const meant = before.tr.replaceSelection(meaning);
  const plain = before.tr.replaceSelection(plainSlice(text, before.schema));
  view.dispatch(closeHistory(plain).setMeta("paste", true));
  const { doc } = view.state;
  const start = doc.content.findDiffStart(meant.doc.content);
  const end = doc.content.findDiffEnd(meant.doc.content);
  if (start === null || end === null) return;
  // Equal text at the start and the end must not count twice.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const tr = view.state.tr.replace(start, end.a + overlap, meant.doc.slice(start, end.b + overlap));
  if (tr.doc.eq(meant.doc))
    tr.setSelection(Selection.near(tr.doc.resolve(meant.selection.head), -1));
  view.dispatch(closeHistory(tr).scrollIntoView());
}

type ClipboardOptions = {
  onImagesLeftOut: (count: number) => void;
  /** Called with files that were pasted, or dropped where the selection then is. */
  onFiles: (files: File[]) => void;
  onBrokenLinks: (addresses: readonly string[]) => void;
  /** Called when Markdown was converted; one undo restores the text. */
  onMarkdown: () => void;
};

function pasteAddress(editor: Editor, text: string): boolean {
  const isAddress = /^(https?:\/\/|mailto:|tel:|www\.)\S+$/i.test(text.trim());
  const href = isAddress ? linkAddress(text) : null;
  if (href === null || editor.state.selection.empty || editor.isActive("codeBlock")) return false;
  return editor.chain().setMark("link", { href }).run();
}

/** VS Code puts the language on the clipboard. */
const isMarkdownFile = (data: DataTransfer) =>
  /"mode":"markdown"/.test(data.getData("vscode-editor-data"));

export const Clipboard = Extension.create<ClipboardOptions>({
  name: "clipboard",
  addOptions: () => ({
    onImagesLeftOut: () => undefined,
    onFiles: () => undefined,
    onBrokenLinks: () => undefined,
    onMarkdown: () => undefined,
  }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const reader = new ClipboardReader(editor.schema);
    const clean = (html: string): string => {
      const cleaned = cleanPaste(html);
      if (cleaned.imagesLeftOut > 0) options.onImagesLeftOut(cleaned.imagesLeftOut);
      if (cleaned.brokenLinks.length > 0) options.onBrokenLinks(cleaned.brokenLinks);
      return cleaned.html;
    };
    const pasteMarkdown = (view: EditorView, text: string): boolean => {
      const html = editor.isActive("codeBlock") ? null : markdownHtml(text);
      if (html === null) return false;
      const meaning = reader.parseSlice(parseInert(clean(html)));
      pasteWithMeaning(view, text, withoutKnownIds(meaning, view.state.doc));
      options.onMarkdown();
      return true;
    };
    /** Ctrl+Shift+V pastes plain text. */
    let isPlainRequested = false;
    return [
      new Plugin({
        props: {
          clipboardParser: reader,
          clipboardSerializer: new ClipboardWriter(editor.schema),
          transformPasted: (slice, view) => withoutKnownIds(slice, view.state.doc),
          transformPastedText: (text, isPlain) => {
            isPlainRequested = isPlain;
            return text;
          },
          transformPastedHTML: clean,
          handlePaste: (view, event) => {
            const isPlain = isPlainRequested;
            isPlainRequested = false;
            const data = event.clipboardData;
            if (data === null) return false;
            const text = data.getData("text/plain");
            if (data.getData("text/html") !== "") {
              // An editor's HTML of Markdown has colors only.
              return !isPlain && isMarkdownFile(data) && pasteMarkdown(view, text);
            }
            if (data.files.length > 0) {
              options.onFiles([...data.files]);
              return true;
            }
            return pasteAddress(editor, text) || (!isPlain && pasteMarkdown(view, text));
          },
          handleDrop: (view, event) => {
            const files = [...(event.dataTransfer?.files ?? [])];
            if (files.length === 0) return false;
            event.preventDefault();
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (place !== null) editor.commands.setTextSelection(place.pos);
            options.onFiles(files);
            return true;
          },
        },
      }),
    ];
  },
});
