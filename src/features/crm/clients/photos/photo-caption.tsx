import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictDialog } from "@/components/conflict-dialog";
import { Textarea } from "@/components/ui/textarea";
import { CaptionConflictError, writeCaption } from "@/data/files/mutations";
import { photosQuery } from "@/data/files/queries";
import { MAX_CAPTION, type Photo } from "@/data/files/schema";
import { UndecidedError } from "@/features/crm/shared/fields/conflict";
import { InlineCore } from "@/features/crm/shared/fields/inline-field";
import { useUndoToast } from "@/hooks/use-undo-toast";

type PhotoCaptionProps = { photo: Photo; clientId: string; canEdit: boolean };

/** Says what a photo shows, and is edited in its place. */
export function PhotoCaption({ photo, clientId, canEdit }: PhotoCaptionProps) {
  const { t } = useTranslation();
  const { save, dialog } = useCaption(photo, clientId);
  return (
    <>
      <InlineCore
        label={t("what {{name}} shows", { name: photo.name })}
        className="text-sm/snug"
        value={photo.caption}
        shown={photo.caption ?? ""}
        toDraft={(caption) => caption ?? ""}
        parse={(draft) => ({ value: draft.replace(/\s+/g, " ").trim() || null })}
        canEdit={canEdit}
        save={save}
        isCompact
        // Enter stores it, because it is one sentence on several lines.
        control={({ onChange, ...rest }) => (
          <Textarea
            {...rest}
            className="px-2.5 py-1.5 text-sm/snug"
            rows={3}
            maxLength={MAX_CAPTION}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      >
        {photo.caption ?? (
          <span className="font-normal text-muted">
            {canEdit ? t("Say what it shows") : t("Not described")}
          </span>
        )}
      </InlineCore>
      {dialog}
    </>
  );
}

type Question = {
  theirs: string | null;
  mine: string | null;
  answer: (choice: "mine" | "theirs" | "later") => void;
};

function useCaption(photo: Photo, clientId: string) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const { queryKey } = photosQuery(clientId);

  const show = (caption: string | null) => {
    // Discards a read that began before the change.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (photos) =>
      photos?.map((each) => (each.id === photo.id ? { ...each, caption } : each)),
    );
  };
  const ask = (theirs: string | null, mine: string | null) =>
    new Promise<"mine" | "theirs" | "later">((resolve) => {
      const answer = (choice: "mine" | "theirs" | "later") => {
        setQuestion(null);
        resolve(choice);
      };
      setQuestion({ theirs, mine, answer });
    });
  const store = async (caption: string | null, previous: string | null): Promise<boolean> => {
    show(caption);
    try {
      await writeCaption({ id: photo.id, caption, previous });
      void queryClient.invalidateQueries({ queryKey });
      return true;
    } catch (error) {
      if (!(error instanceof CaptionConflictError)) {
        show(previous);
        throw error;
      }
      const { theirs } = error;
      show(theirs);
      const choice = await ask(theirs, caption);
      if (choice === "later") throw new UndecidedError();
      return choice === "mine" && store(caption, theirs);
    }
  };
  const save = async (caption: string | null, previous = photo.caption, isUndo = false) => {
    if (!(await store(caption, previous))) return;
    const undo = () => {
      save(previous, caption, true).catch((error: unknown) => {
        if (!(error instanceof UndecidedError)) say.failed(t("That could not be undone."), undo);
      });
    };
    const message = isUndo ? t("Undone.") : t("Saved what the photo shows.");
    say.done(message, undo, { recordId: photo.id, isUndo });
  };
  const dialog = question !== null && (
    <ConflictDialog
      title={t("Two people described this photo")}
      takeTheirsLabel={t("Take theirs")}
      keepLabel={t("Keep mine")}
      safety={t("The other text is not kept.")}
      onTakeTheirs={() => question.answer("theirs")}
      onKeep={() => question.answer("mine")}
      onClose={() => question.answer("later")}
    >
      <dl className="grid gap-3">
        <Version label={t("Theirs, stored now")} text={question.theirs} />
        <Version label={t("Yours, not stored")} text={question.mine} />
      </dl>
    </ConflictDialog>
  );
  return { save: (caption: string | null) => save(caption), dialog };
}

function Version({ label, text }: { label: string; text: string | null }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{text ?? t("Not described")}</dd>
    </div>
  );
}
