import { useTranslation } from "react-i18next";
import type { Note } from "@/data/notes/schema";
import { AddNote } from "./add-note";
import { NoteItem } from "./note-item";
import { subjectId, type Subject } from "./note-draft";

type NotesPanelProps = {
  subject: Subject;
  /** Newest first, without archived ones. */
  notes: readonly Note[];
  canWrite: boolean;
};

export function NotesPanel({ subject, notes, canWrite }: NotesPanelProps) {
  const { t } = useTranslation();
  return (
    <div className="divide-y divide-line">
      {canWrite && <AddNote key={subjectId(subject)} subject={subject} />}
      {notes.length === 0 && <p className="py-4 text-muted">{t("No notes yet.")}</p>}
      {notes.length > 0 && (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} canWrite={canWrite} />
          ))}
        </ul>
      )}
    </div>
  );
}
