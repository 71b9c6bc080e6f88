import { useTranslation } from "react-i18next";
import type { Note } from "@/data/notes/schema";
import { AddNote } from "./add-note";
import { NoteItem } from "./note-item";
import { subjectId, type Subject } from "./note-draft";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

const LONG = 600;
const LINES = 8;

const isLong = (text: string) => text.length > LONG || text.split("\n").length > LINES;

export function FoldedText({ children }: { children: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!isLong(children)) return <span>{children}</span>;
  return (
    <>
      <span className={cn(!isOpen && "line-clamp-8")}>{children}</span>
      <Button
        variant="link"
        className="min-h-11"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t("Show less") : t("Show all")}
      </Button>
    </>
  );
}

type NotesPanelProps = {
  subject: Subject;
  /** Newest first, without archived ones. */
  notes: readonly Note[];
  canWrite: boolean;
  /** The name of a lead that was not reached yet; an answered call moves its stage. */
  newLead?: string | null;
};

export function NotesPanel({ subject, notes, canWrite, newLead = null }: NotesPanelProps) {
  const { t } = useTranslation();
  return (
    <div className="divide-y divide-line">
      {canWrite && <AddNote key={subjectId(subject)} subject={subject} newLead={newLead} />}
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
