import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { companyHoursQuery } from "@/data/settings/queries";
import { CompanyHoursContext } from "@/data/settings/use-company-hours";
import { businessClock, USUAL_HOURS } from "@/lib/office-time/business-clock";

/** Hands the hours that owners set to every clock on the staff's pages. */
export function CompanyHoursProvider({ children }: { children: ReactNode }) {
  const { data = USUAL_HOURS } = useQuery(companyHoursQuery());
  const value = useMemo(() => ({ ...data, clock: businessClock(data) }), [data]);
  return <CompanyHoursContext value={value}>{children}</CompanyHoursContext>;
}
