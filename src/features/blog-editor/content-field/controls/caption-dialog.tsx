import { findParentNode, type Editor } from "@tiptap/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { plainText } from "../schema/tables";
import { ToolDialog } from "./tool-dialog";

type CaptionDialogProps = { editor: Editor; onClose: () => void };

export function CaptionDialog({ editor, onClose }: CaptionDialogProps) {
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
