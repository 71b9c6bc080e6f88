import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictDialog } from "@/components/conflict-dialog";
import { Alert } from "@/components/ui/alert";
import type { StaffPost } from "@/data/posts/staff-post";
import { changedFields, type ComparedField } from "./compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { ConflictField } from "./conflict-field";
import { conflictLabels } from "./conflict-labels";
import { mergedValues, type Picks } from "./merged-values";
import { useLastSave } from "./use-last-save";
import { WhoSaved } from "./who-saved";

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
