import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { DuplicateMode, ImportCheck, ImportList } from "@/data/crm/imports";
import { ChoiceGroup } from "./choice-group";
import { recordCount, rowCount } from "./import-words";

type DuplicateChoiceProps = {
  list: ImportList;
  found: ImportCheck;
  value: DuplicateMode;
  onChange: (value: DuplicateMode) => void;
  isDisabled: boolean;
};

/** What becomes of rows that may be here already. */
export function DuplicateChoice({ list, found, ...control }: DuplicateChoiceProps) {
  const { t } = useTranslation();
  if (found.duplicates === 0) return null;
  const update: [DuplicateMode, string, string][] =
    list === "leads" ? [["update", t("Update them"), updateOutcome(t, found)]] : [];
  return (
    <ChoiceGroup
      {...control}
      legend={t("{{rows}} may be here already", { rows: rowCount(t, found.duplicates) })}
      choices={[
        ["skip", t("Skip them"), t("What is here stays as it is.")],
        ...update,
        [
          "add",
          t("Add them anyway"),
          list === "clients"
            ? t("A domain that a client has already stays with that client.")
            : t("They stand beside what is here."),
        ],
      ]}
    />
  );
}

function updateOutcome(t: TFunction, { changed, unchanged, unclear }: ImportCheck): string {
  return [
    t("{{leads}} get what the file says otherwise, and nothing else of them is touched.", {
      leads: recordCount(t, "leads", changed),
    }),
    unchanged > 0 && t("{{rows}} say nothing new.", { rows: rowCount(t, unchanged) }),
    unclear.length > 0 &&
      t("{{rows}} stay out, because nobody can say which open lead they are.", {
        rows: rowCount(t, unclear.length),
      }),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}
