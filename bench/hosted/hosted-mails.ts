import type { Server } from "../postgres.ts";
import type { Check, Run } from "./hosted.ts";

const SESSIONS = 20;
const LEADS = 10;
const MAILS = 500;

/**
 * Twenty servers queue timed mails while twenty senders claim due ones. Each mail must be queued once and
 * claimed once.
 */
export async function mailAtOnce(server: Server, run: Run, check: Check) {
  run(`insert into public.leads (name, business, first_response_due_at)
      select 'Waiting ' || nth, 'Waits', now() + interval '30 minutes' from generate_series(1, ${LEADS}) as nth;
    update public.leads set first_response_due_at = now() + interval '30 minutes' where business = 'Waits';`);
  const sessions = Array.from({ length: SESSIONS }, () => server.connect());
  await Promise.all(
    sessions.map(({ ask }) => ask("select public.queue_timed_mails() is not null;")),
  );
  const [queued, people] = run(`select count(*) || ' ' || count(distinct staff_id) from public.mails
    where kind = 'answer-due' and lead_id in (select id from public.leads where business = 'Waits')`).split(
    " ",
  );
  check("somebody is told of what is due", Number(people) > 0, true);
  check(
    `${SESSIONS} servers at once tell each of them once of ${LEADS} answers due`,
    queued,
    LEADS * Number(people),
  );

  run(`delete from public.mails;
    insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
      select 'assigned-task', 'at once ' || nth, nth || '@one.example', 'Jo', (select user_id from public.staff limit 1), '{}'
      from generate_series(1, ${MAILS}) as nth;`);
  const taken = await Promise.all(
    sessions.map(async ({ ask }) => {
      const own: string[] = [];
      for (;;) {
        const ids = await ask(
          "select coalesce(string_agg(m ->> 'id', ' '), 'none') from public.take_mails(5) as m;",
        );
        if (ids === "none") return own;
        own.push(...ids.split(" "));
      }
    }),
  );
  for (const session of sessions) session.end();
  check(`${SESSIONS} senders at once take ${MAILS} mails`, taken.flat().length, MAILS);
  check("and none twice", new Set(taken.flat()).size, MAILS);
}
