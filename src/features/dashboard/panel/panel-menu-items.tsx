import { ChartColumn, Download, Info, Table2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { MoreMenu } from "@/components/more-menu";
import type { MoreButtonProps } from "@/components/more-button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { useAfterMenu } from "@/hooks/use-after-menu";
import { errorMessage } from "@/lib/errors/errors";
import { downloadCsv, exportFileName } from "@/lib/format/csv";
import { toggleTable, useDashboard } from "../dashboard-context";
import { clientFilterText, rangeText } from "../segment-labels";
import { momentOfAnswer } from "../use-as-of";
import type { FigureTable } from "./figure-table";
import type { PanelQuery } from "./panel-body";
import type { PanelMenuProps } from "./panel-menu";

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

export type Definition = {
  term: string;
  meaning: string;
};

type DefinitionsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  definitions: Definition[];
};

function DefinitionsDialog({ isOpen, onClose, title, definitions }: DefinitionsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("{{title}}: what the figures mean", { title })}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <dl className="grid gap-3.5">
            {definitions.map(({ term, meaning }) => (
              <div
                key={term}
                className="border-line sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-5 not-first:sm:border-t not-first:sm:pt-3.5"
              >
                <dt className="font-semibold">{term}</dt>
                <dd className="text-text-2">{meaning}</dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

export type PanelFilter = { label: string; value: string };

type Export = {
  title: string;
  filters: PanelFilter[];
  /** The order of the rows, if any. */
  order?: string | undefined;
  answer: Pick<PanelQuery<unknown>, "error" | "isFetching" | "dataUpdatedAt">;
};

/** Downloads a panel's figures; the file name has the filters and the time of reading. */
function useExport({ title, filters, order, answer }: Export) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return async ({ columns, rows }: FigureTable) => {
    const fileName = exportFileName({
      title,
      chosen: [
        { value: rangeText(t, query.range) },
        { label: t("Clients"), value: t(clientFilterText(query.clients)) },
        ...filters,
      ],
      order,
      moment: momentOfAnswer(answer, query.asOf),
      isSample: source.isSample,
    });
    try {
      downloadCsv(fileName, { columns: columns.map(({ label }) => label), rows });
      toast.success(t("Downloaded {{fileName}}.", { fileName }));
    } catch (error) {
      toast.error(t("The file was not made: {{message}}.", { message: errorMessage(error) }));
    }
  };
}
