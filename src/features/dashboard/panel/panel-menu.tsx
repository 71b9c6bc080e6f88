import { ChartColumn, Download, Ellipsis, Info, Table2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { useDashboard } from "../dashboard-context";
import { toggleTable, type ChartPanel } from "../dashboard-search";
import { DefinitionsDialog, type Definition } from "./definitions-dialog";
import type { FigureTable } from "./figure-table";
import type { PanelQuery } from "./panel-body";
import { useExport, type PanelFilter } from "./use-export";
import "@/components/ui/menu.css";

const ICON = { size: 18, "aria-hidden": true } as const;

export type PanelMenuProps = {
  /** The panel's title. */
  title: string;
  definitions: Definition[];
  /** What brought the figures. */
  query: PanelQuery<unknown>;
  /** Null while there is nothing to export. */
  table: FigureTable | null;
  /** What the panel's own controls leave out, beside the time range and the clients. */
  filters?: PanelFilter[];
  /** How its rows are ordered, where that is said. */
  order?: string;
  /** Given by panels that are drawings and can be shown as a table instead. */
  chartPanel?: ChartPanel;
  /** More items, after the others. */
  children?: ReactNode;
};

/** What can be done with a panel's figures, the same for each. */
export function PanelMenu({
  title,
  definitions,
  query,
  table,
  filters = [],
  order,
  chartPanel,
  children,
}: PanelMenuProps) {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const [isExplaining, setIsExplaining] = useState(false);
  const exportTable = useExport({ title, filters, order, answer: query });
  const isTable = chartPanel !== undefined && search.tables.includes(chartPanel);
  // Only once the menu has given the focus back does the dialog know where to return it to.
  const asksToExplain = useRef(false);
  const handleClosed = () => {
    if (asksToExplain.current) setIsExplaining(true);
    asksToExplain.current = false;
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button
            variant="ghost"
            size="icon"
            className="panel-menu-button text-muted hover:text-text aria-expanded:text-text"
            aria-label={t("More for {{title}}", { title })}
            data-print="no"
          >
            <Ellipsis {...ICON} />
          </Button>
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
              <DropdownMenu.Item
                className="menu-item"
                onSelect={() => change(toggleTable(chartPanel), { isReplacing: true })}
              >
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
