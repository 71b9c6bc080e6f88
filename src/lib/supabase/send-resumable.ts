import { DetailedError, Upload } from "tus-js-client";
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

/** The hosted storage takes chunks of exactly this size. */
const CHUNK_BYTES = 6 * 1024 * 1024;
/** Somebody else's try, or one whose end the service has not noticed yet, has the upload locked. */
const LOCKED = [409, 423];

/** The answer that was refused; null where none came. */
const answerOf = (error: Error) => (error instanceof DetailedError ? error.originalResponse : null);

function failureOf(error: Error): Error {
  const answer = answerOf(error);
  if (answer === null) return new LostLineError("Failed to fetch");
  const status = answer.getStatus();
  const isLocked = LOCKED.includes(status) || /locked/i.test(answer.getBody());
  if (status === 0 || isBadLine(status) || isLocked) {
    return new LostLineError(String(status));
  }
  return new Error(refusalIn(answer.getBody()) ?? answer.getBody());
}

/**
 * Uploads an object in chunks to a hosted project. A try of an object that was broken off earlier, also in a page
 * that was closed since, goes on where the service has its bytes.
 */
export async function sendResumable(upload: ObjectUpload): Promise<void> {
  const { bucket, name, body, type, accessToken, onProgress, signal } = upload;
  return new Promise((done, fail) => {
    const sending = new Upload(body, {
      endpoint: `${backendOrigin()}/storage/v1/upload/resumable`,
      chunkSize: CHUNK_BYTES,
      // The caller waits for the line and tries again.
      retryDelays: null,
      uploadDataDuringCreation: true,
      removeFingerprintOnSuccess: true,
      // Objects are named by an id, so that the same file is another upload where it is added elsewhere.
      fingerprint: () => Promise.resolve(`${bucket}/${name}`),
      metadata: {
        bucketName: bucket,
        objectName: name,
        contentType: type,
        cacheControl: String(MAX_AGE),
      },
      headers: { apikey: env.publishableKey, "x-upsert": "false" },
      // A session may be renewed during a long upload.
      onBeforeRequest: async (request) => {
        const token = await accessToken?.();
        request.setHeader("Authorization", `Bearer ${token ?? env.publishableKey}`);
      },
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: () => done(),
      onError: (error) => {
        if (isThere(answerOf(error)?.getBody() ?? "")) done();
        else fail(failureOf(error));
      },
    });
    const start = async () => {
      const [earlier] = await sending.findPreviousUploads();
      signal.throwIfAborted();
      if (earlier !== undefined) sending.resumeFromPreviousUpload(earlier);
      sending.start();
    };
    signal.addEventListener("abort", () => {
      void sending.abort();
      fail(new DOMException("Canceled", "AbortError"));
    });
    start().catch(fail);
  });
}
