import { Download, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { formatNumber } from "@/lib/format/format";
import { totalText } from "../list-total";
import type { ListExport } from "./use-list-export";

type ExportButtonProps = {
  /** Of useListExport. */
  list: ListExport;
  /** Nothing to export. */
  isDisabled: boolean;
};

/** Starts an export; while it is under way it counts the rows and can be canceled. */
export function ExportButton({ list, isDisabled }: ExportButtonProps) {
  const { t } = useTranslation();
  const { progress, start, cancel } = list;
  if (progress === null) {
    return (
      <Button
        variant="secondary"
        className="max-sm:w-12 max-sm:px-0"
        disabled={isDisabled}
        onClick={start}
      >
        <Download size={17} aria-hidden />
        <span className="max-sm:sr-only">{t("Export CSV")}</span>
      </Button>
    );
  }
  const { read, total } = progress;
  return (
    <div className="inline-flex min-h-11 items-center gap-2.5 pl-3 font-semibold" role="status">
      <Spinner />
      <span className="tabular-nums">
        {total === null
          ? t("Exporting")
          : t("{{read}} of {{total}}", { read: formatNumber(read), total: totalText(total) })}
      </span>
      <Button variant="secondary" size="icon" aria-label={t("Cancel the export")} onClick={cancel}>
        <X size={17} aria-hidden />
      </Button>
    </div>
  );
}
