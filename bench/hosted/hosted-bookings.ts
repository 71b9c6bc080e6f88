import type { Server } from "../postgres.ts";
import type { Check, Run } from "./hosted.ts";

const SESSIONS = 20;
const TIMES = 10;
const HOSTS = 2;

const DUPLICATES = `select count(*) from public.demo_bookings as one join public.demo_bookings as other
  on one.host_id = other.host_id and one.id < other.id and one.status = 'booked' and other.status = 'booked'
    and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`;

/** Returns "done", or "refused" when the statement fails. */
const attempt = (statement: string) =>
  `\\set ON_ERROR_STOP off\n\\o /dev/null\n${statement};\n\\o\n\\if :ERROR\n\\echo refused\n\\else\n\\echo done\n\\endif`;

/**
 * Twenty transactions book the same time at once, at ten times, without the lock of the public forms. Each host
 * must be booked once, and nobody twice.
 */
export async function bookAtOnce(server: Server, run: Run, check: Check) {
  run(`insert into public.demo_hosts (staff_id) select user_id from public.staff
      where display_name in ('Jo Marsh', 'Ruth Odd') on conflict do nothing;
    insert into public.leads (name, business) select 'Guest ' || nth, 'At once'
      from generate_series(1, ${SESSIONS}) as nth;`);
  const sessions = Array.from({ length: SESSIONS }, () => server.connect());
  const times = run(`select starts_at from public.demo_times() order by 1 limit ${TIMES}`).split(
    "\n",
  );
  let booked = 0;
  let refused = 0;
  for (const time of times) {
    const answers = await Promise.all(
      sessions.map(({ ask }, nth) =>
        ask(`select coalesce((private.book_demo(l, '${time}', null, null)).id::text, 'none')
          from public.leads as l where name = 'Guest ${nth + 1}';`),
      ),
    );
    refused += answers.filter((answer) => answer === "none").length;
    booked += answers.filter((answer) => answer !== "none").length;
  }
  const [later] = run(`select starts_at from public.demo_times() order by 1 desc limit 1`).split(
    "\n",
  );
  const links = run(`select private.link_key('booking', id) from public.demo_bookings
    where status = 'booked' and not is_sample limit ${SESSIONS}`).split("\n");
  const moves = await Promise.all(
    sessions
      .slice(0, links.length)
      .map(({ ask }, nth) =>
        ask(attempt(`select public.move_linked_demo('${links[nth] ?? ""}', 1, '${later}')`)),
      ),
  );
  for (const session of sessions) session.end();
  check(
    `${links.length} bookings moved to one time at once, as many as there are hosts`,
    moves.filter((answer) => answer === "done").length,
    HOSTS,
  );
  check(
    `${booked + refused} bookings tried at once, as many as there are hosts`,
    booked,
    HOSTS * TIMES,
  );
  check("nobody is booked twice at one time", run(DUPLICATES), 0);
  const moved =
    server.psql(`update public.demo_bookings set starts_at = '${times[0]}', ends_at = '${times[0]}'
    where host_id = (select host_id from public.demo_bookings limit 1) and starts_at = '${times[1]}'`);
  check("a booking cannot be moved onto another", moved.isDone, false);
}
