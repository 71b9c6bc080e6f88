import { ChartColumn, Download, Ellipsis, Info, Table2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asOfAnswer } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import type { ChartPanel } from "../dashboard-search";
import { DefinitionsDialog, type Definition } from "./definitions-dialog";
import type { FigureTable } from "./figure-table";
import { useExport, type PanelFilter } from "./use-export";
import "@/components/ui/menu.css";

const ICON = { size: 18, "aria-hidden": true } as const;

export type PanelMenuProps = {
  /** The panel's title. */
  title: string;
  definitions: Definition[];
  /** Null while there is nothing to export. */
  table: FigureTable | null;
  /** What the table was made of. */
  answer: unknown;
  /** What the panel's own controls leave out, beside the time range and the clients. */
  filters?: PanelFilter[];
  /** Given by panels that are drawings and can be shown as a table instead. */
  chartPanel?: ChartPanel;
  /** More items, after the others. */
  children?: ReactNode;
};

/** What can be done with a panel's figures, the same for each. */
export function PanelMenu({
  title,
  definitions,
  table,
  answer,
  filters = [],
  chartPanel,
  children,
}: PanelMenuProps) {
  const { t } = useTranslation();
  const { query, search, change } = useDashboard();
  const [isExplaining, setIsExplaining] = useState(false);
  const exportTable = useExport(title, filters, asOfAnswer(answer) ?? query.asOf);
  const isTable = chartPanel !== undefined && search.tables.includes(chartPanel);
  // Only once the menu has given the focus back does the dialog know where to return it to.
  const asksToExplain = useRef(false);
  const handleClosed = () => {
    if (asksToExplain.current) setIsExplaining(true);
    asksToExplain.current = false;
  };
  const handleSwitch = (panel: ChartPanel) =>
    change(
      {
        tables: isTable
          ? search.tables.filter((name) => name !== panel)
          : [...search.tables, panel],
      },
      { isReplacing: true },
    );
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className="btn btn-icon panel-menu-button"
          aria-label={t("More for {{title}}", { title })}
          data-print="no"
        >
          <Ellipsis {...ICON} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className="menu"
            align="end"
            sideOffset={6}
            collisionPadding={8}
            onCloseAutoFocus={handleClosed}
          >
            <DropdownMenu.Item
              className="menu-item"
              onSelect={() => {
                asksToExplain.current = true;
              }}
            >
              <Info {...ICON} />
              {t("What these figures mean")}
            </DropdownMenu.Item>
            {chartPanel !== undefined && (
              <DropdownMenu.Item className="menu-item" onSelect={() => handleSwitch(chartPanel)}>
                {isTable ? <ChartColumn {...ICON} /> : <Table2 {...ICON} />}
                {isTable ? t("Show as chart") : t("Show as table")}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item
              className="menu-item"
              disabled={table === null}
              onSelect={() => table !== null && exportTable(table)}
            >
              <Download {...ICON} />
              {t("Download CSV")}
            </DropdownMenu.Item>
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <DefinitionsDialog
        isOpen={isExplaining}
        onClose={() => setIsExplaining(false)}
        title={title}
        definitions={definitions}
      />
    </>
  );
}
