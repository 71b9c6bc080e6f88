import type { ApiAnswer, ApiRequest } from "../backend/worker-backend.ts";
import { answerOf, type CallDatabase } from "../../supabase/functions/_shared/database-call.ts";

/** Asks the embedded backend; `from` is whose turn it takes. */
export type AskBackend = (request: ApiRequest, from: string) => Promise<ApiAnswer>;

type Call = { headers: [string, string][]; args: object; from: string };

/** Calls a function of the embedded database with the rights that the headers give. */
export async function callEmbedded(
  ask: AskBackend,
  name: string,
  { headers, args, from }: Call,
): Promise<{ status: number; text: string }> {
  const { status, body } = await ask(
    {
      method: "POST",
      url: `http://embedded.invalid/rest/v1/rpc/${name}`,
      headers: [...headers, ["content-type", "application/json"]],
      body: new TextEncoder().encode(JSON.stringify(args)),
    },
    from,
  );
  const text = typeof body === "string" ? body : new TextDecoder().decode(body ?? new Uint8Array());
  return { status, text };
}

/** `key` is the embedded backend's secret key. */
export const callAsServer =
  (ask: AskBackend, key: string): CallDatabase =>
  async (name, args) => {
    const headers: [string, string][] = [["apikey", key]];
    const { status, text } = await callEmbedded(ask, name, { headers, args, from: "mail-sender" });
    return answerOf(name, status, text);
  };

/** Fetches from the embedded backend; `from` is whose turn it takes. */
export function fetchEmbedded(ask: AskBackend, from: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const sent = new Uint8Array(await request.arrayBuffer());
    const answer = await ask(
      { method, url, headers: [...headers], body: sent.length === 0 ? null : sent },
      from,
    );
    return new Response(answer.body as BodyInit | null, answer);
  };
}
