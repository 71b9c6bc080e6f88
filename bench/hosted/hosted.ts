// npm run bench -- hosted: checks on a real PostgreSQL server what the embedded backend cannot show: migrations
// with a hosted project's rights, new accounts by the auth service, a lead won once and a time booked once under
// concurrency, each mail claimed once, backup and restore, no honest request lost in a flood, slow requests
// cancelled, and the attacks of tests/hostile.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bookAtOnce } from "./hosted-bookings.ts";
import { floodForms } from "./hosted-flood.ts";
import { attackAsStrangers } from "./hosted-hostile.ts";
import { mailAtOnce } from "./hosted-mails.ts";
import { restoreElsewhere } from "./hosted-restore.ts";
import { cancelSlowRequests } from "./hosted-timeouts.ts";
import { startPostgres, type Server } from "../postgres.ts";

export type Run = (script: string) => string;
export type Check = (what: string, found: unknown, expected: unknown) => void;

const MIGRATIONS = "supabase/migrations";
const OWNER = "00000000-0000-4000-8000-00000000000a";
const LEAD = "00000000-0000-4000-8000-0000000000b1";
const CLAIMS = JSON.stringify({ sub: OWNER, role: "authenticated" });
const AS_OWNER = `select set_config('request.jwt.claims', '${CLAIMS}', false) \\g /dev/null
set role authenticated;`;

const server = await startPostgres();
let failures = 0;

function run(script: string, on = server) {
  const { isDone, stdout, stderr } = on.psql(script);
  if (!isDone) throw new Error(stderr);
  return stdout.trim();
}

function check(what: string, found: unknown, expected: unknown) {
  const isRight = String(found) === String(expected);
  if (!isRight) failures += 1;
  console.log(`${isRight ? "ok   " : "WRONG"} ${what}${isRight ? "" : `: ${String(found)}`}`);
}

function migrate(on: Server) {
  run(readFileSync("bench/hosted/hosted-auth.sql", "utf8"), on);
  run(`set role project;\n${readFileSync("bench/storage.sql", "utf8")}`, on);
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    if (!file.endsWith(".sql")) continue;
    const sql = readFileSync(join(MIGRATIONS, file), "utf8");
    run(`set session authorization project;\n${sql}`, on);
  }
}

function addOwner() {
  run(`set role supabase_auth_admin;
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at)
      values (default, '${OWNER}', 'authenticated', 'authenticated', 'owner@one.example', 'x', now());
    set role project;
    insert into public.staff (user_id, display_name, role) values ('${OWNER}', 'Jo Marsh', 'owner');`);
  console.log("ok    the migrations run as a role that is no superuser");
}

function addPerson() {
  const added = run(
    `${AS_OWNER} select public.add_staff('Ruth@One.example', 'Ruth Odd', 'sales');`,
  );
  const { id, invited_until: invitedUntil } = JSON.parse(added);
  check("a person without a password is invited", invitedUntil !== null, true);
  const service = (sql: string) =>
    run(`set session authorization supabase_auth_admin; set search_path to auth; ${sql}`);
  check(
    "“Forgot your password?” finds the account",
    service(`select id from users where instance_id = '00000000-0000-0000-0000-000000000000'
      and lower(email) = 'ruth@one.example' and aud = 'authenticated' and not is_sso_user`),
    id,
  );
  check(
    "no column is empty that the service reads as a text or as yes or no",
    service(`select count(*) from users where id = '${id}' and (confirmation_token
      || recovery_token || email_change || email_change_token_new || email_change_token_current
      || phone_change || phone_change_token || reauthentication_token || aud || role is null
      or is_super_admin is null or email_change_confirm_status is null or created_at is null
      or updated_at is null or confirmed_at is null)`),
    0,
  );
  check(
    "its identity is one of an e-mail address",
    service(`select provider || ' ' || (provider_id = user_id::text) || ' ' || email from identities
      where user_id = '${id}'`),
    "email true ruth@one.example",
  );
  service(`update users set recovery_token = 'abc', recovery_sent_at = now() where id = '${id}';
    update users set recovery_token = '', encrypted_password = '$2a$10$x', last_sign_in_at = now()
      where id = '${id}'`);
  check(
    "the owner sees that the person can sign in",
    run(`${AS_OWNER} select person -> 'can_sign_in' from jsonb_array_elements(public.staff_directory())
      as person where person ->> 'id' = '${id}'`),
    true,
  );
}

async function winTwice(end: "commit" | "rollback") {
  run(`delete from public.crm_events where lead_id = '${LEAD}';
    delete from public.client_contacts where name = 'Twice';
    delete from public.tasks where lead_id = '${LEAD}';
    delete from public.leads where id = '${LEAD}';
    delete from public.clients where business = 'Twice Roofing';
    insert into public.leads (id, name, business, form) values ('${LEAD}', 'Twice', 'Twice Roofing', 'contact');`);
  const [first, second] = [server.connect(), server.connect()];
  const win = `select public.convert_lead('${LEAD}', 1);`;
  const one = JSON.parse(await first.ask(`${AS_OWNER} begin; ${win}`));
  const waiting = second.ask(`${AS_OWNER} begin; ${win}`);
  while (run("select count(*) from pg_stat_activity where wait_event_type = 'Lock'") !== "1");
  await first.ask(`${end}; select 1;`);
  const two = JSON.parse(await waiting);
  await second.ask("commit; select 1;");
  [first, second].forEach((session) => session.end());
  const clients = run("select count(*) from public.clients where business = 'Twice Roofing'");
  check(`won twice at once, the first ends with a ${end}: one client`, clients, 1);
  check("the second waits and knows", two.is_new, end === "rollback");
  check("it names the client of the first", two.client_id === one.client_id, end === "commit");
}

try {
  migrate(server);
  addOwner();
  addPerson();
  await winTwice("commit");
  await winTwice("rollback");
  await bookAtOnce(server, run, check);
  await mailAtOnce(server, run, check);
  const { tables, rows, different } = await restoreElsewhere(server, migrate);
  check(
    `a backup of ${rows} rows in ${tables} tables is the same in another project`,
    different,
    "",
  );
  await attackAsStrangers(server, check);
  floodForms(run, check);
  cancelSlowRequests(server, run, check, CLAIMS);
} finally {
  await server.stop();
}
process.exitCode = failures === 0 ? 0 : 1;
