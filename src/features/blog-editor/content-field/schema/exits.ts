import { Extension, type Editor } from "@tiptap/core";
import { Plugin, TextSelection } from "@tiptap/pm/state";

/** Keys to leave a caption, or the last block. */
export const Exits = Extension.create({
  name: "exits",
  priority: 200,
  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => leaveCaption(editor) };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleClick: (view, _, event) => {
            const last = view.dom.lastElementChild;
            const isBelow = event.target === view.dom && last !== null;
            if (!isBelow || event.clientY <= last.getBoundingClientRect().bottom) return false;
            return appendParagraph(editor);
          },
        },
      }),
    ];
  },
});

function leaveCaption(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parent.type.name !== "figcaption") return false;
  return startParagraph(editor, $from.after($from.depth - 1));
}

/** A click below the last block appends a paragraph, unless the last one is empty. */
function appendParagraph(editor: Editor): boolean {
  const { doc } = editor.state;
  if (doc.lastChild?.type.name === "paragraph") return false;
  return startParagraph(editor, doc.content.size);
}

function startParagraph(editor: Editor, position: number): boolean {
  const { tr, schema } = editor.state;
  const paragraph = schema.nodes["paragraph"];
  if (paragraph === undefined) return false;
  tr.insert(position, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, position + 1));
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}
