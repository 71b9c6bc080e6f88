import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { linkAddress } from "./address";
import { ToolDialog } from "./tool-dialog";

type LinkDialogProps = { editor: Editor; onClose: () => void };

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
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
