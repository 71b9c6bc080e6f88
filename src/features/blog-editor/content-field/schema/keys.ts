import { Extension } from "@tiptap/core";
import { toggleInline, type OpenDialog } from "../controls/actions";

/** Shortcuts for inline styles, links and the tools. */
export function keysExtension(openDialog: OpenDialog) {
  return Extension.create({
    name: "contentKeys",
    priority: 200,
    addKeyboardShortcuts() {
      const { editor } = this;
      const bold = () => toggleInline(editor, "strong", "b");
      const italic = () => toggleInline(editor, "em", "i");
      const openLink = () => {
        openDialog("link");
        return true;
      };
      return {
        "Mod-b": bold,
        "Mod-B": bold,
        "Mod-i": italic,
        "Mod-I": italic,
        "Mod-e": () => toggleInline(editor, "code"),
        "Mod-Shift-s": () => toggleInline(editor, "s", "del"),
        "Mod-k": openLink,
        "Mod-K": openLink,
        "Alt-F10": () => {
          const field = editor.view.dom.closest("[data-slot=visual-editor]");
          field?.querySelector<HTMLElement>("[role=toolbar]")?.focus();
          return true;
        },
      };
    },
  });
}
