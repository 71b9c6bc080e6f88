import type { TestBackend } from "@tests/rls/support/test-backend";

export type Sent = {
  path: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
};
export type Answer = { status: number; text: string; headers: Headers };

export async function send(
  backend: TestBackend,
  { path, method = "GET", body, headers }: Sent,
): Promise<Answer> {
  const answer = await backend.fetch(`${backend.origin}${path}`, {
    method,
    redirect: "manual",
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const bearerOf = (token: string): Record<string, string> =>
  token === "" ? {} : { Authorization: `Bearer ${token}` };
export const as = (token: string, sent: Sent): Sent => ({
  ...sent,
  headers: { ...bearerOf(token), ...sent.headers },
});

export async function sumOfEverything(backend: TestBackend): Promise<string> {
  const tables = await backend.sql<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') or schemaname || '.' || tablename
      in ('auth.users', 'auth.identities', 'storage.buckets', 'storage.objects') order by 1`);
  const sums = tables.map(
    ({ name }) => `select '${name} ' || count(*) || ' '
      || coalesce(sum(hashtextextended(t::text, 0)), 0) as line from ${name} as t`,
  );
  const lines = await backend.sql<{ line: string }>(sums.join(" union all "));
  return lines
    .map(({ line }) => line)
    .toSorted()
    .join("\n");
}
