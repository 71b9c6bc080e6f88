import type { DashboardQuery, DashboardSource } from "@/data/dashboard/dashboard-source";
import { paths } from "@/lib/paths";

type Filters = Record<string, string>;

/** Which of the lists' rows a tile has counted, by the names that the lists' addresses know. */
export function tileLists({ clients, range }: DashboardQuery, { isSample }: DashboardSource) {
  const plans: Filters = clients === "all" ? {} : { plans: clients };
  // The demo's figures are of its samples, beside which a list may hold real rows.
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
