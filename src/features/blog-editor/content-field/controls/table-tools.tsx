import type { Editor } from "@tiptap/core";
import { useTranslation } from "react-i18next";
import { ToolbarButton } from "@/components/ui/toolbar";
import type { OpenDialog } from "./actions";
import { ToolbarRow } from "./toolbar-row";

type TableToolsProps = { editor: Editor; openDialog: OpenDialog };

export function TableTools({ editor, openDialog }: TableToolsProps) {
  const { t } = useTranslation();
  const run = () => editor.chain().focus();
  const tools: [string, () => void][] = [
    [t("Row above"), () => run().addRowBefore().run()],
    [t("Row below"), () => run().addRowAfter().run()],
    [t("Delete row"), () => run().deleteRow().run()],
    [t("Column before"), () => run().addColumnBefore().run()],
    [t("Column after"), () => run().addColumnAfter().run()],
    [t("Delete column"), () => run().deleteColumn().run()],
    [t("Header row"), () => run().toggleHeaderRow().run()],
    [t("Merge or split cells"), () => run().mergeOrSplit().run()],
    [t("Table caption"), () => openDialog("caption")],
    [t("Delete table"), () => run().deleteTable().run()],
  ];
  return (
    <ToolbarRow className="gap-x-0.5 border-t border-line">
      {tools.map(([label, onRun]) => (
        <ToolbarButton
          key={label}
          className="px-3 text-code font-semibold"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRun}
        >
          {label}
        </ToolbarButton>
      ))}
    </ToolbarRow>
  );
}
