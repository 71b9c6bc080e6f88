import type { Json } from "@/lib/database.types";
import { openTestBackend } from "./test-backend.ts";

export type Lead = { id: string; version: number } & Record<string, Json>;

export const sqlText = (value: string | null) =>
  value === null ? "null" : `'${value.replaceAll("'", "''")}'`;

export async function one<Row>(sql: string): Promise<Row> {
  const [row] = await (await openTestBackend()).sql<Row>(sql);
  if (row === undefined) throw new Error("no row");
  return row;
}

export async function leadOf(id: string): Promise<Lead> {
  const { lead } = await one<{ lead: Lead }>(
    `select to_jsonb(l) - 'search' as lead from public.leads as l where id = '${id}'`,
  );
  return lead;
}

export async function addLead(fields: Record<string, string | null> = {}): Promise<Lead> {
  const all: Record<string, string | null> = { name: "Ana Test", town: "Testville", ...fields };
  const { id } = await one<{ id: string }>(`insert into public.leads (${Object.keys(all).join()})
    values (${Object.values(all).map(sqlText).join()}) returning id`);
  return leadOf(id);
}

/** The demos of everybody's day, as sales read them. */
export async function teamDemos(): Promise<Record<string, Json>[]> {
  const { clients } = await openTestBackend();
  const { data } = await clients.sales.rpc("my_day", { of_team: true }).throwOnError();
  const { parts } = data as unknown as { parts: Record<string, { rows: DayRow[] }> };
  return ["overdue", "today", "week"].flatMap((part) =>
    (parts[part]?.rows ?? []).flatMap(({ demo }) => (demo === undefined ? [] : [demo])),
  );
}
type DayRow = { demo?: Record<string, Json> };

/** Winning adds tasks by a rule; a file that counts a client's own tasks switches it off, and on again. */
export async function switchRulesOff(...rules: string[]): Promise<void> {
  const { sql } = await openTestBackend();
  await sql(`update public.automation_settings set rules_off = '{${rules.join()}}'`);
}

export async function putLeadsAway(): Promise<void> {
  const { sql } = await openTestBackend();
  await sql(`update public.leads set archived_at = now()
    where town = 'Testville' and archived_at is null`);
}

export async function merge(kept: Lead, other: Lead) {
  const { clients } = await openTestBackend();
  return clients.sales.rpc("merge_leads", {
    kept_id: kept.id,
    kept_version: kept.version,
    other_id: other.id,
    other_version: other.version,
  });
}
