import { describe, it } from "vitest";
import { HIDDEN, isOk, OUTSIDERS, prepareAttempts, tells } from "./sql/attempts.ts";
import type { Column } from "./sql/catalogue.ts";
import { as, type Answer, type Sent } from "./requests.ts";

const { attempt, ask, backend, tables, tokenOf, changingNothing } = prepareAttempts("guesses");

type Guess = { table: string; id: string; column: Column; value: string };

const wrongFor = (value: string) =>
  /^\d{4}-\d\d-/.test(value)
    ? value.replace(/^\d{4}/, "2001")
    : value
        .replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))
        .replaceAll("zq", "qz")
        .replace(/^[A-Za-z]+$/, (word) => word.slice(1) + word.charAt(0));

function questionsOf({ table, id, column: { name, type } }: Guess): ((value: string) => string)[] {
  const key = table === "staff" ? "user_id" : "id";
  const isText = /^(text|email_address|phone_number|web_address|character)/.test(type);
  return [
    (value) => `select=${key}&${name}=eq.${value}&${key}=eq.${id}`,
    (value) => `select=${key}&or=(and(${key}.eq.${id},${name}.eq."${value}"))`,
    (value) => `select=${key}&${key}=eq.${id}&${name}=in.("${value}")`,
    (value) => `select=${key}&${key}=eq.${id}&not.and=(${name}.neq."${value}")`,
    ...(isText
      ? [
          (value: string) => `select=${key}&${key}=eq.${id}&${name}=ilike.${value.slice(0, -1)}*`,
          (value: string) => `select=${key}&${key}=eq.${id}&${name}=imatch.^${value}$`,
        ]
      : []),
  ];
}

const seenOf = ({ status, text, headers }: Answer) =>
  [
    status,
    isOk({ status }) ? text : /"code":"\w*"/.exec(text)?.[0],
    headers.get("Content-Range"),
  ].join();

async function guess(token: string, each: Guess): Promise<void> {
  const { table, column, value } = each;
  for (const question of questionsOf(each)) {
    const sent = (word: string): Sent =>
      as(token, {
        path: `/rest/v1/${table}?${question(encodeURIComponent(word))}`,
        headers: { Prefer: "count=exact" },
      });
    const wrong = seenOf(await ask(sent(wrongFor(value))));
    await attempt(
      `guess ${table}.${column.name} by ${question("…")}`,
      sent(value),
      (answer) => seenOf(answer) !== wrong || tells(answer),
    );
  }
}

describe.each(OUTSIDERS)("a %s’s questions", (person) => {
  it("have the same answer for right and wrong guesses about a hidden row", async () => {
    const token = await tokenOf(person);
    await changingNothing(async () => {
      for (const { name, columns } of tables()) {
        const id = HIDDEN[name];
        if (id === undefined) continue;
        const [stored] = await backend().sql<{ row: Record<string, unknown> }>(
          `select to_jsonb(t) as row from public.${name} as t where id = '${id}'`,
        );
        for (const column of columns) {
          const value = stored?.row[column.name];
          if (typeof value !== "string" && typeof value !== "number") continue;
          if (column.type === "tsvector") continue;
          await guess(token, { table: name, id, column, value: String(value).slice(0, 200) });
        }
      }
    });
  });

  it("bring no hidden row by embedding, ordering, counting or aggregating", async () => {
    const token = await tokenOf(person);
    await changingNothing(async () => {
      for (const { name, columns } of tables()) {
        const hidden = HIDDEN[name];
        // Filters by the row's id, so that samples are not read for each column.
        const rows = hidden === undefined ? "limit=1000" : `id=eq.${hidden}`;
        for (const other of tables()) {
          for (const path of [
            `${name}?select=*,${other.name}(*)&limit=1000`,
            `${name}?select=*,${other.name}!inner(*)&limit=1000`,
            `${name}?select=*,...${other.name}(*)&limit=5`,
          ]) {
            await attempt(`${person}: ${path}`, as(token, { path: `/rest/v1/${path}` }), tells);
          }
        }
        for (const column of columns) {
          const paths = [
            `${name}?select=${column.name}&${rows}`,
            `${name}?select=x:${column.name}::text&${rows}`,
            `${name}?select=id&order=${column.name}.desc.nullslast&${rows}`,
            `${name}?select=${column.name}.max(),${column.name}.count()`,
          ];
          for (const path of paths) {
            await attempt(`${person}: ${path}`, as(token, { path: `/rest/v1/${path}` }), tells);
          }
        }
        for (const prefer of ["count=exact", "count=planned", "count=estimated"]) {
          const sent = (row: string): Sent =>
            as(token, {
              path: `/rest/v1/${name}?select=*&id=eq.${row}&limit=0`,
              headers: { Prefer: prefer },
            });
          const none = seenOf(await ask(sent(crypto.randomUUID())));
          await attempt(
            `${person}: ${prefer} of ${name}`,
            sent(hidden ?? crypto.randomUUID()),
            (answer) => seenOf(answer) !== none,
          );
        }
        for (const accept of [
          "text/csv",
          "application/geo+json",
          "application/vnd.pgrst.plan+json",
          'application/vnd.pgrst.plan+text; for="application/json"; options=analyze|verbose',
          "application/octet-stream",
        ]) {
          await attempt(
            `${person}: ${name} as ${accept}`,
            as(token, { path: `/rest/v1/${name}?select=*`, headers: { Accept: accept } }),
            (answer) => tells(answer) || /"?(Node Type|Seq Scan|cost)\b/.test(answer.text),
          );
        }
      }
    });
  });
});
