import type { CallDatabase } from "../database-call.ts";
import { staffCalendar } from "./staff-calendar.ts";

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** Serves a colleague's calendar to whoever has the key in its address. */
export function serveCalendar(call: CallDatabase): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, "Ask by GET.");
    const key = new URL(request.url).searchParams.get("key") ?? "";
    if (!/^[0-9a-f]{64}$/.test(key)) return plain(404, "There is no such calendar.");
    try {
      const answer = await call("calendar_of_key", { key });
      if (answer === null) return plain(404, "There is no such calendar.");
      return new Response(staffCalendar(answer, new Date()), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Cache-Control": "private, no-store",
          "Referrer-Policy": "no-referrer",
        },
      });
    } catch (error) {
      console.error(
        `A calendar could not be read: ${error instanceof Error ? error.message : String(error)}`,
      );
      return plain(503, "The calendar could not be read. Ask again later.");
    }
  };
}
