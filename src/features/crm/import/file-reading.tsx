import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { formatList, formatNumber } from "@/lib/format/format";
import type { Encoding } from "./engine/decode-file";
import type { Delimiter } from "./engine/parse-table";
import { rowCount } from "./import-counts";
import { refusalMessage } from "./import-labels";
import type { ImportFile } from "./use-import-file";

const encodingNames: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
};

export function FileReading({ file }: { file: ImportFile }) {
  const { t } = useTranslation();
  const table = file.loaded?.table;
  if (table === undefined) return null;
  const encoding = table.encoding && encodingNames[table.encoding];
  const separators: [Delimiter, string][] = [
    [",", t("Comma")],
    [";", t("Semicolon")],
    ["\t", t("Tab")],
    ["|", t("Bar")],
  ];
  const isDelimiter = (value: string) => separators.find(([delimiter]) => delimiter === value);
  return (
    <div className="grid items-end gap-x-6 gap-y-2 border-b border-line px-4.5 py-4 md:grid-cols-[minmax(180px,240px)_auto_1fr]">
      <Field label={t("Columns are separated by")}>
        {(control) => (
          <Select
            {...control}
            value={table.delimiter}
            onChange={(event) => {
              const chosen = isDelimiter(event.target.value);
              if (chosen) void file.readAgain(chosen[0], table.hasHeader);
            }}
          >
            {separators.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ChoiceLabel>
        <Checkbox
          checked={table.hasHeader}
          onChange={(event) => void file.readAgain(table.delimiter, event.target.checked)}
        />
        {t("The first row names the columns")}
      </ChoiceLabel>
      <p className="text-xs text-muted md:pb-3 md:text-right" role="status">
        {table.isEncodingAssumed
          ? t("{{number}} rows. Read as {{encoding}}, which is what it looks like.", {
              count: table.rows,
              number: formatNumber(table.rows),
              encoding,
              defaultValue_one: "1 row. Read as {{encoding}}, which is what it looks like.",
            })
          : formatList([rowCount(t, table.rows), encoding])}
      </p>
      {file.refusal !== null && (
        <Alert variant="destructive" className="col-span-full">
          {refusalMessage(t, file.refusal.why)} {t("It is read as before.")}
        </Alert>
      )}
      {table.openQuoteLine !== null && (
        <Alert variant="warning" className="col-span-full">
          {t(
            "A quote opened on line {{line}} is never closed, so all after it became one cell. Close it in the file, or look closely at the last row.",
            { line: table.openQuoteLine },
          )}
        </Alert>
      )}
    </div>
  );
}
