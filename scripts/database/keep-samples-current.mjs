// The demo's samples stand at the present day at the office, for the dashboard, which asks no server,
// reckons them from it: private.move_samples() in supabase/seed/company-day.sql. Before the first
// request of a day, so neither a server that runs for weeks nor one on last month's data falls behind.
import { App } from "@supabase/lite";
import { dayAtTheOffice } from "./day-at-the-office.mjs";

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
        const today = dayAtTheOffice();
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
  // A database that was never seeded has no such function.
  await connection.exec(`do $$ begin
    if to_regproc('private.move_samples') is not null then
      perform private.move_samples();
    end if;
  end $$`);
}
