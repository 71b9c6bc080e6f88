import { useTranslation } from "react-i18next";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldDescription, FieldLegend } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import type { ImportList } from "@/data/imports/schema";
import { choiceLabel } from "@/data/records/record-fields";
import type { Colleague } from "@/data/staff/schema";
import { formatNumber } from "@/lib/format/format";
import { valueKey, withEmptied, withMeaning, type Corrections } from "./engine/corrections";
import type { CheckInfo } from "./engine/import-engine";
import type { FileValue } from "./engine/file-values";
import type { Problem } from "./engine/read-rows";
import { rowCount } from "./import-counts";
import { fieldById } from "./import-labels";
import { StepPart } from "./step-card";

type FileWordsProps = {
  list: ImportList;
  check: CheckInfo;
  refused: readonly Problem[];
  people: readonly Colleague[];
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
};

export function FileWords(props: FileWordsProps) {
  const { list, check, refused, corrections, onCorrect } = props;
  const { t } = useTranslation();
  const unknown = check.values.filter(({ own }) => own === null);
  const known = check.values.filter(({ own }) => own !== null);
  const unread = emptiable(list, check, refused, corrections);
  if (unknown.length === 0 && unread.length === 0) return null;
  return (
    <StepPart title={t("Put right for all rows")}>
      <div className="grid gap-4 px-4.5 pb-4">
        {unknown.length > 0 && (
          <fieldset>
            <FieldLegend>{t("Words we do not know")}</FieldLegend>
            <FieldDescription className="pb-2">
              {t("Say once what each means; it counts for every row that has it.")}
            </FieldDescription>
            <WordList {...props} values={unknown} />
          </fieldset>
        )}
        {unread.length > 0 && (
          <fieldset>
            <FieldLegend className="mb-1">{t("Leave empty where it cannot be stored")}</FieldLegend>
            <div className="flex flex-wrap gap-x-6">
              {unread.map(({ field, rows, lines }) => (
                <ChoiceLabel key={field}>
                  <Checkbox
                    checked={corrections.emptied[field] !== undefined}
                    onChange={({ target }) =>
                      onCorrect(withEmptied(corrections, field, target.checked ? lines : null))
                    }
                  />
                  <span>
                    {t(fieldById(list, field)?.label ?? field)}{" "}
                    <span className="font-normal text-muted">{rowCount(t, rows)}</span>
                  </span>
                </ChoiceLabel>
              ))}
            </div>
          </fieldset>
        )}
        {known.length > 0 && (
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-[0.2em]">
              {t("{{number}} words we know", {
                count: known.length,
                number: formatNumber(known.length),
                defaultValue_one: "1 word we know",
              })}
            </summary>
            <WordList {...props} values={known} />
          </details>
        )}
      </div>
    </StepPart>
  );
}

type Emptiable = { field: string; rows: number; lines: ReadonlySet<number> };

/** Optional fields with unreadable or refused values. */
function emptiable(
  list: ImportList,
  check: CheckInfo,
  refused: readonly Problem[],
  corrections: Corrections,
): Emptiable[] {
  const fields = new Set(check.unread.map(({ field }) => field));
  for (const { field, code } of refused) {
    const isRequired = field === null || fieldById(list, field)?.isRequired === true;
    if (!isRequired && code !== "required") fields.add(field);
  }
  return [...fields].map((field) => {
    const isEmptied = corrections.emptied[field] !== undefined;
    const found = refused.filter((problem) => problem.field === field).map(({ line }) => line);
    const read = check.unread.find((unread) => unread.field === field)?.rows ?? 0;
    return { field, rows: isEmptied ? read : read + found.length, lines: new Set(found) };
  });
}

function WordList({
  list,
  people,
  corrections,
  onCorrect,
  values,
}: FileWordsProps & { values: readonly FileValue[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid max-h-96 gap-2 overflow-auto overscroll-contain">
      {values.map(({ field: id, value, rows, own }) => {
        const field = fieldById(list, id);
        if (field === undefined) return null;
        const options =
          field.kind === "choice"
            ? Object.keys(field.aliases).map((stored) => [stored, t(choiceLabel(field, stored))])
            : people
                .filter((person) => person.removed_at === null || person.id === own)
                .map((person) => [person.id, person.name]);
        return (
          <li
            key={`${id} ${valueKey(value)}`}
            className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,24rem)_minmax(12rem,20rem)]"
          >
            <span className="wrap-anywhere">
              <span className="text-muted">{t(field.label)}</span> <strong>{value}</strong>{" "}
              <span className="text-xs text-muted">{rowCount(t, rows)}</span>
            </span>
            <Select
              aria-label={t("{{field}} “{{value}}” means", { field: t(field.label), value })}
              value={corrections.meanings[id]?.get(valueKey(value)) ?? own ?? UNSAID}
              onChange={({ target }) => {
                const isOwn = target.value === (own ?? UNSAID);
                onCorrect(withMeaning(corrections, id, value, isOwn ? null : target.value));
              }}
            >
              {own === null && <option value={UNSAID}>{t("Choose what it means")}</option>}
              {options.map(([stored, label]) => (
                <option key={stored} value={stored}>
                  {label}
                </option>
              ))}
              {field.isRequired !== true && <option value="">{t("Leave it empty")}</option>}
            </Select>
          </li>
        );
      })}
    </ul>
  );
}

/** No stored value has this name. */
const UNSAID = "?";
