import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { formatNumber } from "@/lib/format/format";
import type { Problem } from "../engine/read-rows";

type MendedCellProps = {
  problem: Problem;
  column: string;
  /** The correction; undefined without one. */
  typed: string | undefined;
  onType: (text: string) => void;
};

const ONE_LINE = 60;

export function MendedCell({ problem, column, typed, onType }: MendedCellProps) {
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
