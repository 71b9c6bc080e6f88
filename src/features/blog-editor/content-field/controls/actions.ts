import type { Editor } from "@tiptap/core";

/** Opened by a command; drawn beside the editing area. */
export type DialogKind = "link" | "image" | "caption" | "shortcuts";

export type OpenDialog = (kind: DialogKind) => void;

/** Toggles an inline style in all of its elements, such as `b` and `strong`. */
export function toggleInline(editor: Editor, ...names: [string, ...string[]]): boolean {
  const chain = editor.chain().focus();
  if (!isAnyActive(editor, names)) return chain.setMark(names[0]).run();
  for (const name of names) chain.unsetMark(name, { extendEmptyMarkRange: true });
  return chain.run();
}

export function isAnyActive(editor: Editor, names: readonly string[]): boolean {
  return names.some((name) => editor.isActive(name));
}

export function toggleHeading(editor: Editor, level: 2 | 3 | 4): boolean {
  return editor.chain().focus().toggleHeading({ level }).run();
}

export function toggleCodeBlock(editor: Editor): boolean {
  return editor.chain().focus().toggleNode("codeBlock", "paragraph").run();
}

export function insertTable(editor: Editor): boolean {
  return editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}
