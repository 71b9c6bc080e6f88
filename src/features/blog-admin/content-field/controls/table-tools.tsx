import type { Editor } from "@tiptap/core";
import { Toolbar } from "radix-ui";
import { useTranslation } from "react-i18next";
import type { OpenDialog } from "./actions";

type TableToolsProps = { editor: Editor; openDialog: OpenDialog };

/** Shown while the caret stands in a table. */
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
    <div className="cf-tools-row cf-table-tools">
      {tools.map(([label, onRun]) => (
        <Toolbar.Button
          key={label}
          className="cf-tool cf-tool-text"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRun}
        >
          {label}
        </Toolbar.Button>
      ))}
    </div>
  );
}
