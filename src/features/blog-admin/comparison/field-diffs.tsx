import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PostFormValues } from "../post-form-schema";
import { changedFields, comparedText, FIELD_LABELS, type ComparedField } from "./compared-fields";
import { DiffView } from "./diff-view";
import { HtmlToggle } from "./html-toggle";
import "./comparison.css";

type FieldDiffsProps = {
  before: PostFormValues;
  after: PostFormValues;
  /** Fields that are none of this comparison's business. */
  without?: readonly ComparedField[];
};

/** Every field that differs, as one text with what went and what came. */
export function FieldDiffs({ before, after, without = [] }: FieldDiffsProps) {
  const { t } = useTranslation();
  const [isHtml, setIsHtml] = useState(false);
  const fields = changedFields(before, after).filter((name) => !without.includes(name));
  if (fields.length === 0) return <p className="text-muted">{t("Nothing differs.")}</p>;
  return (
    <div className="field-diffs">
      {fields.map((name) => (
        <section className="field-diff" key={name}>
          <div className="field-diff-head">
            <h3>{t(FIELD_LABELS[name])}</h3>
            {name === "fullContent" && <HtmlToggle isHtml={isHtml} onChange={setIsHtml} />}
          </div>
          <DiffView
            before={comparedText(before, name, isHtml)}
            after={comparedText(after, name, isHtml)}
          />
        </section>
      ))}
    </div>
  );
}
