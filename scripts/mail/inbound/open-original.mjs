import { Buffer } from "node:buffer";

/**
 * @typedef {(headers: [string, string][], args: {mail_id: string}) => Promise<{status: number, text: string}>} AskOriginal
 * calls the database's inbound_original with the rights that the headers give
 */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** With a hosted database the page is of another origin. The token decides what it may read. */
const CROSS_ORIGIN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, apikey, x-client-info, content-type",
  "Access-Control-Allow-Methods": "GET, OPTIONS",
};
/** A stranger's file is downloaded, never displayed as a page of this origin. */
const AS_FILE = {
  "Content-Type": "application/octet-stream",
  "Content-Disposition": 'attachment; filename="message.eml"',
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cache-Control": "private, no-store",
};

/** @param {number} status @param {string} error */
const refusal = (status, error) =>
  Response.json({ error }, { status, headers: { ...CROSS_ORIGIN, "Cache-Control": "no-store" } });

/** @param {Request} request */
export const isForOriginal = ({ method, url }) =>
  method === "OPTIONS" || (method === "GET" && new URL(url).searchParams.has("id"));

/**
 * Serves an original message. Row security decides by the caller's token, which is passed on.
 * @param {AskOriginal} ask @returns {(request: Request) => Promise<Response>}
 */
export function openOriginal(ask) {
  return async ({ method, url, headers }) => {
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: CROSS_ORIGIN });
    const id = new URL(url).searchParams.get("id") ?? "";
    if (!UUID.test(id)) return refusal(404, "There is no such message.");
    /** @type {[string, string][]} */
    const rights = ["apikey", "authorization"].map((name) => [name, headers.get(name) ?? ""]);
    const { status, text } = await ask(rights, { mail_id: id });
    if (status >= 400) return refusal(status, "The message may not be read.");
    /** @type {unknown} */
    const message = text === "" ? null : JSON.parse(text);
    if (typeof message !== "string") return refusal(404, "There is no such message.");
    const bytes = new Uint8Array(Buffer.from(message, "base64"));
    return new Response(bytes, { headers: { ...CROSS_ORIGIN, ...AS_FILE } });
  };
}
