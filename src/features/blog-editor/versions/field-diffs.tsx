import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PostFormValues } from "../form/post-form-schema";
import { changedFields, comparedText, type ComparedField } from "./compared-fields";
import { DiffView, FieldDiffHead } from "./diff-view";

type FieldDiffsProps = {
  before: PostFormValues;
  after: PostFormValues;
  without?: readonly ComparedField[];
};

export function FieldDiffs({ before, after, without = [] }: FieldDiffsProps) {
  const { t } = useTranslation();
  const [isHtml, setIsHtml] = useState(false);
  const fields = changedFields(before, after).filter((name) => !without.includes(name));
  if (fields.length === 0) return <p className="text-muted">{t("Nothing differs.")}</p>;
  return (
    <div className="grid min-w-0 gap-5">
      {fields.map((name) => (
        <section className="grid min-w-0 gap-1.5" key={name}>
          <FieldDiffHead name={name} isHtml={isHtml} onChange={setIsHtml} />
          <DiffView
            before={comparedText(before, name, isHtml)}
            after={comparedText(after, name, isHtml)}
          />
        </section>
      ))}
    </div>
  );
}
