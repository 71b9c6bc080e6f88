import { env } from "@/lib/env";
import { backendOrigin } from "./backend-origin";
import {
  isBadLine,
  isThere,
  LostLineError,
  MAX_AGE,
  refusalIn,
  type ObjectUpload,
} from "./object-upload";

/**
 * Uploads an object, with its progress, which supabase-js does not report. One that is there already was uploaded by
 * an earlier try. Throws a LostLineError, or the refusal. Another try goes on where this one was broken off on a
 * hosted project; the embedded storage takes objects only as a whole.
 */
export async function sendObject(upload: ObjectUpload): Promise<void> {
  if (env.supabaseUrl === null) return sendAtOnce(upload);
  const { sendResumable } = await import("./send-resumable").catch(() => {
    throw new LostLineError("Failed to fetch");
  });
  return sendResumable(upload);
}

async function sendAtOnce(upload: ObjectUpload): Promise<void> {
  const { bucket, name, body, type, accessToken, onProgress, signal } = upload;
  const token = await accessToken?.();
  signal.throwIfAborted();
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${backendOrigin()}/storage/v1/object/${bucket}/${name}`);
    request.setRequestHeader("apikey", env.publishableKey);
    request.setRequestHeader("Authorization", `Bearer ${token ?? env.publishableKey}`);
    request.setRequestHeader("Content-Type", type);
    request.setRequestHeader("Cache-Control", `max-age=${MAX_AGE}`);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(1, loaded / body.size));
    request.onload = () => {
      if (request.status < 300 || isThere(request.responseText)) return done();
      if (isBadLine(request.status)) return fail(new LostLineError(request.statusText));
      return fail(new Error(refusalIn(request.responseText)));
    };
    request.onerror = () => fail(new LostLineError("Failed to fetch"));
    request.onabort = () => fail(new DOMException("Canceled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
