import { Extension, type Editor } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { linkAddress } from "../controls/address";
import { cleanPaste } from "../paste/clean-paste";
import { ClipboardReader, ClipboardWriter, withoutKnownIds } from "./clipboard-formats";

type ClipboardOptions = {
  /** Called with the number of pictures a paste had to leave out. */
  onImagesLeftOut: (count: number) => void;
};

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
          clipboardSerializer: new ClipboardWriter(editor.schema),
          transformPasted: (slice, view) => withoutKnownIds(slice, view.state.doc),
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
