import type { App } from "@supabase/lite";
import { officeDate } from "./office-date.ts";

type Serve = App["server"]["fetch"];

/**
 * Moves the sample rows to the current office day before the first request of a day (private.move_samples() in
 * supabase/seed/company-day.sql), so that they match the dashboard's computed samples.
 */
export function withCurrentSamples({ connection }: App, serve: Serve): Serve {
  let day = "";
  return async (...request) => {
    const today = officeDate();
    if (day !== today) {
      await moveSamples(connection);
      day = today;
    }
    return serve(...request);
  };
}

async function moveSamples(connection: App["connection"]) {
  // The function is missing where the database was not seeded.
  await connection.exec(`do $$ begin
    if to_regproc('private.move_samples') is not null then
      perform private.move_samples();
    end if;
  end $$`);
}
