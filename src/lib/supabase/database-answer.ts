import i18next from "i18next";
import { PLAIN_WORDS } from "@/lib/errors/errors";

/** @returns undefined for what is no JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** An error of the database says what it is in words, or at least by a code. */
const saysWhatFailed = (body: unknown) =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  (isText(body.message) || ("code" in body && isText(body.code)));

/** Whether the database, or the gateway before it, may have written this. */
function isReadable({ ok, status }: Response, text: string): boolean {
  if (!ok) return saysWhatFailed(parse(text));
  // A row that was stored has nothing to say.
  return text === "" ? status === 201 : parse(text) !== undefined;
}

function reasonFor({ ok, status }: Response): string {
  if (ok) return i18next.t("the server’s answer could not be read");
  if (status === 413) return i18next.t("this is more than the server takes at once");
  if (status === 429) return i18next.t("too much was asked just now; wait a minute");
  return i18next.t("the server could not answer");
}

/**
 * The answer as it came if it can be the database's. What a proxy on the way says in its place, or
 * what is left of an answer that was cut off, becomes an error in plain words: postgrest-js would
 * show it as it is, and take a 404 or a 200 without a body for a row that was stored.
 */
export async function databaseAnswer(method: string, response: Response): Promise<Response> {
  if (method === "HEAD" || response.status === 204) return response;
  const text = await response.text();
  if (isReadable(response, text)) return new Response(text, response);
  const status = response.ok ? 502 : response.status;
  return Response.json({ message: reasonFor(response), hint: PLAIN_WORDS }, { status });
}
