import * as z from "zod/mini";
import type { Location } from "react-router-dom";
import { readStored, storageKeys, storedKeys, writeStored } from "@/lib/storage/storage";
import { saveFile } from "@/lib/storage/save-file";
import { FIELD_LABELS } from "../versions/compared-fields";
import type { PostFormValues } from "../form/post-form-schema";

export function downloadPost(values: PostFormValues): void {
  const name = `${values.slug || "post"}-copy.json`;
  saveFile(name, JSON.stringify(values, null, 2), "application/json");
}

export function downloadText(text: string): void {
  saveFile("recovery-copy.txt", text, "text/plain");
}

/** Every field with its label. Rejects when the browser does not allow it. */
export function copyPost(values: PostFormValues): Promise<void> {
  const fields = Object.entries(FIELD_LABELS).map(
    ([name, label]) => `${label}:\n${String(Reflect.get(values, name))}`,
  );
  return navigator.clipboard.writeText(fields.join("\n\n"));
}

const stateSchema = z.object({ copy: z.object({ postId: z.string(), slot: z.string() }) });

/** State for a link to the editor, which names the copy to open. */
export const handOver = (postId: string, slot: string): z.infer<typeof stateSchema> => ({
  copy: { postId, slot },
});

/** Null once the editor has adopted it, so that a reload cannot replace newer text. */
export function handedCopy({ state }: Pick<Location<unknown>, "state">): PostCopy | null {
  const named = stateSchema.safeParse(state).data?.copy;
  if (named === undefined) return null;
  const { copies } = readCopies();
  return copies.find(({ postId, slot }) => postId === named.postId && slot === named.slot) ?? null;
}

const copySchema = z.object({
  format: z.literal(1),
  postId: z.string().check(z.minLength(1)),
  /** Identifies the editor instance, so that two tabs do not overwrite each other's copy. */
  slot: z.string().check(z.minLength(1)),
  /** The stored version it is based on; null for a new post. */
  baseVersion: z.nullable(z.string()),
  savedAt: z.iso.datetime(),
  // Not the form's schema, because a copy may be incomplete.
  values: z.object({
    isNew: z.boolean(),
    title: z.string(),
    slug: z.string(),
    author: z.string(),
    category: z.string(),
    image_url: z.string(),
    // Copies from before posts had it lack it.
    image_alt: z._default(z.nullable(z.string()), null),
    excerpt: z.string(),
    content: z.string(),
    full_content: z.string(),
    published: z.boolean(),
    publish_at: z.string(),
  }),
});

export type PostCopy = z.infer<typeof copySchema>;

export type DamagedCopy = { key: string; text: string };

const copyKey = (postId: string, slot: string) => `${storageKeys.postCopy}${postId}.${slot}`;

/** False when the browser has no room, or stores nothing. */
export function writeCopy(copy: PostCopy): boolean {
  return writeStored(copyKey(copy.postId, copy.slot), JSON.stringify(copy));
}

/** False also after the browser's storage was cleared. */
export const isCopyStored = (postId: string, slot: string): boolean =>
  readStored(copyKey(postId, slot)) !== null;

export function dropCopy(postId: string, slot: string): void {
  writeStored(copyKey(postId, slot), null);
}

export function dropDamaged({ key }: DamagedCopy): void {
  writeStored(key, null);
}

function parseCopy(text: string): PostCopy | null {
  try {
    return copySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Every copy in this browser, newest first, and unreadable ones. */
export function readCopies(): { copies: PostCopy[]; damaged: DamagedCopy[] } {
  const copies: PostCopy[] = [];
  const damaged: DamagedCopy[] = [];
  for (const key of storedKeys(storageKeys.postCopy)) {
    const text = readStored(key);
    if (text === null) continue;
    const copy = parseCopy(text);
    if (copy === null) damaged.push({ key, text });
    else copies.push(copy);
  }
  return { copies: copies.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)), damaged };
}

export function newestCopyOf(postId: string): PostCopy | null {
  return readCopies().copies.find((copy) => copy.postId === postId) ?? null;
}

export const isCopyKey = (key: string | null, postId: string) =>
  key !== null && key.startsWith(`${storageKeys.postCopy}${postId}.`);
