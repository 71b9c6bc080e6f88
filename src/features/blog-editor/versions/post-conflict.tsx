import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictDialog } from "@/components/conflict-dialog";
import { Alert } from "@/components/ui/alert";
import type { StaffPost } from "@/data/posts/staff-post";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { cn } from "@/lib/cn";
import { changedFields, comparedText, FIELD_LABELS, type ComparedField } from "./compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { conflictLabels, useLastSave, type LastSave } from "./conflict-labels";
import { useClock } from "../form/use-clock";
import { DiffView, FieldDiffHead } from "./diff-view";

type Picks = Partial<Record<ComparedField, "mine" | "theirs">>;

function mergedValues(mine: PostFormValues, theirs: PostFormValues, picks: Picks): PostFormValues {
  const taken = Object.entries(theirs).filter(([name]) => Reflect.get(picks, name) === "theirs");
  return { ...mine, ...Object.fromEntries(taken) };
}

type PostConflictProps = {
  /** The values to save, including the status. */
  mine: PostFormValues;
  theirs: StaffPost;
  isSaving: boolean;
  error?: string | undefined;
  onSave: (values: PostFormValues) => void;
  /** Continues with their version; mine is kept as a recovery copy. */
  onTakeTheirs: () => void;
  onClose: () => void;
};

export function PostConflict(props: PostConflictProps) {
  const { mine, theirs, isSaving, error, onSave, onTakeTheirs, onClose } = props;
  const { t } = useTranslation();
  const [picks, setPicks] = useState<Picks>({});
  const lastSave = useLastSave(theirs);
  const labels = conflictLabels(lastSave, t);
  const stored = postFormOf(theirs);
  const fields = changedFields(stored, mine);
  const isMix = fields.some((name) => picks[name] === "theirs");
  const pick = (name: ComparedField, side: "mine" | "theirs") =>
    setPicks((old) => ({ ...old, [name]: side }));

  return (
    <ConflictDialog
      title={labels.title}
      takeTheirsLabel={labels.takeTheirs}
      keepLabel={isMix ? t("Save my picks") : labels.keepMine}
      isSaving={isSaving}
      safety={labels.safety}
      onTakeTheirs={onTakeTheirs}
      onKeep={() => onSave(mergedValues(mine, stored, picks))}
      onClose={onClose}
    >
      <WhoSaved lastSave={lastSave} />
      {error !== undefined && <Alert variant="destructive">{error}</Alert>}
      {fields.length === 0 && (
        <p>
          {t("Both versions read the same. {{button}} saves it once more.", {
            button: labels.keepMine,
          })}
        </p>
      )}
      {fields.map((name) => (
        <ConflictField
          key={name}
          name={name}
          mine={mine}
          theirs={stored}
          captions={labels}
          picked={picks[name] ?? "mine"}
          onPick={(side) => pick(name, side)}
        />
      ))}
    </ConflictDialog>
  );
}

function WhoSaved({ lastSave }: { lastSave: LastSave }) {
  const { t } = useTranslation();
  const now = useClock();
  const { isOwn, name, savedAt } = lastSave;
  if (savedAt === null) return <p>{t("It was saved after you opened it.")}</p>;
  const when = { relative: formatRelative(savedAt, now), time: formatDateTime(savedAt) };
  if (isOwn === true) {
    return (
      <p>
        {t(
          "You saved it in another tab {{relative}} ({{time}}), after you opened it here. What you typed here has not been saved yet. Choose field by field, or one version as a whole.",
          when,
        )}
      </p>
    );
  }
  return (
    <p>
      {t(
        "{{who}} saved it {{relative}} ({{time}}), after you opened it. Nothing of yours has been saved yet. Choose field by field, or one version as a whole.",
        { who: name ?? t("Somebody else"), ...when },
      )}
    </p>
  );
}

type Side = "mine" | "theirs";

type ConflictFieldProps = {
  name: ComparedField;
  mine: PostFormValues;
  theirs: PostFormValues;
  captions: Record<Side, string>;
  picked: Side;
  onPick: (side: Side) => void;
};

function ConflictField(props: ConflictFieldProps) {
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
