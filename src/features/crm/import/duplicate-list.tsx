import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { ScrollRegion } from "@/components/scroll-region";
import type { FoundDuplicate, ImportCheck, ImportList } from "@/data/imports/schema";
import type { Colleague } from "@/data/staff/schema";
import { formatNumber } from "@/lib/format/format";
import { fieldById, storedText } from "./import-labels";
import { StepPart, StepPartMore } from "./step-card";

type DuplicateListProps = { list: ImportList; found: ImportCheck; people: readonly Colleague[] };

export function DuplicateList({ list, found, people }: DuplicateListProps) {
  const { t } = useTranslation();
  if (found.duplicates === 0) return null;
  const more = found.duplicates - found.first_duplicates.length;
  return (
    <StepPart title={t("Possible duplicates")}>
      <ScrollRegion
        className="max-h-48 overflow-auto overscroll-contain"
        aria-label={t("Possible duplicates")}
      >
        <ul className="grid gap-1.5 px-4.5 pb-3.5">
          {found.first_duplicates.map((duplicate) => (
            <li key={duplicate.line}>
              <span>{duplicateMessage(t, list, duplicate)}</span>
              {changesOf(t, list, duplicate, people).map((change) => (
                <span key={change} className="block pl-4 text-xs wrap-anywhere text-muted">
                  {change}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {more > 0 && (
        <StepPartMore>{t("And {{number}} more.", { number: formatNumber(more) })}</StepPartMore>
      )}
    </StepPart>
  );
}

function duplicateMessage(t: TFunction, list: ImportList, duplicate: FoundDuplicate): string {
  const { name, match, duplicate_line } = duplicate;
  const line = formatNumber(duplicate.line);
  if (name === null) {
    return t("Line {{line}} looks like line {{ofLine}}.", {
      line,
      ofLine: formatNumber(duplicate_line ?? 0),
    });
  }
  if (duplicate_line !== null) {
    return t("Line {{line}} looks like {{name}}, as does line {{ofLine}} before it.", {
      line,
      name,
      ofLine: formatNumber(duplicate_line),
    });
  }
  switch (match) {
    case "several":
      return t("Line {{line}} looks like several leads, {{name}} among them.", { line, name });
    case "unsure":
      return t("Line {{line}} may be {{name}}, or somebody else there.", { line, name });
    case "won":
      return t("Line {{line}} looks like {{name}}, which is a client already.", { line, name });
    case "archived":
      return t("Line {{line}} looks like {{name}}, which is archived.", { line, name });
    default:
      return list === "leads" && Object.keys(duplicate.changes ?? {}).length === 0
        ? t("Line {{line}} looks like {{name}}, and says nothing new.", { line, name })
        : t("Line {{line}} looks like {{name}}, which is here already.", { line, name });
  }
}

/** "Phone: none → (555) 010-1234", for each column that an update would change. */
function changesOf(
  t: TFunction,
  list: ImportList,
  { changes, before }: FoundDuplicate,
  people: readonly Colleague[],
): string[] {
  const personName = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  return Object.entries(changes ?? {}).map(([id, value]) => {
    const field = fieldById(list, id);
    if (field === undefined) return id;
    const words = (stored: string | number | null | undefined) =>
      storedText(t, field, stored ?? undefined, personName) || t("nothing");
    return t("{{field}}: {{before}} → {{after}}", {
      field: t(field.label),
      before: words(before?.[id]),
      after: words(value),
    });
  });
}
