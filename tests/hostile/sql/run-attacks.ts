import { readFileSync } from "node:fs";
import type { Attack, Outcome } from "../attack.ts";
import { ATTACKERS, claimsOf, roleOf } from "./attackers.ts";
import { accessTo } from "./access.ts";
import { CANARIES_SQL } from "./canaries.ts";
import { CATALOGUE_SQL, type Catalogue } from "./catalogue.ts";
import { relationAttacks } from "./relation-attacks.ts";
import { routineAttacks } from "./routine-attacks.ts";
import { sequenceAttacks, serverAttacks } from "./server-attacks.ts";

export type Ask = (setup: string, question: string) => Promise<string>;

const SETUP = readFileSync("tests/hostile/sql/attempt.sql", "utf8");
const AT_ONCE = 2000;

const quoted = (text: string) => `$canary$${text}$canary$`;

async function outcomesOf(ask: Ask, attacks: readonly object[]): Promise<Outcome[]> {
  const question = `select pg_temp.attempt_all(${quoted(CANARIES_SQL)},
    ${quoted(JSON.stringify(attacks))}::jsonb)::text as answer`;
  return JSON.parse(await ask(SETUP, question)) as Outcome[];
}

const sent = ({ attacker, sql, answers, isWatched = false }: Attack) => ({
  role: roleOf(attacker),
  claims: claimsOf(attacker),
  sql,
  answers,
  isWatched,
});

/** Relations without hidden rows cannot prove anything. */
async function findUnbaited(ask: Ask, { relations }: Catalogue, isSeeded: boolean) {
  const baits = relations.flatMap(({ name }) =>
    [...new Set(ATTACKERS.map((each) => accessTo(name, each, isSeeded).read))]
      .filter((read) => read !== "true")
      .map((read) => ({ name, read })),
  );
  const outcomes = await outcomesOf(
    ask,
    baits.map(({ name, read }) => ({
      role: null,
      sql: `select count(*) > 0 from ${name} where not coalesce((${read}), false)`,
      answers: true,
      isWatched: false,
    })),
  );
  return baits
    .filter((_, nth) => outcomes[nth]?.answer !== "true")
    .map(({ name, read }) => `${name} besides where ${read}`);
}

export async function attackDatabase(ask: Ask, isSeeded: boolean) {
  const catalogue = JSON.parse(await ask("select 1;", CATALOGUE_SQL)) as Catalogue;
  const attacks = ATTACKERS.flatMap((attacker) => [
    ...catalogue.relations.flatMap((each) => relationAttacks(each, attacker, isSeeded)),
    ...catalogue.routines.flatMap((each) => routineAttacks(each, attacker, isSeeded)),
    ...catalogue.sequences.flatMap((each) => sequenceAttacks(each, attacker)),
    ...serverAttacks(attacker),
  ]);
  const outcomes: Outcome[] = [];
  for (let from = 0; from < attacks.length; from += AT_ONCE) {
    const batch = attacks.slice(from, from + AT_ONCE);
    outcomes.push(...(await outcomesOf(ask, batch.map(sent))));
  }
  const succeeded = attacks.flatMap(({ what, attacker, succeeded: isSuccess }, nth) => {
    const outcome = outcomes[nth] ?? {};
    return isSuccess(outcome) ? [`${attacker.name}: ${what} → ${JSON.stringify(outcome)}`] : [];
  });
  return {
    catalogue,
    tried: attacks.length,
    succeeded,
    unbaited: await findUnbaited(ask, catalogue, isSeeded),
  };
}
