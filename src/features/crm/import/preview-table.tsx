import { useTranslation } from "react-i18next";
import { ScrollRegion } from "@/components/scroll-region";
import type { Colleague } from "@/data/crm/people";
import type { ImportList, LeadDefaults } from "@/data/crm/imports";
import { formatNumber } from "@/lib/format";
import { importFields } from "../parts/fields/fields";
import { storedText } from "./import-words";
import type { ReadRow } from "./read-rows";
import type { ImportFile } from "./use-import-file";

type PreviewTableProps = {
  list: ImportList;
  file: ImportFile;
  rows: readonly ReadRow[];
  people: readonly Colleague[];
};

/** Those that say something, by the field they stand in for. */
const chosenDefaults = (defaults: LeadDefaults): Record<string, string> =>
  Object.fromEntries(
    Object.entries(defaults).flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
  );

/** The first good rows, as they will be stored. */
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
    <div className="imp-part">
      <h3>{t("As they will be stored")}</h3>
      <ScrollRegion className="scroll-x rounded-[inherit]" aria-label={t("First rows")}>
        <table className="data-table imp-preview">
          <thead>
            <tr>
              <th scope="col">{t("Line")}</th>
              {shown.map(({ id, label }) => (
                <th key={id} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, record }) => (
              <tr key={line}>
                <td>{formatNumber(line)}</td>
                {shown.map((field) => (
                  <td key={field.id}>
                    <span>
                      {storedText(t, list, field, record[field.id] ?? defaults?.[field.id], nameOf)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
