import * as z from "zod/mini";
import { env } from "@/lib/env";
import { backendOrigin } from "./backend-origin";
import { supabase } from "./client";

/** The line was lost, so another try may succeed. */
export class LostLineError extends Error {
  override name = "LostLineError";
}

type ObjectUpload = {
  bucket: string;
  name: string;
  body: Blob;
  type: string;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

const refusalSchema = z.object({ message: z.string() });

function messageOf({ responseText }: XMLHttpRequest): string | undefined {
  try {
    return z.safeParse(refusalSchema, JSON.parse(responseText)).data?.message;
  } catch {
    return undefined;
  }
}

/**
 * Uploads an object, with its progress, which supabase-js does not report. One that is there already was uploaded by
 * an earlier try. Throws a LostLineError, or the refusal.
 */
export async function sendObject(upload: ObjectUpload): Promise<void> {
  const { bucket, name, body, type, onProgress, signal } = upload;
  const { data } = await supabase.auth.getSession();
  signal.throwIfAborted();
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${backendOrigin()}/storage/v1/object/${bucket}/${name}`);
    request.setRequestHeader("apikey", env.publishableKey);
    request.setRequestHeader("Authorization", `Bearer ${data.session?.access_token ?? ""}`);
    request.setRequestHeader("Content-Type", type);
    // Objects never change.
    request.setRequestHeader("Cache-Control", "max-age=31536000");
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(1, loaded / body.size));
    request.onload = () => {
      const isThere = /Duplicate|already exists/.test(request.responseText);
      if (request.status < 300 || isThere) return done();
      if (request.status >= 500) return fail(new LostLineError(request.statusText));
      return fail(new Error(messageOf(request)));
    };
    request.onerror = () => fail(new LostLineError("Failed to fetch"));
    request.onabort = () => fail(new DOMException("Canceled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
