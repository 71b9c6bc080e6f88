import { FunctionsHttpError } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { env } from "@/lib/env";
import { backendOrigin } from "@/lib/supabase/backend-origin";
import { supabase } from "@/lib/supabase/client";
import { addedFileSchema, type FilePlace } from "./schema";

/** The content was not taken. Its message is a sentence for the person. */
export class RefusedFileError extends Error {
  override name = "RefusedFileError";
}

/** The line was lost, so another try may succeed. */
export class LostLineError extends Error {
  override name = "LostLineError";
}

export type FileUpload = {
  /** Chosen by the browser, so that a retry adds nothing twice. */
  id: string;
  place: FilePlace;
  file: File;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

async function sha256(file: File): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type StoredObject = { bucket: string; object_id: string };

/** supabase-js tells no progress. An object that is there already was uploaded by an earlier try. */
async function sendObject(
  { bucket, object_id }: StoredObject,
  { file, onProgress, signal }: FileUpload,
): Promise<void> {
  const { data } = await supabase.auth.getSession();
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${backendOrigin()}/storage/v1/object/${bucket}/${object_id}`);
    request.setRequestHeader("apikey", env.publishableKey);
    request.setRequestHeader("Authorization", `Bearer ${data.session?.access_token ?? ""}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded }) => onProgress(loaded / file.size);
    request.onload = () => {
      const isThere = /Duplicate|already exists/.test(request.responseText);
      if (request.status < 300 || isThere) return done();
      if (request.status >= 500) return fail(new LostLineError(request.statusText));
      return fail(
        new Error(z.safeParse(z.object({ message: z.string() }), parsed(request)).data?.message),
      );
    };
    request.onerror = () => fail(new LostLineError("Failed to fetch"));
    request.onabort = () => fail(new DOMException("Canceled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
}

const refusalSchema = z.object({ error: z.string() });

/** Has the server look at the content. */
async function check(id: string): Promise<void> {
  const { error } = await supabase.functions.invoke("check-file", { body: { id } });
  if (error === null) return;
  if (!(error instanceof FunctionsHttpError)) throw new LostLineError("Failed to fetch");
  const answer = error.context as Response;
  const { error: why } = refusalSchema.parse(await answer.json());
  if (answer.status === 422) throw new RefusedFileError(why);
  if (answer.status === 409 || answer.status >= 500) throw new LostLineError(why);
  throw new Error(why);
}

/**
 * Uploads a file to where it is added. Throws a RefusedFileError where its content is not taken, a LostLineError
 * where another try may succeed, or the database's refusal.
 */
export async function uploadFile(upload: FileUpload): Promise<void> {
  const { id, place, file, signal } = upload;
  const added = await callFunction(
    "add_file",
    {
      id,
      entity: place.entity,
      record_id: place.recordId,
      composer: place.composer as string,
      name: file.name,
      size: file.size,
      sha256: await sha256(file),
    },
    addedFileSchema,
    signal,
  );
  if (added.has_arrived) return;
  await sendObject(added, upload);
  signal.throwIfAborted();
  await check(id);
}
