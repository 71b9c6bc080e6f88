import * as z from "zod/mini";
import { readStored, storageKeys, storedKeys, writeStored } from "@/lib/storage/storage";

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
    excerpt: z.string(),
    content: z.string(),
    full_content: z.string(),
    published: z.boolean(),
    publish_at: z.string(),
  }),
});

/** Unsaved input of a post, as stored in this browser. */
export type PostCopy = z.infer<typeof copySchema>;

/** An entry under a copy's key that cannot be read. */
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
