// Serves a colleague's calendar of demos and due tasks on a hosted project (docs/deploy.md).
import { serveCalendar } from "../../../scripts/calendar/serve-calendar.mjs";
import { callHosted, projectKey } from "../../../scripts/functions/database-call.mjs";
import { staffCalendar } from "../../../src/lib/calendar/staff-calendar.ts";

const env = Deno.env.toObject();

Deno.serve(
  serveCalendar({
    call: callHosted(env["SUPABASE_URL"] ?? "", projectKey(env)),
    write: staffCalendar,
  }),
);
