import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/scroll-region";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Table, TableBody, TableHead, TableHeader, TableNote } from "@/components/ui/table";
import type { ImportList } from "@/data/imports/schema";
import type { Colleague } from "@/data/staff/schema";
import { cn } from "@/lib/cn";
import { formatList } from "@/lib/format/format";
import { FileReading } from "./file-reading";
import { importFields, listFields, type RecordField } from "@/data/records/record-fields";
import { LeadDefaultsForm, silentRows } from "./lead-defaults";
import { missingFields } from "./engine/match-columns";
import { StackedCell, StackedRow } from "./stacked-row";
import { columnLabel } from "./import-labels";
import { StepCard, StepFoot } from "./step-card";
import type { ImportFile } from "./use-import-file";

type ColumnsStepProps = {
  list: ImportList;
  file: ImportFile;
  people: readonly Colleague[];
  onBack: () => void;
  onNext: () => void;
};

export function ColumnsStep({ list, file, people, onBack, onNext }: ColumnsStepProps) {
  const { t } = useTranslation();
  const fields = importFields(list);
  const missing = missingFields(fields, file.matching);
  const columns = (file.loaded?.table.columns ?? []).map((name, place) =>
    columnLabel(t, name, place),
  );
  const used = new Set(Object.values(file.matching));
  const left = columns.filter((_, column) => !used.has(column));
  const kept = listFields(list).filter(
    ({ id, isComputed }) => isComputed === true && file.matching[id] !== undefined,
  );
  const reasonId = useId();
  const hasNoSource =
    list === "leads" && file.defaults.source === null && silentRows(file, "source") > 0;
  const reason =
    missing.length > 0
      ? t("Choose a column first: {{fields}}.", {
          fields: formatList(missing.map(({ label }) => t(label))),
        })
      : hasNoSource
        ? t("Say where they come from first.")
        : null;
  if (file.loaded === null) return null;
  return (
    <StepCard title={t("Match the columns")} fileName={file.loaded.name}>
      <FileReading file={file} />
      {/* Before the columns, because required fields below them would be missed. */}
      {list === "leads" && <LeadDefaultsForm file={file} people={people} />}
      <ScrollRegion className="overflow-x-auto" aria-label={t("Columns")}>
        <Table className="max-sm:block">
          <TableHeader className="max-sm:sr-only">
            <tr>
              <TableHead>{t("Ours")}</TableHead>
              <TableHead>{t("Column of the file")}</TableHead>
              <TableHead>{t("What stands in it")}</TableHead>
            </tr>
          </TableHeader>
          <TableBody className="max-sm:block">
            {fields.map((field) => (
              <MatchRow
                key={field.id}
                columns={columns}
                field={field}
                file={file}
                isMade={fields.some(
                  ({ id, partOf }) => partOf === field.id && file.matching[id] !== undefined,
                )}
              />
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      <p className="border-t border-line px-4.5 py-3.5 wrap-anywhere text-text-2">
        <span>
          {left.length === 0
            ? t("Every column of the file is used.")
            : t("Left out: {{columns}}.", { columns: formatList(left) })}
        </span>
        {kept.length > 0 && (
          <span>{` ${t("Known, and not read because it is worked out here: {{columns}}.", {
            columns: formatList(kept.map(({ label }) => t(label))),
          })}`}</span>
        )}
      </p>
      <StepFoot>
        <Button variant="secondary" onClick={onBack}>
          {t("Back")}
        </Button>
        <Button
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : reasonId}
          onClick={onNext}
        >
          {t("Preview the rows")}
        </Button>
        {reason !== null && (
          <FieldError id={reasonId} role="status">
            {reason}
          </FieldError>
        )}
      </StepFoot>
    </StepCard>
  );
}

type MatchRowProps = {
  field: RecordField;
  columns: readonly string[];
  file: ImportFile;
  isMade: boolean;
};

function MatchRow({ field, columns, file, isMade }: MatchRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const column = file.matching[field.id];
  const table = file.loaded?.table;
  const samples = column === undefined ? [] : (table?.samples[column] ?? []);
  return (
    <StackedRow>
      <TableHead
        scope="row"
        className={cn(
          "static w-48 border-line bg-transparent text-sm in-[tr:last-child]:border-b-0 max-sm:w-full max-sm:border-0 max-sm:p-0 max-sm:first:pl-0",
          (column !== undefined || isMade) && "text-text",
        )}
      >
        <label htmlFor={id}>{t(field.label)}</label>
        {field.isRequired && !isMade && <TableNote>{t("Required")}</TableNote>}
      </TableHead>
      <StackedCell className="w-72">
        <Select
          id={id}
          value={column ?? ""}
          onChange={(event) =>
            file.match(field.id, event.target.value === "" ? null : Number(event.target.value))
          }
        >
          <option value="">{t("Not in the file")}</option>
          {columns.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may read alike, and never move
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </Select>
      </StackedCell>
      <StackedCell className="text-xs wrap-anywhere text-muted">
        {isMade && column === undefined && <span>{t("Made of the first and the last name")}</span>}
        {samples.length > 0
          ? samples.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- values may repeat, and never move
              <span key={index} className="not-first:before:content-['_·_']">
                {value}
              </span>
            ))
          : column !== undefined && <span>{t("Empty")}</span>}
      </StackedCell>
    </StackedRow>
  );
}
