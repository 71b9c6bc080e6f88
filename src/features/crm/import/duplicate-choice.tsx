import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { DuplicateMode, ImportCheck, ImportList } from "@/data/imports/schema";
import { formatNumber } from "@/lib/format/format";
import { ChoiceGroup } from "./choice-group";

type DuplicateChoiceProps = {
  list: ImportList;
  found: ImportCheck;
  value: DuplicateMode;
  onChange: (value: DuplicateMode) => void;
  isDisabled: boolean;
};

/** How to treat rows that may exist already. */
export function DuplicateChoice({ list, found, ...control }: DuplicateChoiceProps) {
  const { t } = useTranslation();
  if (found.duplicates === 0) return null;
  const update: [DuplicateMode, string, string][] =
    list === "leads" ? [["update", t("Update them"), updateOutcome(t, found)]] : [];
  return (
    <ChoiceGroup
      {...control}
      legend={t("{{number}} rows may be here already", {
        count: found.duplicates,
        number: formatNumber(found.duplicates),
        defaultValue_one: "1 row may be here already",
      })}
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

/** One sentence for each kind of row. */
function updateOutcome(t: TFunction, { changed, unchanged, unclear }: ImportCheck): string {
  const [leads, same, left] = [changed, unchanged, unclear.length].map(formatNumber);
  const changes = t(
    "{{leads}} leads get what the file says otherwise, and nothing else of them is touched.",
    {
      count: changed,
      leads,
      defaultValue_one:
        "1 lead gets what the file says otherwise, and nothing else of it is touched.",
    },
  );
  const repeats = t("{{same}} rows say nothing new.", {
    count: unchanged,
    same,
    defaultValue_one: "1 row says nothing new.",
  });
  const leftOut = t("{{left}} rows stay out, because nobody can say which open leads they are.", {
    count: unclear.length,
    left,
    defaultValue_one: "1 row stays out, because nobody can say which open lead it is.",
  });
  return [changed > 0 && changes, unchanged > 0 && repeats, unclear.length > 0 && leftOut]
    .filter((sentence) => sentence !== false)
    .join(" ");
}
