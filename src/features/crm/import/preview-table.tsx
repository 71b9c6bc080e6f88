import { useTranslation } from "react-i18next";
import { ScrollRegion } from "@/components/scroll-region";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { Colleague } from "@/data/staff/schema";
import type { ImportList, LeadDefaults } from "@/data/imports/schema";
import { formatNumber } from "@/lib/format/format";
import { importFields } from "@/data/records/record-fields";
import { storedText } from "./import-labels";
import type { ReadRow } from "./engine/read-rows";
import { StepPart } from "./step-card";
import type { ImportFile } from "./use-import-file";

type PreviewTableProps = {
  list: ImportList;
  file: ImportFile;
  rows: readonly ReadRow[];
  people: readonly Colleague[];
};

const chosenDefaults = (defaults: LeadDefaults): Record<string, string> =>
  Object.fromEntries(
    Object.entries(defaults).flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
  );

export function PreviewTable({ list, file, rows, people }: PreviewTableProps) {
  const { t } = useTranslation();
  const matched = (id: string) => file.matching[id] !== undefined;
  const fields = importFields(list);
  const defaults = list === "leads" ? chosenDefaults(file.defaults) : undefined;
  const shown = fields.filter(
    ({ id, partOf }) =>
      partOf === undefined &&
      (matched(id) ||
        defaults?.[id] !== undefined ||
        fields.some((part) => part.partOf === id && matched(part.id))),
  );
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  if (rows.length === 0) return null;
  return (
    <StepPart title={t("As they will be stored")}>
      <ScrollRegion className="overflow-x-auto" aria-label={t("First rows")}>
        <Table>
          <TableHeader>
            <tr>
              <TableHead>{t("Line")}</TableHead>
              {shown.map(({ id, label }) => (
                <TableHead key={id}>{t(label)}</TableHead>
              ))}
            </tr>
          </TableHeader>
          <TableBody>
            {rows.map(({ line, record }) => (
              <TableRow key={line}>
                <TableCell>{formatNumber(line)}</TableCell>
                {shown.map((field) => (
                  <TableCell key={field.id}>
                    <span className="line-clamp-2 w-max max-w-[30ch] min-w-[min(100%,14ch)] whitespace-pre-line empty:min-w-0">
                      {storedText(t, field, record[field.id] ?? defaults?.[field.id], nameOf)}
                    </span>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </StepPart>
  );
}
