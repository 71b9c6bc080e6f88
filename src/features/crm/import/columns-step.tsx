import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/scroll-region";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { ImportList } from "@/data/crm/imports";
import type { Colleague } from "@/data/crm/people";
import { FileReading } from "./file-reading";
import { importFields, listFields, type RecordField } from "../parts/fields/fields";
import { LeadDefaultsForm, silentRows } from "./lead-defaults";
import { missingFields } from "./match-columns";
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
  const columns = file.loaded?.table.columns ?? [];
  const used = new Set(Object.values(file.matching));
  const left = columns.filter((_, column) => !used.has(column));
  const kept = listFields(list).filter(
    ({ id, isKept }) => isKept === true && file.matching[id] !== undefined,
  );
  const reasonId = useId();
  const hasNoSource =
    list === "leads" && file.defaults.source === null && silentRows(file, "source") > 0;
  const reason =
    missing.length > 0
      ? t("Choose a column for {{fields}} first.", {
          fields: missing.map(({ label }) => t(label)).join(", "),
        })
      : hasNoSource
        ? t("Say where they come from first.")
        : null;
  if (file.loaded === null) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle tabIndex={-1}>{t("Match the columns")}</CardTitle>
        <p className="imp-note ml-auto">{file.loaded.name}</p>
      </CardHeader>
      <FileReading file={file} />
      <ScrollRegion className="scroll-x rounded-[inherit]" aria-label={t("Columns")}>
        <table className="data-table imp-match">
          <thead>
            <tr>
              <th scope="col">{t("Ours")}</th>
              <th scope="col">{t("Column of the file")}</th>
              <th scope="col">{t("What stands in it")}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <MatchRow
                key={field.id}
                field={field}
                file={file}
                isMade={fields.some(
                  ({ id, partOf }) => partOf === field.id && file.matching[id] !== undefined,
                )}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="imp-left">
        {left.length === 0
          ? t("Every column of the file is used.")
          : t("Left out: {{columns}}.", { columns: left.join(", ") })}
        {kept.length > 0 &&
          ` ${t("Known, and not read because it is worked out here: {{columns}}.", {
            columns: kept.map(({ label }) => t(label)).join(", "),
          })}`}
      </p>
      {list === "leads" && <LeadDefaultsForm file={file} people={people} />}
      <div className="imp-foot">
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
      </div>
    </Card>
  );
}

type MatchRowProps = {
  field: RecordField;
  file: ImportFile;
  /** Of a first and a last name. */
  isMade: boolean;
};

function MatchRow({ field, file, isMade }: MatchRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const column = file.matching[field.id];
  const table = file.loaded?.table;
  const samples = column === undefined ? [] : (table?.samples[column] ?? []);
  return (
    <tr data-matched={column !== undefined || isMade}>
      <th scope="row">
        <label htmlFor={id}>{t(field.label)}</label>
        {field.isRequired && !isMade && <span className="cell-note">{t("Required")}</span>}
      </th>
      <td>
        <Select
          id={id}
          value={column ?? ""}
          onChange={(event) =>
            file.match(field.id, event.target.value === "" ? null : Number(event.target.value))
          }
        >
          <option value="">{t("Not in the file")}</option>
          {table?.columns.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </Select>
      </td>
      <td className="imp-samples">
        {isMade && column === undefined && t("Made of the first and the last name")}
        {samples.length > 0
          ? samples.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- values may repeat, and never move
              <span key={index}>{value}</span>
            ))
          : column !== undefined && <span>{t("Empty")}</span>}
      </td>
    </tr>
  );
}
