import { useState } from "react";
import { formDraft, useFormDraft } from "@/data/staff/use-form-draft";
import type { Writer } from "@/lib/storage/drafts";
import type { Target } from "./use-inbound-actions";

type Kind = Target["kind"];
const KINDS: readonly Kind[] = ["ticket", "lead", "client"];

const draftName = (mailId: string, kind: Kind) => `unmatched.${mailId}.${kind}`;

type AddFields = { id: string; label: string; note: string; typed: string };
const NAMES = ["id", "label", "note", "typed"] as const;

const fieldsOf = (target: Target | null): AddFields => ({
  id: target?.id ?? "",
  label: target?.label ?? "",
  note: target?.note ?? "",
  typed: "",
});

/** The target of a mail, restored from a draft and kept as one. */
export function useAddDraft(mailId: string, kind: Kind, suggestion: Target | null) {
  const { kept, keep } = useFormDraft(draftName(mailId, kind));
  const [began] = useState(() => fieldsOf(suggestion));
  const [fields, setFields] = useState(() => {
    const restored = { ...began };
    for (const name of NAMES) {
      const value = kept?.values[name];
      if (typeof value === "string") restored[name] = value;
    }
    return restored;
  });
  const differs = (now: AddFields) => now.id !== began.id || now.typed !== began.typed;
  const set = (next: AddFields) => {
    setFields(next);
    keep(differs(next) ? { id: "", values: next } : null);
  };
  const { id, label, note, typed } = fields;
  const target: Target | null = id === "" ? null : { kind, id, label, note };
  return {
    target,
    typed,
    choose: (chosen: Target | null) => set(fieldsOf(chosen)),
    type: (text: string) => set({ ...fieldsOf(null), typed: text }),
    isDirty: differs(fields),
    isRestored: kept !== null,
    drop: () => keep(null),
  };
}

/** The kind of this mail's draft; null without one. */
export function draftKind(writer: Writer, mailId: string): Kind | null {
  return KINDS.find((kind) => formDraft(writer, draftName(mailId, kind)).read() !== null) ?? null;
}

export function forgetDrafts(writer: Writer, mailId: string): void {
  for (const kind of KINDS) formDraft(writer, draftName(mailId, kind)).write(null);
}
