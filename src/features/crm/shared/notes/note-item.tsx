import { Archive, Mail, Pencil, Phone } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import type { Note, NoteKind } from "@/data/notes/schema";
import { cn } from "@/lib/cn";
import { textDraft } from "@/lib/storage/drafts";
import { reasonOf } from "@/lib/errors/errors";
import { useNow } from "@/hooks/use-now";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { site } from "@/content/company";
import { noteKindLabels } from "../crm-labels";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { AttachmentList } from "../files/attachment-list";
import { MentionText } from "../mentions/mention-text";
import { useMentions } from "../mentions/use-mentions";
import { FoldedText } from "./folded-text";
import { useRecordChange } from "../fields/use-record-change";
import { momentText } from "../history/history-line";
import { UndecidedError } from "../fields/conflict";
import { useRecordEdit } from "../fields/use-record-edit";
import { useWriter } from "@/data/staff/use-form-draft";

const ICON = { size: 16, "aria-hidden": true } as const;
const KIND_ICONS: Record<NoteKind, typeof Phone | null> = { note: null, call: Phone, email: Mail };

type NoteItemProps = { note: Note; canWrite: boolean; className?: string };

export function NoteItem({ note, canWrite: mayWrite, className }: NoteItemProps) {
  // An e-mail that was sent stays as it was sent.
  const canWrite = mayWrite && note.subject === null;
  const { t } = useTranslation();
  // Resumes an edit that was neither saved nor canceled.
  const writer = useWriter();
  const canRewrite = useCrmRights().rewritesNote(note) && canWrite;
  const [isEditing, setIsEditing] = useState(
    () => canRewrite && textDraft("noteDraft", writer, note.id).read() !== null,
  );
  const change = useRecordChange();
  const now = useNow();
  const KindIcon = KIND_ICONS[note.kind];
  const moment = parseTimestamp(note.created_at);
  const about = note.body.slice(0, 40);
  if (isEditing) {
    return <NoteForm className={className} note={note} onDone={() => setIsEditing(false)} />;
  }
  const archive = () =>
    void change({
      table: "crm_notes",
      record: note,
      changes: { archived_at: new Date().toISOString() },
      before: { archived_at: null },
      message: t("Note archived."),
    });
  return (
    <li className={cn("pt-3 pb-1", className)}>
      {note.subject !== null && <p className="font-semibold wrap-anywhere">{note.subject}</p>}
      <div className="wrap-anywhere whitespace-pre-line">
        <FoldedText marked={<MentionText>{note.body}</MentionText>}>{note.body}</FoldedText>
      </div>
      <AttachmentList className="mt-2" files={note.files ?? []} />
      <div className="flex min-h-11 items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-xs wrap-anywhere text-muted">
          {KindIcon !== null && <KindIcon size={14} aria-hidden />}
          {note.kind !== "note" && (
            <span>
              {note.subject === null ? t(noteKindLabels[note.kind]) : t("E-mail from here")}
            </span>
          )}
          <span>
            {formatList([
              note.author?.name ?? site.brand,
              moment && momentText(moment, now, t),
              note.edited_by_id !== null &&
                t("edited by {{name}}", { name: note.editor?.name ?? site.brand }),
            ])}
          </span>
        </span>
        {canWrite && (
          <span className="-mr-2.5 flex flex-none text-muted">
            {canRewrite && (
              <Button
                variant="ghost"
                size="icon"
                className="hover:text-text"
                aria-label={t("Edit the note “{{about}}”", { about })}
                onClick={() => setIsEditing(true)}
              >
                <Pencil {...ICON} />
              </Button>
            )}
            <Button
              variant="ghost"
              size="icon"
              className="hover:text-text"
              aria-label={t("Archive the note “{{about}}”", { about })}
              onClick={archive}
            >
              <Archive {...ICON} />
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}

type NoteFormProps = { note: Note; className: string | undefined; onDone: () => void };

function NoteForm({ note, className, onDone }: NoteFormProps) {
  const { t } = useTranslation();
  const [began] = useState(note);
  const writer = useWriter();
  const draft = textDraft("noteDraft", writer, note.id);
  const [body, setBody] = useState(() => draft.read() ?? note.body);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { edit, dialog } = useRecordEdit({ table: "crm_notes", record: began });
  const type = (text: string) => {
    setBody(text);
    draft.write(text === began.body ? null : text);
  };
  const leave = () => {
    draft.write(null);
    onDone();
  };
  const save = async () => {
    if (body.trim() === "" || isSaving) return;
    setIsSaving(true);
    try {
      await edit({ body: body.trim() }, { message: t("Note changed.") });
      leave();
    } catch (error) {
      setIsSaving(false);
      setProblem(
        error instanceof UndecidedError
          ? t("Not saved: somebody else changed this note too. Save again to compare.")
          : t("Not saved: {{reason}}. What you typed is still here.", { reason: reasonOf(error) }),
      );
    }
  };
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const right = note.client_id === null ? "leads.read" : "clients.read";
  const mentions = useMentions({ field, text: body, onText: type, right });
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKeyDown(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      // Typed text is discarded by Cancel only.
      if (!isSaving && body === began.body) onDone();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <li className={cn("grid gap-2.5 pt-3 pb-4", className)} data-inline-field>
      <div className="relative">
        <Textarea
          {...mentions.fieldProps}
          aria-label={t("The note")}
          rows={4}
          maxLength={20_000}
          value={body}
          readOnly={isSaving}
          ref={field}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {mentions.list}
      </div>
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          disabled={body.trim() === ""}
          busyLabel={isSaving && t("Saving")}
          onClick={() => void save()}
        >
          {t("Save note")}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t("Cancel")}
        </Button>
      </div>
      {dialog}
    </li>
  );
}
