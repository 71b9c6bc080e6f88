import { Extension, type Editor } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { linkAddress } from "../controls/address";
import { parseInert } from "../html/tags";
import { cleanPaste } from "../paste/clean-paste";
import { markdownHtml } from "../paste/markdown";
import { ClipboardReader, ClipboardWriter, withoutKnownIds } from "./clipboard-formats";
import { pasteWithMeaning } from "./clipboard-markdown";

type ClipboardOptions = {
  onImagesLeftOut: (count: number) => void;
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
              options.onImagesLeftOut(data.files.length);
              return true;
            }
            return pasteAddress(editor, text) || (!isPlain && pasteMarkdown(view, text));
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
