import { Download } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/scroll-region";
import { Table, TableBody, TableHead, TableHeader } from "@/components/ui/table";
import type { ImportList } from "@/data/imports/schema";
import { formatNumber } from "@/lib/format/format";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { WHOLE_ROW, withMended, type Corrections } from "./engine/corrections";
import type { CheckInfo } from "./engine/import-engine";
import type { Problem } from "./engine/read-rows";
import { columnLabel, fieldById, problemMessage } from "./import-labels";
import { StackedCell, StackedRow } from "./stacked-row";
import { StepPart, StepPartMore } from "./step-card";
import { useErrorsDownload } from "./use-errors-download";
import type { ImportFile } from "./use-import-file";

type ProblemListProps = {
  list: ImportList;
  file: ImportFile;
  check: CheckInfo;
  refused: readonly Problem[];
  onMend: (corrections: Corrections) => void;
  onCheckAgain: () => void;
};

const SHOWN = 100;

/** Rows that cannot be added, with the fix and fields to correct them. */
export function ProblemList(props: ProblemListProps) {
  const { list, file, check, refused: found, onMend, onCheckAgain } = props;
  const { t } = useTranslation();
  const formId = useId();
  const download = useErrorsDownload(list, file, found);
  const columns = file.loaded?.table.columns ?? [];
  const all = [...check.problems, ...found].toSorted((a, b) => a.line - b.line);
  const count = check.problemCount + found.length;
  const columnOf = (id: string | null) => {
    const column = id === null ? undefined : file.matching[id];
    if (column !== undefined) return columnLabel(t, columns[column], column);
    return t(fieldById(list, id)?.label ?? "Whole row");
  };
  if (count === 0) return null;
  const shown = all.slice(0, SHOWN);
  return (
    <StepPart
      title={t("What needs fixing")}
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="max-sm:whitespace-normal"
            onClick={() => void download()}
          >
            <Download size={18} aria-hidden />
            {t("Download the rows with errors")}
          </Button>
          <Button type="submit" form={formId} variant="secondary">
            {t("Check again")}
          </Button>
        </span>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onCheckAgain();
        }}
      >
        <ScrollRegion
          // A shadow at the foot shows that there is more below.
          className="max-h-96 overflow-auto overscroll-contain [background:linear-gradient(transparent,var(--surface)_70%)_bottom/100%_2rem_no-repeat_local,linear-gradient(transparent,var(--line-strong))_bottom/100%_0.75rem_no-repeat]"
          aria-label={t("Errors")}
        >
          <Table className="max-sm:block">
            <TableHeader className="max-sm:sr-only">
              <tr>
                <TableHead>{t("Line")}</TableHead>
                <TableHead>{t("Column")}</TableHead>
                <TableHead>{t("Value")}</TableHead>
                <TableHead>{t("What to do")}</TableHead>
              </tr>
            </TableHeader>
            <TableBody className="max-sm:block">
              {shown.map((problem) => (
                <StackedRow
                  key={`${problem.line} ${problem.field ?? ""} ${problem.code}`}
                  className="*:align-top"
                >
                  <StackedCell className="max-sm:w-auto max-sm:font-semibold">
                    <span className="sm:hidden">{t("Line")} </span>
                    {formatNumber(problem.line)}
                  </StackedCell>
                  <StackedCell className="whitespace-nowrap max-sm:w-auto max-sm:font-semibold">
                    {columnOf(problem.field)}
                  </StackedCell>
                  <StackedCell className="w-80 max-w-80 wrap-anywhere">
                    <MendedCell
                      problem={problem}
                      column={columnOf(problem.field)}
                      typed={file.corrections.mended[problem.line]?.[problem.field ?? WHOLE_ROW]}
                      onType={(text) =>
                        onMend(
                          withMended(
                            file.corrections,
                            problem.line,
                            problem.field ?? WHOLE_ROW,
                            text,
                          ),
                        )
                      }
                    />
                  </StackedCell>
                  <StackedCell>{problemMessage(t, list, problem)}</StackedCell>
                </StackedRow>
              ))}
            </TableBody>
          </Table>
        </ScrollRegion>
      </form>
      {count > shown.length && (
        <StepPartMore>
          {t("And {{number}} more. The download has them all.", {
            number: formatNumber(count - shown.length),
          })}
        </StepPartMore>
      )}
    </StepPart>
  );
}

type MendedCellProps = {
  problem: Problem;
  column: string;
  typed: string | undefined;
  onType: (text: string) => void;
};

const ONE_LINE = 60;

function MendedCell({ problem, column, typed, onType }: MendedCellProps) {
  const { t } = useTranslation();
  if (problem.isCut === true) return <>{`${problem.value}…`}</>;
  const { value } = problem;
  const control = {
    "aria-label": t("{{column}} on line {{line}}", { column, line: formatNumber(problem.line) }),
    value: typed ?? value,
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  const isLong = problem.field === null || value.length > ONE_LINE || value.includes("\n");
  return isLong ? <Textarea {...control} rows={3} /> : <Input {...control} />;
}
