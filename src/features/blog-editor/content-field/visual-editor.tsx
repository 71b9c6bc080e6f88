import { getSchema } from "@tiptap/core";
import { EditorContent } from "@tiptap/react";
import { useState, type ReactNode } from "react";
import { CaptionDialog } from "./controls/caption-dialog";
import type { DialogKind } from "./controls/actions";
import { FormattingToolbar } from "./controls/formatting-toolbar";
import { ImageDialog } from "./controls/image-dialog";
import { LinkDialog } from "./controls/link-dialog";
import { STUCK_TO_TOP } from "./controls/toolbar-row";
import { ShortcutsDialog } from "./controls/editor-shortcuts-dialog";
import { SlashMenu } from "./controls/slash-menu";
import type { Loss } from "./html/losses";
import { openInVisual, type Opening } from "./html/visual-document";
import { schemaExtensions } from "./schema/extensions";
import type { VisualSource } from "./use-content-view";
import { useVisualEditor, type EditingControl } from "./use-visual-editor";
import "@/styles/prose.css";
import "@/styles/editor-canvas.css";

const schema = getSchema(schemaExtensions);
let lastOpened: { html: string; opening: Opening } | null = null;

/** Cached, because both the switch and the editor open it. */
function openOnce(html: string): Opening {
  if (lastOpened?.html !== html) lastOpened = { html, opening: openInVisual(html, schema) };
  return lastOpened.opening;
}

/** Losses of this HTML in the visual view; empty when it can be edited there. */
export function inspectHtml(html: string): Loss[] {
  return openOnce(html).losses;
}

const readSource = (html: string): object => openOnce(html).doc.toJSON();

type VisualEditorProps = {
  control: EditingControl;
  source: VisualSource;
  isShown: boolean;
  notice: ReactNode;
  /** Registers the function that flushes the last keystrokes; null without an editor. */
  registerFlush: (flush: (() => void) | null) => void;
  onChange: (html: string) => void;
};

export function VisualEditor(props: VisualEditorProps) {
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const { editor, bridge } = useVisualEditor({ ...props, openDialog: setDialog, readSource });
  const closeDialog = () => setDialog(null);
  return (
    <div
      className="min-w-0 rounded-sm border-frame border-field bg-surface"
      data-slot="visual-editor"
      hidden={!props.isShown}
    >
      <div className={STUCK_TO_TOP}>
        <FormattingToolbar editor={editor} openDialog={setDialog} />
        {props.notice}
      </div>
      <EditorContent editor={editor} />
      <SlashMenu editor={editor} bridge={bridge} openDialog={setDialog} />
      {dialog === "link" && <LinkDialog editor={editor} onClose={closeDialog} />}
      {dialog === "image" && <ImageDialog editor={editor} onClose={closeDialog} />}
      {dialog === "caption" && <CaptionDialog editor={editor} onClose={closeDialog} />}
      {dialog === "shortcuts" && <ShortcutsDialog onClose={closeDialog} />}
    </div>
  );
}
