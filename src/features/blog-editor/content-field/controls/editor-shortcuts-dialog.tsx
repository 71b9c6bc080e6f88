import { useTranslation } from "react-i18next";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { shortcutText } from "@/lib/format/shortcut-label";

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
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
