import { Buffer } from "node:buffer";

/** Calls the database's inbound_original with the rights that the headers give. */
type ReadOriginal = (
  headers: [string, string][],
  args: { mail_id: string },
) => Promise<{ status: number; text: string }>;

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

const refusal = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { ...CROSS_ORIGIN, "Cache-Control": "no-store" } });

export const isForOriginal = ({ method, url }: Request): boolean =>
  method === "OPTIONS" || (method === "GET" && new URL(url).searchParams.has("id"));

/** Serves an original message. Row security decides by the caller's token, which is passed on. */
export function openOriginal(read: ReadOriginal): (request: Request) => Promise<Response> {
  return async ({ method, url, headers }) => {
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: CROSS_ORIGIN });
    const id = new URL(url).searchParams.get("id") ?? "";
    if (!UUID.test(id)) return refusal(404, "There is no such message.");
    const rights = ["apikey", "authorization"].map((name): [string, string] => [
      name,
      headers.get(name) ?? "",
    ]);
    const { status, text } = await read(rights, { mail_id: id });
    if (status >= 400) return refusal(status, "The message may not be read.");
    const message: unknown = text === "" ? null : JSON.parse(text);
    if (typeof message !== "string") return refusal(404, "There is no such message.");
    const bytes = new Uint8Array(Buffer.from(message, "base64"));
    return new Response(bytes, { headers: { ...CROSS_ORIGIN, ...AS_FILE } });
  };
}
