import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { comparedText, FIELD_LABELS, type ComparedField } from "../comparison/compared-fields";
import { DiffView } from "../comparison/diff-view";
import { HtmlToggle } from "../comparison/html-toggle";
import type { PostFormValues } from "../post-form-schema";

type Side = "mine" | "theirs";

type ConflictFieldProps = {
  name: ComparedField;
  mine: PostFormValues;
  theirs: PostFormValues;
  /** What the two versions are called. */
  captions: Record<Side, string>;
  picked: Side;
  onPick: (side: Side) => void;
};

/** One field twice, side by side, each with a radio button. */
export function ConflictField(props: ConflictFieldProps) {
  const { name, mine, theirs, captions, picked, onPick } = props;
  const { t } = useTranslation();
  const group = useId();
  const [isHtml, setIsHtml] = useState(false);
  const label = t(FIELD_LABELS[name]);
  const before = comparedText(theirs, name, isHtml);
  const after = comparedText(mine, name, isHtml);
  const sides: { side: Side; caption: string }[] = [
    { side: "mine", caption: captions.mine },
    { side: "theirs", caption: captions.theirs },
  ];
  return (
    <fieldset className="field-diff">
      <legend className="sr-only">{label}</legend>
      <div className="field-diff-head">
        <h3>{label}</h3>
        {name === "fullContent" && <HtmlToggle isHtml={isHtml} onChange={setIsHtml} />}
      </div>
      <div className="conflict-sides">
        {sides.map(({ side, caption }) => (
          <div className="conflict-side" key={side} data-picked={picked === side || undefined}>
            <label className="check">
              <input
                type="radio"
                name={group}
                checked={picked === side}
                onChange={() => onPick(side)}
              />
              {caption}
            </label>
            <DiffView before={before} after={after} show={side === "mine" ? "after" : "before"} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
