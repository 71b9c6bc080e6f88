import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatList } from "@/lib/format/format";
import { changedFields, FIELD_LABELS, wordChange } from "../versions/compared-fields";
import type { PostFormValues } from "../form/post-form-schema";

type CopySummaryProps = { before: PostFormValues; after: PostFormValues };

export function CopySummary({ before, after }: CopySummaryProps) {
  const { t } = useTranslation();
  const words = useMemo(() => wordChange(before, after), [before, after]);
  const fields = changedFields(before, after)
    .filter((name) => name !== "published")
    .map((name) => t(FIELD_LABELS[name]));
  return (
    <span>
      {t("{{fields}}: {{added}} words added, {{removed}} removed.", {
        fields: formatList(fields),
        ...words,
      })}
    </span>
  );
}
