import { StorageApiError } from "@supabase/storage-js";
import * as z from "zod/mini";
import type { CallDatabase } from "../database-call.ts";
import { checkPicture, type Checked } from "./check-picture.ts";
import { inspectFile } from "./inspect-file.ts";
import type { ObjectStore } from "./object-store.ts";
import { sha256 } from "./sha256.ts";

/** Calls a function of the database with the rights that the headers give. */
type CallAs = (
  name: string,
  headers: [string, string][],
  args: object,
) => Promise<{ status: number; text: string }>;

const fileSchema = z.looseObject({
  id: z.string(),
  bucket: z.string(),
  object_id: z.string(),
  has_arrived: z.boolean(),
});

/** With a hosted database the page is of another origin. The session or the link's token decides whose file it is. */
const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, apikey, x-client-info, content-type",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Cache-Control": "no-store",
};

const answer = (status: number, body: object) => Response.json(body, { status, headers: HEADERS });

/** A visitor names the link that the file was sent by. */
const requestSchema = z.union([
  z.object({ id: z.uuid(), token: z.optional(z.string().check(z.maxLength(100))) }),
  z.object({ picture_id: z.uuid() }),
]);

async function requestedBy(request: Request) {
  try {
    return z.parse(requestSchema, await request.json());
  } catch {
    return null;
  }
}

async function checkContent(
  uploaded: unknown,
  call: CallDatabase,
  store: ObjectStore,
): Promise<Checked> {
  const file = fileSchema.parse(uploaded);
  if (file.has_arrived) return { status: 200, body: file };
  const { id: file_id, bucket, object_id } = file;
  const bytes = await store.read(bucket, object_id);
  if (bytes === null) return { status: 409, body: { error: "The file did not arrive." } };
  const found = await inspectFile(bytes);
  if ("refusal" in found) {
    await store.remove(bucket, [object_id]);
    await call("drop_file", { file_id });
    return { status: 422, body: { error: found.refusal } };
  }
  const stored = await call("file_arrived", {
    file_id,
    ...found.content,
    size: bytes.length,
    sha256: await sha256(bytes),
  });
  // It was deleted in the meantime.
  if (stored === null) return { status: 404, body: { error: "There is no such file." } };
  return { status: 200, body: stored as object };
}

/** The function that reads what was uploaded, as its caller may, its arguments, and the check of its content. */
function lookUp(requested: z.infer<typeof requestSchema>) {
  if ("picture_id" in requested) return ["picture_to_check", requested, checkPicture] as const;
  const { id: file_id, token } = requested;
  return token === undefined
    ? (["file_to_check", { file_id }, checkContent] as const)
    : (["linked_file_to_check", { token, file_id }, checkContent] as const);
}

type Checking = { callAs: CallAs; call: CallDatabase; store: ObjectStore };

/**
 * Looks at a file, or a picture of posts, that its caller has uploaded. Answers with it, or with why it is refused:
 * 409 where it did not arrive whole, 422 with a sentence for the sender where its content is not taken, 507 where the
 * disk is full.
 */
export function checkFile({
  callAs,
  call,
  store,
}: Checking): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
    if (request.method !== "POST") return answer(405, { error: "Ask by POST." });
    const requested = await requestedBy(request);
    if (requested === null) return answer(400, { error: "Name the file." });
    const rights = ["apikey", "authorization"].map((name): [string, string] => [
      name,
      request.headers.get(name) ?? "",
    ]);
    const [name, args, check] = lookUp(requested);
    const { status, text } = await callAs(name, rights, args);
    if (status >= 400) return answer(status, { error: "The file may not be read." });
    const uploaded: unknown = text === "" ? null : JSON.parse(text);
    if (uploaded === null) return answer(404, { error: "There is no such file." });
    try {
      const checked = await check(uploaded, call, store);
      return answer(checked.status, checked.body);
    } catch (error) {
      if (error instanceof StorageApiError && error.status === 507) {
        return answer(507, { error: error.message });
      }
      const why = error instanceof Error ? error.message : String(error);
      console.error(`A file could not be checked: ${why}`);
      return answer(503, { error: "The file could not be looked at. Try again." });
    }
  };
}
