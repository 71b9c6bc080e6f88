import { getSchema, findParentNode, type Editor } from "@tiptap/core";
import { EditorContent } from "@tiptap/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DialogKind } from "./controls/actions";
import { FormattingToolbar } from "./controls/formatting-toolbar";
import { editedImage, insertImage, selectedImage, updateImage } from "./controls/image-commands";
import { ImageDialog, ToolDialog } from "./image-dialog";
import { STUCK_TO_TOP } from "./controls/toolbar-row";
import { SlashMenu } from "./controls/slash-menu";
import type { Loss } from "./html/losses";
import { openInVisual, type Opening } from "./html/visual-document";
import { schemaExtensions, plainText } from "./extensions";
import type { VisualSource } from "./use-content-view";
import { useVisualEditor, type EditingControl } from "./use-visual-editor";
import "@/styles/prose.css";
import "@/styles/editor-canvas.css";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { shortcutText } from "@/lib/format/shortcut-label";
import { Button } from "@/components/ui/button";
import { linkAddress } from "./controls/address";

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
  registerFlush: (flush: (() => void) | null) => void;
  onChange: (html: string) => void;
};

export function VisualEditor(props: VisualEditorProps) {
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  // Dropped or pasted pictures; the dialog takes one after the other.
  const [files, setFiles] = useState<readonly File[]>([]);
  const openFiles = (dropped: readonly File[]) => {
    setFiles(dropped);
    setDialog(dropped.length > 0 ? "image" : null);
  };
  const { editor, bridge } = useVisualEditor({
    ...props,
    openDialog: setDialog,
    onFiles: openFiles,
    readSource,
  });
  const closeDialog = () => openFiles([]);
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
      {dialog === "image" && (
        <SelectedImageDialog
          key={files.length}
          editor={editor}
          droppedFile={files[0]}
          onDone={() => openFiles(files.slice(1))}
          onClose={closeDialog}
        />
      )}
      {dialog === "caption" && <CaptionDialog editor={editor} onClose={closeDialog} />}
      {dialog === "shortcuts" && <ShortcutsDialog onClose={closeDialog} />}
    </div>
  );
}

type SelectedImageDialogProps = {
  editor: Editor;
  droppedFile: File | undefined;
  onDone: () => void;
  onClose: () => void;
};

/** Edits the selected picture, or adds one. */
function SelectedImageDialog({ editor, onDone, ...props }: SelectedImageDialogProps) {
  const [found] = useState(() => selectedImage(editor));
  return (
    <ImageDialog
      {...props}
      edited={found && editedImage(found)}
      onSave={(values) => {
        onDone();
        if (found === null) insertImage(editor, values);
        else updateImage(editor, found, values);
      }}
    />
  );
}

type CaptionDialogProps = { editor: Editor; onClose: () => void };

function CaptionDialog({ editor, onClose }: CaptionDialogProps) {
  const { t } = useTranslation();
  const [table] = useState(() =>
    findParentNode(({ type }) => type.name === "table")(editor.state.selection),
  );
  const stored: unknown = table?.node.attrs["caption"];
  const before = typeof stored === "string" ? plainText(stored) : "";
  const [text, setText] = useState(before);
  const save = () => {
    onClose();
    if (table === undefined || text.trim() === before.trim()) return;
    const holder = document.createElement("div");
    holder.textContent = text.trim();
    const caption = text.trim() === "" ? null : holder.innerHTML;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(table.pos, "caption", caption));
    editor.commands.focus();
  };
  return (
    <ToolDialog
      title={t("Table caption")}
      submitLabel={t("Set caption")}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t("Caption")} hint={t("Empty: no caption")}>
        {(control) => (
          <Input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </ToolDialog>
  );
}

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const rows: [string, string][] = [
    ["Mod-B", t("Bold")],
    ["Mod-I", t("Italic")],
    ["Mod-Shift-S", t("Strikethrough")],
    ["Mod-E", t("Code")],
    ["Mod-K", t("Link")],
    ["Mod-Alt-2", t("Heading 2; 3 and 4 likewise")],
    ["Mod-Alt-0", t("Plain paragraph")],
    ["Mod-Shift-8", t("Bulleted list")],
    ["Mod-Shift-7", t("Numbered list")],
    ["Tab", t("Indent a list item; next cell in a table")],
    ["Mod-Shift-B", t("Quote")],
    ["Mod-Alt-C", t("Code block")],
    ["Shift-Enter", t("Line break")],
    ["/", t("Insert a block, on an empty line")],
    ["Alt-F10", t("To the formatting tools")],
    ["Mod-Z", t("Undo")],
    ["Mod-Shift-Z", t("Redo")],
  ];
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("Keyboard shortcuts")}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <dl>
            {rows.map(([keys, label]) => (
              <div
                key={keys}
                className="flex min-h-10 items-center justify-between gap-4 border-b border-line"
              >
                <dt>{label}</dt>
                <dd>
                  <Kbd>{shortcutText(keys)}</Kbd>
                </dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

type LinkDialogProps = { editor: Editor; onClose: () => void };

function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const before = String(editor.getAttributes("link")["href"] ?? "");
  const isEdit = editor.isActive("link");
  const needsText = editor.state.selection.empty && !isEdit;
  const [address, setAddress] = useState(before);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  const save = () => {
    const href = address.trim() === before ? before : linkAddress(address);
    if (!href) {
      setError(t("Enter a web address, an email, a phone number as tel:, a /path or an #anchor."));
      return;
    }
    const chain = editor.chain().focus();
    if (needsText) {
      const marks = [{ type: "link", attrs: { href } }];
      chain.insertContent({ type: "text", text: text.trim() || address.trim(), marks }).run();
    } else if (isEdit) {
      // The link's other attributes stay.
      chain.extendMarkRange("link").updateAttributes("link", { href }).run();
    } else chain.setMark("link", { href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    onClose();
  };
  return (
    <ToolDialog
      title={isEdit ? t("Edit link") : t("Add link")}
      submitLabel={isEdit ? t("Update link") : t("Add link")}
      onSubmit={save}
      onClose={onClose}
      action={
        isEdit && (
          <Button variant="secondary" className="mr-auto" onClick={remove}>
            {t("Remove link")}
          </Button>
        )
      }
    >
      <Field label={t("Address")} error={error}>
        {(control) => (
          <Input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
            autoFocus
            autoCapitalize="none"
            inputMode="url"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      {needsText && (
        <Field label={t("Text")} hint={t("Empty: the address itself")}>
          {(control) => (
            <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
      )}
    </ToolDialog>
  );
}
