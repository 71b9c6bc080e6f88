import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
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
  const [isHtml, setIsHtml] = useState(false);
  const label = t(FIELD_LABELS[name]);
  const before = comparedText(theirs, name, isHtml);
  const after = comparedText(mine, name, isHtml);
  const sides: { side: Side; caption: string }[] = [
    { side: "mine", caption: captions.mine },
    { side: "theirs", caption: captions.theirs },
  ];
  return (
    <RadioGroup className="field-diff" value={picked} onValueChange={onPick}>
      <legend className="sr-only">{label}</legend>
      <div className="field-diff-head">
        <h3>{label}</h3>
        {name === "fullContent" && <HtmlToggle isHtml={isHtml} onChange={setIsHtml} />}
      </div>
      <div className="conflict-sides">
        {sides.map(({ side, caption }) => (
          <div className="conflict-side" key={side} data-picked={picked === side || undefined}>
            <ChoiceLabel>
              <RadioGroupItem value={side} />
              {caption}
            </ChoiceLabel>
            <DiffView before={before} after={after} show={side === "mine" ? "after" : "before"} />
          </div>
        ))}
      </div>
    </RadioGroup>
  );
}
