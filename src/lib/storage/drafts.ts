import type * as z from "zod/mini";
import { readStored, storageKeys, writeStored } from "./storage";

/**
 * Drafts are their writer's: kept under who typed them, so that at a shared computer nobody else
 * who signs in is shown them. Without a person there is no draft.
 */
export type Writer = string | null;

/** A key that goes on with whose draft it is, and of what. */
type DraftKind = "noteDraft" | "ticketDraft" | "formDraft" | "tabDraft";

export type DraftStore<Draft> = {
  /** Null for nothing. */
  read: () => Draft | null;
  /** Null forgets it. False when the browser keeps nothing: then leaving the page loses it. */
  write: (draft: Draft | null) => boolean;
};

/** Words and nothing else; none are no draft. */
export function textDraft(kind: DraftKind, writer: Writer, name: string): DraftStore<string> {
  const key = writer === null ? null : `${storageKeys[kind]}${writer}.${name}`;
  const area = kind === "tabDraft" ? "sessionStorage" : "localStorage";
  return {
    read: () => (key === null ? null : readStored(key, area)),
    write: (text) => key !== null && writeStored(key, text || null, area),
  };
}

/** Several fields. What the schema refuses, from an older version of the site say, is no draft. */
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
