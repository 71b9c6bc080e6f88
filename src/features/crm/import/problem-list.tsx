import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/scroll-region";
import type { ImportList } from "@/data/crm/imports";
import { formatNumber } from "@/lib/format";
import type { CheckInfo } from "./import-engine";
import { fieldById, problemSentence } from "./import-words";
import { useErrorsDownload } from "./use-errors-download";
import type { ImportFile } from "./use-import-file";
import type { Staging } from "./use-review";

type ProblemListProps = { list: ImportList; file: ImportFile; check: CheckInfo; staging: Staging };

const SHOWN = 100;

/** What keeps rows from being added, each with the sentence that says the fix. */
export function ProblemList({ list, file, check, staging }: ProblemListProps) {
  const { t } = useTranslation();
  const found = staging.state === "ready" ? staging.problems : [];
  const download = useErrorsDownload(list, file, found);
  const columns = file.loaded?.table.columns ?? [];
  const all = [...check.problems, ...found].toSorted((a, b) => a.line - b.line);
  const count = check.problemCount + found.length;
  const columnOf = (id: string | null) => {
    const column = id === null ? undefined : file.matching[id];
    if (column !== undefined) return columns[column] ?? "";
    return t(fieldById(list, id)?.label ?? "Whole row");
  };
  if (count === 0) return null;
  const shown = all.slice(0, SHOWN);
  return (
    <div className="imp-part">
      <div className="imp-part-head">
        <h3>{t("What needs fixing")}</h3>
        <Button variant="secondary" onClick={() => void download()}>
          <Download size={18} aria-hidden />
          {t("Download the rows with errors")}
        </Button>
      </div>
      <ScrollRegion className="scroll" aria-label={t("Errors")}>
        <table className="data-table imp-problems">
          <thead>
            <tr>
              <th scope="col">{t("Line")}</th>
              <th scope="col">{t("Column")}</th>
              <th scope="col">{t("Value")}</th>
              <th scope="col">{t("What to do")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((problem) => (
              <tr key={`${problem.line} ${problem.field ?? ""} ${problem.code}`}>
                <td data-label={t("Line")}>{formatNumber(problem.line)}</td>
                <td>{columnOf(problem.field)}</td>
                <td className="imp-value">{problem.value}</td>
                <td>{problemSentence(t, list, problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {count > shown.length && (
        <p className="imp-note imp-more">
          {t("And {{number}} more. The download has them all.", {
            number: formatNumber(count - shown.length),
          })}
        </p>
      )}
    </div>
  );
}
