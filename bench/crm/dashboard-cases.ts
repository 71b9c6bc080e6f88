import type { Case } from "../measured-sql.ts";

export const dashboardCases: Case[] = [
  {
    name: "dashboard: leads",
    sql: () => "select public.dashboard_leads()",
    uses: ["leads_created_idx"],
    mayRead: ["leads"],
  },
  {
    name: "dashboard: rentals",
    sql: () => "select public.dashboard_rentals()",
    uses: ["crm_events_client_status_idx"],
    mayRead: ["clients"],
  },
  {
    name: "dashboard: tickets",
    sql: () => "select public.dashboard_tickets()",
    uses: ["tickets_queue_idx", "tickets_resolved_idx"],
    mayRead: ["clients"],
  },
  {
    name: "dashboard: tasks",
    sql: () => "select public.dashboard_tasks()",
    uses: ["tasks_open_idx"],
    mayRead: ["clients", "leads", "tasks"],
  },
  {
    name: "dashboard: domains",
    sql: () => "select public.dashboard_domains()",
    uses: [],
    mayRead: ["clients", "client_sites"],
  },
];
