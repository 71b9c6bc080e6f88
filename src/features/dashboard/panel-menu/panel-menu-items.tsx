import { ChartColumn, Download, Info, Table2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "@/components/more-menu";
import type { MoreButtonProps } from "@/components/triggers/more-button";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { useAfterMenu } from "@/hooks/use-after-menu";
import { toggleTable, useDashboard } from "../dashboard-context";
import { DefinitionsDialog } from "./definitions-dialog";
import type { PanelMenuProps } from "./panel-menu";
import { useExport } from "./use-export";

type OpenableMenuProps = Omit<PanelMenuProps, "className"> & {
  button: Pick<MoreButtonProps, "className" | "label">;
};

export function OpenableMenu({
  title,
  definitions,
  query,
  table,
  filters = [],
  order,
  chartPanel,
  button,
}: OpenableMenuProps) {
  const { t } = useTranslation();
  const { source, search, change } = useDashboard();
  const [isExplaining, setIsExplaining] = useState(false);
  const exportTable = useExport({ title, filters, order, answer: query });
  const isTable = chartPanel !== undefined && search.tables.includes(chartPanel);
  const explanation = useAfterMenu(() => setIsExplaining(true));
  return (
    <>
      <MoreMenu {...button} onCloseAutoFocus={explanation.onCloseAutoFocus}>
        <DropdownMenuItem onSelect={explanation.choose}>
          <Info aria-hidden />
          {t("What these figures mean")}
        </DropdownMenuItem>
        {chartPanel !== undefined && (
          <DropdownMenuItem onSelect={() => change(toggleTable(chartPanel), { isReplacing: true })}>
            {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            <span>{isTable ? t("Show as chart") : t("Show as table")}</span>
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
        definitions={definitions(t, source)}
      />
    </>
  );
}
