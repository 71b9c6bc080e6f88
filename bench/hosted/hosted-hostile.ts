// Part of npm run bench -- hosted: runs tests/hostile with a hosted project's roles and default privileges,
// including attacks that need the API's login role.
import { attackDatabase } from "../../tests/hostile/sql/run-attacks.ts";
import type { Server } from "../postgres.ts";
import type { Check } from "./hosted.ts";

/** Attacks on the session itself; the embedded database has no login role. */
const SESSION_ATTACKS = [
  "set session authorization postgres",
  "set session authorization project",
  "set role project",
  "set role supabase_auth_admin",
  "reset role; select 1 / (rolsuper or rolbypassrls or rolcreaterole)::integer from pg_roles where rolname = current_user",
  "alter system set log_statement = 'none'",
  "create database stolen",
  "create tablespace stolen location '/tmp'",
  "checkpoint",
  "reindex system postgres",
  "\\copy stolen from program 'id'",
];

export async function attackAsStrangers(server: Server, check: Check) {
  const { tried, succeeded, unbaited } = await attackDatabase((setup, question) => {
    const { isDone, stdout, stderr } = server.psql(`${setup}\n${question};`);
    if (!isDone) throw new Error(stderr);
    return Promise.resolve(stdout.trim().split("\n").at(-1) ?? "");
  }, false);
  const ofSessions = ["anon", "authenticated"].flatMap((role) =>
    SESSION_ATTACKS.filter(
      (sql) => server.psql(`set role ${role};\n${sql};`, ["-U", "authenticator"]).isDone,
    ).map((sql) => `${role}: ${sql}`),
  );
  const all = [...succeeded, ...ofSessions];
  console.log(
    `hostile: PostgreSQL: ${tried + 2 * SESSION_ATTACKS.length} tried, ${all.length} succeeded`,
  );
  check("nobody does, reads or becomes what is not theirs", all.join("\n"), "");
  check("and in every table there was something to steal", unbaited.join("\n"), "");
}
