import * as z from "zod/mini";
import type { CallDatabase } from "../database-call.ts";
import { inspectFile } from "./inspect-file.ts";
import type { ObjectStore } from "./object-store.ts";
import { sha256 } from "./sha256.ts";

/** Calls a function of the database with the rights that the headers give. */
type CallAs = (
  name: string,
  headers: [string, string][],
  args: object,
) => Promise<{ status: number; text: string }>;

const fileSchema = z.nullable(
  z.looseObject({
    id: z.string(),
    bucket: z.string(),
    object_id: z.string(),
    has_arrived: z.boolean(),
  }),
);

/** With a hosted database the page is of another origin. The token decides whose file it is. */
const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, apikey, x-client-info, content-type",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Cache-Control": "no-store",
};

const answer = (status: number, body: object) => Response.json(body, { status, headers: HEADERS });

async function idOf(request: Request): Promise<string | null> {
  try {
    return z.parse(z.object({ id: z.uuid() }), await request.json()).id;
  } catch {
    return null;
  }
}

type Checking = { callAs: CallAs; call: CallDatabase; store: ObjectStore };

/**
 * Looks at a file that its caller has uploaded. Answers with the file, or with why it is refused: 409 where nothing
 * was uploaded, 422 with a sentence for the sender where its content is not taken.
 */
export function checkFile({
  callAs,
  call,
  store,
}: Checking): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
    if (request.method !== "POST") return answer(405, { error: "Ask by POST." });
    const id = await idOf(request);
    if (id === null) return answer(400, { error: "Name the file." });
    const rights = ["apikey", "authorization"].map((name): [string, string] => [
      name,
      request.headers.get(name) ?? "",
    ]);
    const { status, text } = await callAs("file_to_check", rights, { file_id: id });
    if (status >= 400) return answer(status, { error: "The file may not be read." });
    const file = fileSchema.parse(text === "" ? null : JSON.parse(text));
    if (file === null) return answer(404, { error: "There is no such file." });
    if (file.has_arrived) return answer(200, file);
    try {
      const bytes = await store.read(file.bucket, file.object_id);
      if (bytes === null) return answer(409, { error: "The file did not arrive." });
      const found = await inspectFile(bytes);
      if ("refusal" in found) {
        await store.remove(file.bucket, [file.object_id]);
        await call("drop_file", { file_id: id });
        return answer(422, { error: found.refusal });
      }
      const stored = await call("file_arrived", {
        file_id: id,
        ...found.content,
        size: bytes.length,
        sha256: await sha256(bytes),
      });
      // It was deleted in the meantime.
      if (stored === null) return answer(404, { error: "There is no such file." });
      return answer(200, stored as object);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`A file could not be checked: ${why}`);
      return answer(503, { error: "The file could not be looked at. Try again." });
    }
  };
}
