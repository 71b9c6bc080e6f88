// Serves a colleague's calendar of demos and due tasks on a hosted project (docs/deploy.md).
import { serveCalendar } from "../_shared/calendar/serve-calendar.ts";
import { callHosted } from "../_shared/database-call.ts";

Deno.serve(serveCalendar(callHosted(Deno.env.toObject())));
