// Moves the sample rows to the current office day before the first request of a day (private.move_samples() in
// supabase/seed/company-day.sql), so that they match the dashboard's computed samples.
import { App } from "@supabase/lite";
import { officeDate } from "./office-date.mjs";

const watched = new WeakSet();
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const originalInit = App.prototype.init;

Object.assign(App.prototype, {
  /** @this {App} */
  async init() {
    if (!watched.has(this)) {
      watched.add(this);
      const answer = this.server.fetch;
      let day = "";
      this.server.fetch = async (...request) => {
        const today = officeDate();
        if (day !== today) {
          await moveSamples(this.connection);
          day = today;
        }
        return answer.apply(this.server, request);
      };
    }
    return originalInit.call(this);
  },
});

/** @param {App["connection"]} connection */
async function moveSamples(connection) {
  // The function is missing where the database was not seeded.
  await connection.exec(`do $$ begin
    if to_regproc('private.move_samples') is not null then
      perform private.move_samples();
    end if;
  end $$`);
}
