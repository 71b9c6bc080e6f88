// Part of npm run bench -- hosted: backs up a hosted project as docs/data.md describes, restores it into another
// and compares every row.
import { startPostgres, type Server } from "../postgres.ts";

const DUMP = ["--data-only", "-t", "public.*", "-t", "private.*", "-t", "auth.users"].concat(
  "-t",
  "auth.identities",
);
const EMPTY = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private'));
end $$;`;
const CONTENT = `select format('select %L || count(*) || '' '' || md5(coalesce(string_agg(r::text, e''\\n''
    order by r::text), '''')) from %I.%I as r;', schemaname || '.' || tablename || ' ', schemaname, tablename)
  from pg_tables where schemaname in ('public', 'private')
    or schemaname = 'auth' and tablename in ('users', 'identities') order by 1`;

function run(server: Server, script: string) {
  const { isDone, stdout, stderr } = server.psql(script);
  if (!isDone) throw new Error(stderr);
  return stdout.trim();
}

const contentOf = (server: Server) => run(server, run(server, `${CONTENT};`)).split("\n");

export async function restoreElsewhere(server: Server, migrate: (server: Server) => void) {
  const other = await startPostgres();
  try {
    migrate(other);
    // A hosted project grants this to its role, which is no superuser either.
    run(other, "grant set on parameter session_replication_role to project;");
    run(
      other,
      `set session authorization project;
       begin;
       set local session_replication_role = replica;
       ${EMPTY}
       ${server.dump("project", DUMP)}
       commit;`,
    );
    const [expected, found] = [contentOf(server), contentOf(other)];
    return {
      tables: expected.length,
      rows: expected.reduce((sum, line) => sum + Number(line.split(" ")[1]), 0),
      different: expected.filter((line, index) => line !== found[index]),
    };
  } finally {
    await other.stop();
  }
}
