import { FileSpreadsheet } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import { Field, FieldDescription } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { IMPORT_MAX_ROWS, type ImportList, type RecentImport } from "@/data/imports/schema";
import { formatList, formatNumber, parseTimestamp } from "@/lib/format/format";
import { importFields } from "@/data/records/record-fields";
import { recentImportsQuery } from "@/data/imports/queries";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { formatDateTime } from "@/lib/dates/reader-time";
import { rowCount, importedText } from "./import-counts";
import { refusalMessage } from "./import-labels";
import { StepCard, StepFoot } from "./step-card";
import type { ImportFile } from "./use-import-file";
import { archivedText } from "./undo-counts";
import { useCommit } from "./use-commit";

type FileStepProps = { list: ImportList; file: ImportFile; onNext: () => void };

export function FileStep({ list, file, onNext }: FileStepProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const choose = async (chosen: File | undefined) => {
    if (chosen !== undefined && (await file.chooseFile(chosen))) onNext();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void choose(event.dataTransfer.files[0]);
  };
  return (
    <StepCard title={t("Choose a file")}>
      <CardContent className="grid grid-cols-1 gap-4.5">
        {file.refusal !== null && (
          <Alert variant="destructive">
            <strong>{file.refusal.name}</strong> {refusalMessage(t, file.refusal.why)}
          </Alert>
        )}
        <div
          className="grid grid-cols-1 justify-items-start gap-3 rounded-md border-frame border-dashed border-field px-6 py-7 data-over:border-text data-over:bg-wait-bg"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <FileSpreadsheet className="text-muted" size={36} strokeWidth={1.5} aria-hidden />
          {file.loaded !== null && (
            <p>
              <strong>{file.loaded.name}</strong> {rowCount(t, file.loaded.table.rows)}
            </p>
          )}
          <Button
            variant={file.loaded === null ? "default" : "secondary"}
            busyLabel={file.isReading && t("Reading the file")}
            onClick={() => input.current?.click()}
          >
            {file.loaded === null ? t("Choose a file") : t("Choose another file")}
          </Button>
          <FieldDescription>
            {t("Or drop one here. CSV, TSV or text, up to {{rows}} rows and 20 MB.", {
              rows: formatNumber(IMPORT_MAX_ROWS),
            })}
          </FieldDescription>
          <Input
            ref={input}
            type="file"
            accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values,text/plain"
            aria-label={t("File to import")}
            hidden
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </div>
        <p className="max-w-[66ch] text-text-2">
          {t("Columns it may have, in any order and by the names of other CRMs too: {{columns}}.", {
            columns: formatList(
              importFields(list).map(({ label, isRequired }) =>
                isRequired ? t("{{label}} (required)", { label: t(label) }) : t(label),
              ),
            ),
          })}
        </p>
        <PastedRows file={file} onNext={onNext} />
      </CardContent>
      {file.loaded !== null && (
        <StepFoot>
          <Button onClick={onNext}>{t("Match its columns")}</Button>
        </StepFoot>
      )}
      <RecentImports list={list} />
    </StepCard>
  );
}

function PastedRows({ file, onNext }: Pick<FileStepProps, "file" | "onNext">) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold underline underline-offset-[0.2em] group-open:mb-1.5">
        {t("Paste rows instead")}
      </summary>
      <form
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          void file.choosePasted(t("Pasted rows"), text).then((isRead) => isRead && onNext());
        }}
      >
        <Field
          label={t("Rows, with their header")}
          hint={t("Copy them out of your spreadsheet, header and all.")}
        >
          {(control) => (
            <Textarea
              {...control}
              className="font-mono text-code"
              rows={6}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="secondary" disabled={text.trim() === ""}>
            {t("Read these rows")}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Imports of the last day can be undone, also after the page was left. */
function RecentImports({ list }: { list: ImportList }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(recentImportsQuery(list));
  const { undo } = useCommit();
  const { done, failed } = useUndoToast();

  const takeBack = (id: string) =>
    undo.mutate(id, {
      onSuccess: (undone) => done(archivedText(t, list, undone), null),
      onError: (error) =>
        failed(t("The import was not taken back: {{reason}}.", { reason: reasonOf(error) }), () =>
          takeBack(id),
        ),
    });
  const describe = ({ created_at, ...counts }: RecentImport) => {
    const moment = parseTimestamp(created_at);
    return formatList([importedText(t, list, counts), moment && formatDateTime(moment)]);
  };
  if (data.length === 0) return null;
  return (
    <div className="border-t border-line px-4.5 py-3.5">
      <h3 className="font-sans text-sm/[1.3]">{t("Imported in the last day")}</h3>
      <ul>
        {data.map((batch) => (
          <li
            key={batch.id}
            className="flex items-center justify-between gap-4 py-1.5 wrap-anywhere"
          >
            <span>
              <strong>{batch.file_name}</strong>
              <span className="block text-xs text-muted">{describe(batch)}</span>
            </span>
            <Button
              variant="secondary"
              busyLabel={undo.isPending && undo.variables === batch.id && t("Undoing")}
              aria-label={t("Undo the import of {{file}}", { file: batch.file_name })}
              onClick={() => takeBack(batch.id)}
            >
              {t("Undo")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
