import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { companyHoursQuery } from "@/data/settings/queries";
import { CompanyHoursContext, officeTimeOf } from "@/data/settings/use-company-hours";
import { USUAL_HOURS } from "@/lib/dates/office/business-clock";

export function CompanyHoursProvider({ children }: { children: ReactNode }) {
  const { data = USUAL_HOURS } = useQuery(companyHoursQuery());
  const value = useMemo(() => officeTimeOf(data), [data]);
  return <CompanyHoursContext value={value}>{children}</CompanyHoursContext>;
}
