import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ChoiceLabel, Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { takeBackAdded } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import type { NoteKind } from "@/data/notes/schema";
import { addNote, type NewNote } from "@/data/notes/mutations";
import { isForbidden } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { cn } from "@/lib/cn";
import { noteKindLabels } from "../crm-labels";
import { useMentions } from "../mentions/use-mentions";
import { AttachButton } from "../files/attach-button";
import { AttachmentDrafts } from "../files/attachment-drafts";
import { DropArea } from "@/components/files/drop-area";
import { useAttachments } from "../files/use-attachments";
import { subjectId, EMPTY_ENTRY, noteEntryDraft, type Subject, type NoteEntry } from "./note-draft";
import { useStoredDraft } from "@/hooks/use-stored-draft";
import { useWriter } from "@/data/staff/use-form-draft";

const MAX_LENGTH = 20_000;
const KINDS = Object.keys(noteKindLabels) as NoteKind[];

const NOT_KEPT =
  "This browser’s storage is full or switched off, so this is only on this page until it is saved.";

type AddNoteProps = {
  subject: Subject;
  /** The name of a lead that was not reached yet. */
  newLead?: string | null;
  /** The kind that was chosen before the box was there. */
  startKind?: NoteKind | undefined;
  /** Offers to write a mail instead. */
  onMail?: (() => void) | undefined;
};

/** Keeps the input in the browser until it is stored. */
export function AddNote({ subject, newLead = null, startKind, onMail }: AddNoteProps) {
  const { t } = useTranslation();
  const id = useId();
  const recordId = subjectId(subject);
  const draft = noteEntryDraft(useWriter(), recordId);
  const [entry, setEntry] = useState(() => {
    const kept = draft.read() ?? EMPTY_ENTRY;
    return startKind === undefined || startKind === kept.kind
      ? kept
      : { ...kept, kind: startKind, id: null };
  });
  const { isStored, keep } = useStoredDraft(draft);
  const { save, isSaving, problem } = useAddNote(subject, newLead);
  const attachments = useAttachments({
    entity: "lead_id" in subject ? "leads" : "clients",
    recordId,
    composer: "note",
  });
  const { body, kind, isAnswered } = entry;

  const change = (changes: Partial<NoteEntry>) => {
    // Changed input may not reuse the id of what was stored.
    const next = { ...entry, ...changes, id: null };
    setEntry(next);
    keep(next.body === "" ? null : next);
  };
  const submit = async () => {
    if (body.trim() === "" || isSaving || attachments.isUnsent) return;
    const sent = { ...entry, id: entry.id ?? crypto.randomUUID() };
    setEntry(sent);
    keep(sent);
    const isReached = kind === "call" && "lead_id" in subject && isAnswered;
    const note = { id: sent.id, body: body.trim(), kind, is_answered: isReached };
    if (!(await save(note, attachments.ids))) return;
    // Keeps what was typed while storing.
    setEntry((now) => (now === sent ? EMPTY_ENTRY : now));
    const left = draft.read();
    if (left === null || left.id === sent.id) keep(null);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions({
    field,
    text: body,
    onText: (text) => change({ body: text }),
    right: "lead_id" in subject ? "leads.read" : "clients.read",
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKeyDown(event)) return;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <DropArea
      label={t("Drop the files to attach them")}
      className="grid gap-2.5 pb-4"
      isDisabled={isSaving}
      onFiles={attachments.add}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Label htmlFor={id}>{t("Add a note")}</Label>
        <EntryKinds kind={kind} onNote={(next) => change({ kind: next })} onMail={onMail} />
      </div>
      <div className="relative">
        <Textarea
          {...mentions.fieldProps}
          ref={field}
          id={id}
          rows={3}
          maxLength={MAX_LENGTH}
          value={body}
          data-note-box
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => change({ body: event.target.value })}
          onKeyDown={onKeyDown}
        />
        {mentions.list}
      </div>
      {kind === "call" && "lead_id" in subject && (
        <ChoiceLabel>
          <Checkbox
            checked={isAnswered}
            onChange={({ target }) => change({ isAnswered: target.checked })}
          />
          {newLead === null
            ? t("They picked up")
            : t("They picked up: the lead moves to Contacted")}
        </ChoiceLabel>
      )}
      <AttachmentDrafts attachments={attachments} />
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          disabled={body.trim() === "" || attachments.isUnsent}
          busyLabel={isSaving && t("Saving")}
          onClick={() => void submit()}
        >
          {problem === null ? t(SAVE_LABELS[kind]) : t("Retry")}
        </Button>
        <AttachButton isDisabled={isSaving} onFiles={attachments.add} />
        {body !== "" && (
          <span className="text-xs text-muted">
            {isStored ? t("Kept in this browser until saved.") : t(NOT_KEPT)}
          </span>
        )}
      </div>
    </DropArea>
  );
}

type EntryKindsProps = {
  kind: NoteKind | "mail";
  onNote: (kind: NoteKind) => void;
  onMail: (() => void) | undefined;
};

/** The kind of entry: a note, a call or an e-mail from elsewhere, or a mail that is sent from here. */
export function EntryKinds({ kind, onNote, onMail }: EntryKindsProps) {
  const { t } = useTranslation();
  const className = onMail && "max-sm:min-h-11 max-sm:px-1.5";
  return (
    <ToggleGroup
      className={cn(onMail && "max-sm:w-full")}
      aria-label={t("What it is")}
      value={kind}
      onValueChange={(next) => (next === "mail" ? onMail?.() : onNote(next))}
    >
      {onMail && (
        <ToggleGroupItem className={className} value="mail">
          {t("Write")}
        </ToggleGroupItem>
      )}
      {KINDS.map((each) => (
        <ToggleGroupItem className={className} key={each} value={each}>
          {t(onMail && each === "email" ? "Sent elsewhere" : noteKindLabels[each])}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  );
}

const SAVE_LABELS: Record<NoteKind, string> = {
  note: "Save note",
  call: "Log the call",
  email: "Log the email",
};
const ADDED_MESSAGES: Record<NoteKind, string> = {
  note: "Note saved.",
  call: "Call logged.",
  email: "Email logged.",
};

function useAddNote(subject: Subject, newLead: string | null) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync: add, isPending, error } = useCrmMutation(addNote);
  const { mutateAsync: takeBack } = useCrmMutation(takeBackAdded);
  const archive = (id: string) => {
    takeBack({ table: "crm_notes", id }).then(
      () => say.done(t("Undone."), null),
      () => say.failed(t("The note could not be taken back."), () => archive(id)),
    );
  };
  const save = async (
    note: NewNote & { kind: NoteKind },
    fileIds: readonly string[],
  ): Promise<boolean> => {
    try {
      await add({ ...note, ...subject, fileIds });
    } catch {
      return false;
    }
    const message =
      note.is_answered && newLead !== null
        ? t("Call logged, and the rule moved {{lead}} to Contacted. Undo takes back both.", {
            lead: newLead,
          })
        : t(ADDED_MESSAGES[note.kind]);
    say.done(message, () => archive(note.id));
    return true;
  };
  const forbidden = t(
    "Not saved: you may not write notes here, or your session has ended. The text is kept.",
  );
  const problem =
    error &&
    (isForbidden(error)
      ? forbidden
      : t("Not saved: {{reason}}. The text is kept.", { reason: reasonOf(error) }));
  return { save, isSaving: isPending, problem };
}
