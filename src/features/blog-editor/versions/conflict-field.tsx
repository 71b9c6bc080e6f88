import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { cn } from "@/lib/cn";
import { comparedText, FIELD_LABELS, type ComparedField } from "./compared-fields";
import { DiffView } from "./diff-view";
import { FieldDiffHead } from "./field-diff-head";
import type { PostFormValues } from "../form/post-form-schema";

type Side = "mine" | "theirs";

type ConflictFieldProps = {
  name: ComparedField;
  mine: PostFormValues;
  theirs: PostFormValues;
  captions: Record<Side, string>;
  picked: Side;
  onPick: (side: Side) => void;
};

export function ConflictField(props: ConflictFieldProps) {
  const { name, mine, theirs, captions, picked, onPick } = props;
  const { t } = useTranslation();
  const [isHtml, setIsHtml] = useState(false);
  const before = comparedText(theirs, name, isHtml);
  const after = comparedText(mine, name, isHtml);
  const sides: { side: Side; caption: string }[] = [
    { side: "mine", caption: captions.mine },
    { side: "theirs", caption: captions.theirs },
  ];
  return (
    <RadioGroup className="grid gap-1.5" value={picked} onValueChange={onPick}>
      <legend className="sr-only">{t(FIELD_LABELS[name])}</legend>
      <FieldDiffHead name={name} isHtml={isHtml} onChange={setIsHtml} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {sides.map(({ side, caption }) => (
          <div
            key={side}
            className={cn(
              "min-w-0 rounded-sm border-2 border-line-strong px-3.5 pt-1 pb-3.5",
              picked === side &&
                "border-text border-b-curb-400 inset-shadow-[0_-5px_0] inset-shadow-curb-400",
            )}
          >
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
