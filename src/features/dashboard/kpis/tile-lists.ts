import type { DashboardQuery, DashboardSource } from "@/data/dashboard/dashboard-source";
import { paths } from "@/lib/paths";

type Filters = Record<string, string>;

/** URL filters of the lists behind each tile. */
export function tileLists({ clients, range }: DashboardQuery, { isSample }: DashboardSource) {
  const plans: Filters = clients === "all" ? {} : { plans: clients };
  // The demo's figures count samples only, but its lists may hold real rows.
  const samples: Filters = isSample ? { samples: "yes" } : {};
  return {
    clients: paths.crmFiltered("clients", { statuses: "active", ...plans, ...samples }),
    leads: paths.crmFiltered("leads", { layout: "list", came: range, ...plans, ...samples }),
    tickets: paths.crmFiltered("tickets", {
      statuses: "open,in-progress,waiting",
      ...plans,
      ...samples,
    }),
  };
}
