import { Placeholder } from "@tiptap/extensions";
import { useEditor } from "@tiptap/react";
import { Node as PmNode } from "@tiptap/pm/model";
import { Extension, type Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { formatList } from "@/lib/format/format";
import { toggleInline, type OpenDialog } from "./controls/actions";
import { slashExtension, SlashBridge } from "./controls/slash-bridge";
import { PreservingSerializer } from "./html/preserving-serializer";
import { Clipboard } from "./clipboard";
import { schemaExtensions, Image } from "./extensions";
import { LooseText, TEXT_LOADED, UniqueIds } from "./unique-ids";
import type { VisualSource } from "./use-content-view";

/** Keys to leave a caption, or the last block. */
const Exits = Extension.create({
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

function keysExtension(openDialog: OpenDialog) {
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

/** Areas that toolbars cover, which the caret avoids. */
const COVERED = { top: 200, right: 0, bottom: 96, left: 0 };
const QUIET_MS = 250;
const LONGEST_WAIT_MS = 1000;

export type EditingControl = {
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
};

type VisualEditorOptions = {
  control: EditingControl;
  source: VisualSource;
  isShown: boolean;
  /** Registers the function that flushes the last keystrokes; null without an editor. */
  registerFlush: (flush: (() => void) | null) => void;
  onChange: (html: string) => void;
  openDialog: OpenDialog;
  /** Takes pictures that were dropped or pasted. */
  onFiles: (files: File[]) => void;
  /** The document of a source's HTML, as JSON. */
  readSource: (html: string) => object;
};

export function useVisualEditor(options: VisualEditorOptions) {
  const { source, readSource } = options;
  const { t } = useTranslation();
  const [bridge] = useState(() => new SlashBridge());
  const [extensions] = useState(() => [
    ...schemaExtensions.filter(({ name }) => name !== Image.name),
    Image.configure({ brokenText: t("No picture answers at this address.") }),
    LooseText,
    UniqueIds,
    Placeholder.configure({ placeholder: t("Write here. Type / to insert a block.") }),
    Exits,
    keysExtension(options.openDialog),
    slashExtension(bridge),
    Clipboard.configure({
      onBrokenLinks: (addresses) =>
        toast.error(
          t("Links that lead nowhere from here: {{addresses}}. Give them a whole address.", {
            addresses: formatList(addresses.slice(0, 5)),
          }),
        ),
      onFiles: options.onFiles,
      onMarkdown: () => toast(t("Read as Markdown. Undo once for the text as it was.")),
      onImagesLeftOut: (count) =>
        toast.error(
          t("Pictures left out: {{number}}. Add them with Image, which uploads them.", {
            number: count,
          }),
        ),
    }),
  ]);
  const [initial] = useState(() => readSource(source.html));
  const attributes = editingAttributes(options);
  const editor = useEditor({
    extensions,
    content: initial,
    // The site's style sheet has the rules that ProseMirror needs.
    injectCSS: false,
    editorProps: { attributes, scrollThreshold: COVERED, scrollMargin: COVERED },
  });
  const outgoing = useOutgoing(editor, options);
  useEffect(() => {
    outgoing.adopt(source.html, readSource);
    // oxlint-disable-next-line react/exhaustive-deps -- only when another text came in
  }, [editor, source.revision]);
  return { editor, bridge };
}

function editingAttributes({ control, isShown }: VisualEditorOptions) {
  const attributes: Record<string, string> = {
    class: "prose cf-text",
    role: "textbox",
    "aria-multiline": "true",
    spellcheck: "true",
  };
  // A hidden editor must not be labelled by the field's label.
  if (isShown) attributes["aria-labelledby"] = control["aria-labelledby"];
  if (control["aria-describedby"]) attributes["aria-describedby"] = control["aria-describedby"];
  if (control["aria-invalid"]) attributes["aria-invalid"] = "true";
  return attributes;
}

/** Debounced with a maximum delay; `flush` emits at once. */
function useOutgoing(editor: Editor, { registerFlush, onChange }: VisualEditorOptions) {
  const [serializer] = useState(() => new PreservingSerializer());
  const handedOver = useRef<PmNode | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let waitsSince: number | null = null;
    const send = () => {
      clearTimeout(quiet);
      waitsSince = null;
      const { doc } = editor.state;
      if (doc === handedOver.current) return;
      handedOver.current = doc;
      latest.current(serializer.write(doc));
    };
    const schedule = () => {
      const now = performance.now();
      waitsSince ??= now;
      clearTimeout(quiet);
      quiet = setTimeout(send, Math.min(QUIET_MS, LONGEST_WAIT_MS - (now - waitsSince)));
    };
    registerFlush(send);
    editor.on("update", schedule);
    editor.on("blur", send);
    return () => {
      editor.off("update", schedule);
      editor.off("blur", send);
      send();
      registerFlush(null);
    };
  }, [editor, serializer, registerFlush]);

  const adopt = (html: string, readSource: (html: string) => object) => {
    const doc = PmNode.fromJSON(editor.schema, readSource(html));
    if (!editor.state.doc.eq(doc)) {
      const tr = editor.state.tr.replaceWith(0, editor.state.doc.content.size, doc.content);
      editor.view.dispatch(tr.setMeta(TEXT_LOADED, true).setMeta("preventUpdate", true));
    }
    serializer.adopt(editor.state.doc, html);
    handedOver.current = editor.state.doc;
  };
  return { adopt };
}
