import { accessTo, type Access } from "./access.ts";
import { hasCounted, hasTouched, isDone, type Attack, type Outcome } from "../attack.ts";
import type { Attacker } from "./attackers.ts";
import type { Relation } from "./catalogue.ts";

type Try = Omit<Attack, "attacker">;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const hiddenFrom = (rows: string) => (rows === "false" ? "true" : `not coalesce((${rows}), false)`);
/** A view that cannot be locked or written fails before the rights check. */
const hasNoTable = ({ code = "", message = "" }: Outcome) =>
  ["0A000", "55000"].includes(code) &&
  / view |^FOR UPDATE is not allowed with GROUP BY/.test(message);
const counting = (what: string, sql: string): Try => ({
  what,
  sql,
  answers: true,
  succeeded: hasCounted,
});
const writing = (what: string, sql: string): Try => ({
  what,
  sql,
  answers: false,
  succeeded: (outcome) => !hasNoTable(outcome) && hasTouched(outcome),
});
const defining = (what: string, sql: string): Try => ({
  what,
  sql,
  answers: false,
  succeeded: isDone,
});

/** A division by zero on a hidden row reveals it without an answer. */
const dividesByNothing = (outcome: Outcome) => outcome.code === "22012" || hasCounted(outcome);

function readingTries({ name, columns }: Relation, { read, change }: Access): Try[] {
  const locked: Try = {
    what: `lock rows of ${name}`,
    sql: `select count(*) from (select from ${name} where ${hiddenFrom(change)} for update) as t`,
    answers: true,
    succeeded: (outcome) => !hasNoTable(outcome) && hasCounted(outcome),
  };
  // A reader without write access is refused the lock, or locks no row.
  const tries = change === "true" ? [] : [locked];
  if (read === "true") return tries;
  const hidden = hiddenFrom(read);
  return [
    ...tries,
    counting(`read ${name}`, `select count(*) from ${name} where ${hidden}`),
    ...columns.map((column) =>
      counting(
        `read ${name}.${column.name}`,
        `select count(*) from (select ${quote(column.name)} from ${name} where ${hidden}) as t`,
      ),
    ),
    {
      what: `divide by nothing where a row of ${name} is hidden`,
      sql: `select count(*) from ${name} as t where ${hidden}
        and 1 / (case when t::text <> '' then 0 else 1 end) = 1`,
      answers: true,
      succeeded: dividesByNothing,
    },
  ];
}

function addingTries({ name, columns }: Relation, { addedColumns }: Access): Try[] {
  if (addedColumns === "all") return [];
  const writable = columns.filter(({ isWritable }) => isWritable);
  const insert = (chosen: typeof writable) => {
    const list = chosen.map((column) => quote(column.name)).join();
    return `insert into ${name} (${list}) values (${chosen.map(() => "default").join()})`;
  };
  const all = writing(`add a row to ${name}`, insert(writable));
  const alone = writable
    .filter((column) => !addedColumns.includes(column.name))
    .map((column) =>
      writing(
        `smuggle ${column.name} into a new row of ${name}`,
        insert([...writable.filter((each) => addedColumns.includes(each.name)), column]),
      ),
    );
  // An error about what is missing is no success for those who may add rows.
  const empty = writing(`add an empty row to ${name}`, `insert into ${name} default values`);
  return [all, ...alone, ...(addedColumns.length === 0 ? [empty] : [])];
}

function changingTries({ name, columns }: Relation, { change, changedColumns }: Access): Try[] {
  return columns.flatMap((column) => {
    const set = `update ${name} set ${quote(column.name)} = default`;
    if (!changedColumns.includes(column.name)) {
      return [writing(`change ${name}.${column.name}`, set)];
    }
    return change === "true"
      ? []
      : [writing(`change ${name}.${column.name} of others`, `${set} where ${hiddenFrom(change)}`)];
  });
}

const definingTries = ({ name, columns: [first] }: Relation): Try[] => [
  defining(`empty ${name}`, `truncate ${name} cascade`),
  defining(`drop ${name}`, `drop table ${name} cascade`),
  defining(`rename ${name}`, `alter table ${name} rename to stolen`),
  defining(`switch row security of ${name} off`, `alter table ${name} disable row level security`),
  defining(`own ${name}`, `alter table ${name} owner to current_user`),
  defining(`add a policy to ${name}`, `create policy stolen on ${name} using (true)`),
  defining(`add a rule to ${name}`, `create rule stolen as on insert to ${name} do nothing`),
  defining(`index ${name}`, `create index on ${name} (${quote(first?.name ?? "")})`),
  defining(`comment on ${name}`, `comment on table ${name} is 'stolen'`),
  {
    what: `refer to ${name}, watch it by a trigger or empty it`,
    sql: `select has_table_privilege('${name}', 'references, trigger, truncate')
      or has_any_column_privilege('${name}', 'references')`,
    answers: true,
    succeeded: ({ answer }) => answer === "true",
  },
];

function removingTries({ name }: Relation, { remove }: Access): Try[] {
  if (remove === "true") return [];
  return [writing(`delete from ${name}`, `delete from ${name} where ${hiddenFrom(remove)}`)];
}

export function relationAttacks(
  relation: Relation,
  attacker: Attacker,
  isSeeded: boolean,
): Attack[] {
  const access = accessTo(relation.name, attacker, isSeeded);
  return [
    ...readingTries(relation, access),
    ...addingTries(relation, access),
    ...changingTries(relation, access),
    ...removingTries(relation, access),
    ...definingTries(relation),
  ].map((each) => ({ ...each, attacker }));
}
