import type * as z from "zod/mini";
import { readStored, storageKeys, writeStored } from "./storage";

/**
 * Drafts belong to their writer, so that another person at a shared computer does not see them.
 * Without a signed-in person there is no draft.
 */
export type Writer = string | null;

/** A prefix of keys that end with the writer and the subject. */
type DraftKind = "noteDraft" | "mailDraft" | "ticketDraft" | "formDraft" | "tabDraft";

export type DraftStore<Draft> = {
  /** Null without a draft. */
  read: () => Draft | null;
  /** Null deletes it. False when the browser stores nothing, so that leaving the page loses it. */
  write: (draft: Draft | null) => boolean;
};

/** A plain text; empty text is no draft. */
export function textDraft(kind: DraftKind, writer: Writer, name: string): DraftStore<string> {
  const key = writer === null ? null : `${storageKeys[kind]}${writer}.${name}`;
  const area = kind === "tabDraft" ? "sessionStorage" : "localStorage";
  return {
    read: () => (key === null ? null : readStored(key, area)),
    write: (text) => key !== null && writeStored(key, text || null, area),
  };
}

/** Several fields. A draft that the schema refuses, as from an older version, is ignored. */
export function jsonDraft<Draft>(
  kind: DraftKind,
  writer: Writer,
  name: string,
  schema: z.ZodMiniType<Draft>,
): DraftStore<Draft> {
  const stored = textDraft(kind, writer, name);
  return {
    read: () => {
      try {
        return schema.safeParse(JSON.parse(stored.read() ?? "null")).data ?? null;
      } catch {
        return null;
      }
    },
    write: (draft) => stored.write(draft === null ? null : JSON.stringify(draft)),
  };
}
