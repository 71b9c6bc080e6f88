import * as z from "zod/mini";
import { moment } from "@/data/bookings/moments";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/files/sha256";
import { backendOrigin } from "@/lib/supabase/backend-origin";
import { parseAnswer } from "@/lib/supabase/database-answer";
import { rest } from "@/lib/supabase/rest";
import { sendObject } from "@/lib/supabase/send-object";
import { throwRefusal } from "./check-answer";
import { addedFileSchema } from "./schema";

const uploadLinkSchema = z.nullable(
  z.object({
    business: z.string(),
    /** The request to the client, in a sentence. */
    wanted: z.nullable(z.string()),
    expires_at: moment,
    files_left: z.number(),
  }),
);
/** A link as its page shows it. */
export type UploadLink = NonNullable<z.infer<typeof uploadLinkSchema>>;

/** The link is closed, has expired or was never made. */
export class EndedLinkError extends Error {
  override name = "EndedLinkError";
}

/** The limit or rule that the database refuses by, such as "many-files". */
class LinkRefusalError extends Error {
  override name = "LinkRefusalError";
}

const refusalSchema = z.object({ refusal: z.string() });

/** Throws a LinkRefusalError for an answer that is a refusal. */
function throwIfRefused(answer: unknown): void {
  const refused = refusalSchema.safeParse(answer);
  if (refused.success) throw new LinkRefusalError(refused.data.refusal);
}

/** Null for a link that is not open. */
export async function fetchUploadLink(token: string, signal?: AbortSignal) {
  const call = rest().rpc("upload_link", { token });
  const { data } = await (signal === undefined ? call : call.abortSignal(signal)).throwOnError();
  throwIfRefused(data);
  return parseAnswer("upload_link", uploadLinkSchema, data);
}

type LinkedUpload = {
  token: string;
  /** Chosen by the browser, so that a retry adds nothing twice. */
  id: string;
  file: File;
  /** Called with the id under which it is stored. */
  onAdded: (id: string) => void;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

async function addLinkedFile({ token, id, file, signal }: LinkedUpload) {
  const args = { token, id, name: file.name, size: file.size, sha256: await sha256(file) };
  const { data } = await rest().rpc("add_linked_file", args).abortSignal(signal).throwOnError();
  throwIfRefused(data);
  const added = parseAnswer("add_linked_file", z.nullable(addedFileSchema), data);
  if (added === null) throw new EndedLinkError();
  return added;
}

async function check(token: string, id: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${backendOrigin()}/functions/v1/check-file`, {
    method: "POST",
    headers: {
      apikey: env.publishableKey,
      Authorization: `Bearer ${env.publishableKey}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ id, token }),
    signal,
  });
  if (!answer.ok) await throwRefusal(answer);
}

/**
 * Sends a file by a link. True where the link had the same content already. Throws an EndedLinkError, a
 * RefusedFileError where the content is not taken, a LostLineError where another try may succeed, or a
 * LinkRefusalError.
 */
export async function sendLinkedFile(upload: LinkedUpload): Promise<boolean> {
  const { token, file, onAdded, onProgress, signal } = upload;
  const added = await addLinkedFile(upload);
  // The answer to an earlier try of this file may have been lost.
  if (added.has_arrived) return added.id !== upload.id;
  onAdded(added.id);
  try {
    await sendObject({
      bucket: added.bucket,
      name: added.object_id,
      body: file,
      type: "application/octet-stream",
      onProgress,
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    // The storage refuses an object of a link that has ended as any other.
    if ((await fetchUploadLink(token, signal).catch(() => true)) === null) {
      throw new EndedLinkError();
    }
    throw error;
  }
  signal.throwIfAborted();
  await check(token, added.id, signal);
  return false;
}

/** Makes room for another file where one was canceled. */
export async function dropLinkedFile(token: string, id: string): Promise<void> {
  await rest().rpc("drop_linked_file", { token, file_id: id });
}

/** The rule of a LinkRefusalError; null for any other error. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof LinkRefusalError ? error.message : null;
