import { ChartColumn, Download, Info, Table2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "@/components/more-menu";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { useAfterMenu } from "@/hooks/use-after-menu";
import { cn } from "@/lib/cn";
import { useDashboard } from "../dashboard-context";
import { toggleTable, type ChartPanel } from "../dashboard-search";
import { DefinitionsDialog, type Definition } from "./definitions-dialog";
import type { FigureTable } from "./figure-table";
import type { PanelQuery } from "./panel-body";
import { useExport, type PanelFilter } from "./use-export";

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
  /** Where the button stands in its head. */
  className?: string;
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
  className,
}: PanelMenuProps) {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const [isExplaining, setIsExplaining] = useState(false);
  const exportTable = useExport({ title, filters, order, answer: query });
  const isTable = chartPanel !== undefined && search.tables.includes(chartPanel);
  const explanation = useAfterMenu(() => setIsExplaining(true));
  return (
    <>
      <MoreMenu
        className={cn("-mr-2 text-muted hover:text-text aria-expanded:text-text", className)}
        label={t("More for {{title}}", { title })}
        onCloseAutoFocus={explanation.onCloseAutoFocus}
      >
        <DropdownMenuItem onSelect={explanation.choose}>
          <Info aria-hidden />
          {t("What these figures mean")}
        </DropdownMenuItem>
        {chartPanel !== undefined && (
          <DropdownMenuItem onSelect={() => change(toggleTable(chartPanel), { isReplacing: true })}>
            {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            {isTable ? t("Show as chart") : t("Show as table")}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          disabled={table === null}
          onSelect={() => table !== null && void exportTable(table)}
        >
          <Download aria-hidden />
          {t("Download CSV")}
        </DropdownMenuItem>
      </MoreMenu>
      <DefinitionsDialog
        isOpen={isExplaining}
        onClose={() => setIsExplaining(false)}
        title={title}
        definitions={definitions}
      />
    </>
  );
}
