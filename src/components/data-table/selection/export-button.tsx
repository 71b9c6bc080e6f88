import { ChevronDown, Download, X } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Spinner } from "@/components/ui/spinner";
import { formatNumber } from "@/lib/format/format";
import { totalText } from "../use-list-pages";
import type { ListExport } from "./use-list-export";

type ExportButtonProps = {
  list: ListExport;
  isDisabled: boolean;
  /** Without columns the file has all fields. */
  hasColumns?: boolean;
};

/** Starts an export; while running it shows progress and cancels. */
export function ExportButton({ list, isDisabled, hasColumns = true }: ExportButtonProps) {
  const { t } = useTranslation();
  const { progress, start, cancel } = list;
  if (progress === null) {
    const button = (
      <Button
        variant="secondary"
        className="max-sm:w-12 max-sm:px-0"
        disabled={isDisabled}
        onClick={hasColumns ? undefined : () => start({ hasAllFields: true })}
      >
        <Download size={17} aria-hidden />
        <span className="max-sm:sr-only">{t("Export CSV")}</span>
      </Button>
    );
    return hasColumns ? (
      <ExportMenu trigger={button} onChoose={(hasAllFields) => start({ hasAllFields })} />
    ) : (
      <span>{button}</span>
    );
  }
  const { read, total, totalLimit } = progress;
  return (
    <div className="inline-flex min-h-11 items-center gap-2.5 pl-3 font-semibold" role="status">
      <Spinner />
      <span className="tabular-nums">
        {total === null
          ? t("Exporting")
          : t("{{read}} of {{total}}", {
              read: formatNumber(read),
              total: totalText(total, totalLimit),
            })}
      </span>
      <Button variant="secondary" size="icon" aria-label={t("Cancel the export")} onClick={cancel}>
        <X size={17} aria-hidden />
      </Button>
    </div>
  );
}

type ExportSelectedProps = { list: ListExport; ids: readonly string[] };

export function ExportSelected({ list, ids }: ExportSelectedProps) {
  const { t } = useTranslation();
  const button = (
    <Button variant="secondary" busyLabel={list.progress !== null && t("Exporting")}>
      {t("Export")}
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
  return (
    <ExportMenu trigger={button} onChoose={(hasAllFields) => list.start({ hasAllFields, ids })} />
  );
}

type ExportMenuProps = { trigger: ReactElement; onChoose: (hasAllFields: boolean) => void };

function ExportMenu({ trigger, onChoose }: ExportMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onChoose(false)}>
          {t("The columns shown")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onChoose(true)}>{t("Everything")}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
