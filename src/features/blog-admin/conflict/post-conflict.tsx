import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictDialog } from "@/components/record/edit/conflict-dialog";
import { Alert } from "@/components/ui/alert";
import type { StaffPost } from "@/data/posts/staff-post";
import { changedFields, type ComparedField } from "../comparison/compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { ConflictField } from "./conflict-field";
import { conflictLabels } from "./conflict-labels";
import { mergedValues, type Picks } from "./merged-values";
import { useLastSave } from "./use-last-save";
import { WhoSaved } from "./who-saved";

type PostConflictProps = {
  /** What this person wanted to save, its status included. */
  mine: PostFormValues;
  /** What stands in the database now. */
  theirs: StaffPost;
  isSaving: boolean;
  /** Why the last try to save from here failed. */
  error?: string | undefined;
  /** Saves these values, over exactly the version that is shown as theirs. */
  onSave: (values: PostFormValues) => void;
  /** Goes on with their version; mine is to be kept as a recovery copy. */
  onTakeTheirs: () => void;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
};

/** Two people, or two tabs, saved one post. */
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
