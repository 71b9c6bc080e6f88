import { signInAs, type Case } from "../measured-sql.ts";

const FIGURES: Record<string, Omit<Case, "name" | "sql">> = {
  leads: { uses: ["leads_day_idx"] },
  // All spans are counted: they are few and small.
  rentals: { uses: [] },
  tickets: { uses: ["tickets_unresolved_idx", "tickets_resolved_idx"] },
  tasks: { uses: ["tasks_open_idx", "tasks_completed_idx"] },
  domains: { uses: ["client_sites_expires_idx"] },
};

const figureCases: Case[] = Object.entries(FIGURES).map(([name, plan]) => ({
  name: `dashboard: ${name}`,
  sql: () => `select public.dashboard_${name}()`,
  ...plan,
}));

/** Other roles read the same rows or fewer, by the same indexes. */
const roleCases: Case[] = ["viewer", "sales", "support"].flatMap((role) =>
  Object.keys(FIGURES).map((name) => ({
    name: `dashboard: ${name}, by ${role}`,
    asks: signInAs(role),
    sql: () => `select public.dashboard_${name}()`,
    uses: [],
  })),
);

export const dashboardCases: Case[] = [...figureCases, ...roleCases];
