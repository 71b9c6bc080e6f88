import { useTranslation } from "react-i18next";
import { Field, FieldDescription, FieldLegend } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { LEAD_SOURCES, LEAD_STAGES, type LeadSource, type LeadStage } from "@/data/leads/schema";
import type { Colleague } from "@/data/staff/schema";
import { formatNumber } from "@/lib/format/format";
import { sourceLabels, stageLabels } from "@/data/leads/choices";
import type { ImportFile } from "./use-import-file";

/** A lead is won by converting it to a client. */
const STAGES = LEAD_STAGES.filter((stage) => stage !== "won");

export function silentRows({ loaded, matching }: ImportFile, field: string): number {
  const column = matching[field];
  const { rows = 0, filled = [] } = loaded?.table ?? {};
  return rows - (column === undefined ? 0 : (filled[column] ?? 0));
}

type LeadDefaultsProps = { file: ImportFile; people: readonly Colleague[] };

/** Defaults for rows that do not state source, stage or owner. */
export function LeadDefaultsForm({ file, people }: LeadDefaultsProps) {
  const { t } = useTranslation();
  const { defaults, setDefaults } = file;
  const rows = file.loaded?.table.rows ?? 0;
  const silent = (field: string) => {
    const count = silentRows(file, field);
    if (count === 0) return t("Every row says it.");
    if (count === rows) return t("No row says it.");
    return t("{{number}} rows do not say it.", {
      count,
      number: formatNumber(count),
      defaultValue_one: "1 row does not say it.",
    });
  };
  return (
    <fieldset className="border-b border-line px-4.5 py-4">
      <FieldLegend className="float-left w-full font-bold">
        {t("Where do they come from, and where do they go?")}
      </FieldLegend>
      <FieldDescription className="clear-both">
        {t(
          "For rows that do not say it themselves. Nobody of the file waits for a first answer: no clock starts, and none counts as an open request.",
        )}
      </FieldDescription>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-5 gap-y-3 pt-3.5">
        <Field label={t("They come from")} hint={silent("source")}>
          {(control) => (
            <Select
              {...control}
              required={silentRows(file, "source") > 0}
              disabled={silentRows(file, "source") === 0}
              value={defaults.source ?? ""}
              onChange={({ target }) =>
                setDefaults({ ...defaults, source: sourceOf(target.value) })
              }
            >
              <option value="">{t("Choose")}</option>
              {LEAD_SOURCES.map((source) => (
                <option key={source} value={source}>
                  {t(sourceLabels[source])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("They go to")} hint={silent("stage")}>
          {(control) => (
            <Select
              {...control}
              disabled={silentRows(file, "stage") === 0}
              value={defaults.stage}
              onChange={({ target }) => setDefaults({ ...defaults, stage: stageOf(target.value) })}
            >
              {STAGES.map((stage) => (
                <option key={stage} value={stage}>
                  {t(stageLabels[stage])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("They belong to")} hint={silent("owner_id")}>
          {(control) => (
            <Select
              {...control}
              disabled={silentRows(file, "owner_id") === 0}
              value={defaults.owner_id ?? ""}
              onChange={({ target }) =>
                setDefaults({ ...defaults, owner_id: target.value === "" ? null : target.value })
              }
            >
              <option value="">{t("Nobody yet")}</option>
              {people
                .filter((person) => person.removed_at === null)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}

const sourceOf = (text: string): LeadSource | null =>
  LEAD_SOURCES.find((source) => source === text) ?? null;
const stageOf = (text: string): LeadStage => STAGES.find((stage) => stage === text) ?? "new";
