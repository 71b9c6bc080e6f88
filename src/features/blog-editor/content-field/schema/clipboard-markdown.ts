import { closeHistory } from "@tiptap/pm/history";
import { Fragment, Slice, type Schema } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** One paragraph per line, as for plain text. */
function plainSlice(text: string, schema: Schema): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/).filter((line) => line.trim() !== "");
  const paragraphs = lines.map((line) =>
    schema.node("paragraph", null, line === "" ? [] : [schema.text(line)]),
  );
  return Slice.maxOpen(Fragment.from(paragraphs));
}

/** Pastes the plain text and then its rendering as a second step, so that one undo brings back the text. */
export function pasteWithMeaning(view: EditorView, text: string, meaning: Slice): void {
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
