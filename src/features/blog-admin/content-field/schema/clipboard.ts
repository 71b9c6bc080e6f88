import { Extension, type Editor } from "@tiptap/core";
import { DOMParser, Fragment, Slice, type Schema } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { sanitizeHtml } from "@/lib/sanitize-html";
import { linkAddress } from "../controls/address";
import { HtmlReader } from "../html/read-html";
import { parseInert } from "../html/tags";
import { collapseWhitespace } from "../html/whitespace";
import { cleanPaste } from "../paste/clean-paste";

type ClipboardOptions = {
  /** Called with the number of pictures a paste had to leave out. */
  onImagesLeftOut: (count: number) => void;
};

/** Reads pasted HTML with the same eyes as a post's own. */
class ClipboardReader extends DOMParser {
  constructor(schema: Schema) {
    super(schema, []);
  }

  override parseSlice(dom: HTMLElement): Slice {
    const body = parseInert(sanitizeHtml(dom.innerHTML));
    collapseWhitespace(body);
    body.normalize();
    const blocks = new HtmlReader(this.schema, false).blocks(body).map((node) =>
      // Loose text has a home only in what it was loose in.
      node.attrs["bare"] === true
        ? node.type.create({ ...node.attrs, bare: false }, node.content)
        : node,
    );
    return Slice.maxOpen(Fragment.from(blocks));
  }
}

function pasteAddress(editor: Editor, text: string): boolean {
  const isAddress = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text.trim());
  const href = isAddress ? linkAddress(text) : null;
  if (href === null || editor.state.selection.empty || editor.isActive("codeBlock")) return false;
  return editor.chain().setMark("link", { href }).run();
}

export const Clipboard = Extension.create<ClipboardOptions>({
  name: "clipboard",
  addOptions: () => ({ onImagesLeftOut: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        props: {
          clipboardParser: new ClipboardReader(editor.schema),
          transformPastedHTML: (html) => {
            const cleaned = cleanPaste(html);
            if (cleaned.imagesLeftOut > 0) options.onImagesLeftOut(cleaned.imagesLeftOut);
            return cleaned.html;
          },
          handlePaste: (_, event) => {
            const data = event.clipboardData;
            if (data === null || data.getData("text/html") !== "") return false;
            if (data.files.length > 0) {
              options.onImagesLeftOut(data.files.length);
              return true;
            }
            return pasteAddress(editor, data.getData("text/plain"));
          },
          handleDrop: (_, event) => {
            const files = event.dataTransfer?.files.length ?? 0;
            if (files === 0) return false;
            event.preventDefault();
            options.onImagesLeftOut(files);
            return true;
          },
        },
      }),
    ];
  },
});
