// Reads colleagues' own calendars on a hosted project by a schedule (docs/deploy.md).
import { readCalendars } from "../_shared/calendar/read-calendars.ts";
import { callHosted } from "../_shared/database-call.ts";
import { isSameKey } from "../_shared/same-key.ts";

const env = Deno.env.toObject();
const key = env.READ_CALENDARS_KEY ?? "";

Deno.serve(async (request: Request) => {
  if (request.method !== "POST") return Response.json({ error: "Ask by POST." }, { status: 405 });
  if (key === "" || !(await isSameKey(request.headers.get("x-read-calendars-key"), key))) {
    return Response.json({ error: "The key is missing or wrong." }, { status: 401 });
  }
  try {
    return Response.json({ calendars: await readCalendars(callHosted(env)) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`Calendars could not be read: ${why}`);
    return Response.json({ error: why }, { status: 503 });
  }
});
