import { createContext, useContext } from "react";
import {
  businessClock,
  presentWeek,
  USUAL_HOURS,
  type BusinessClock,
  type CompanyHours,
  type OpenHours,
} from "@/lib/dates/office/business-clock";

export type OfficeTime = Pick<CompanyHours, "closed_days"> & {
  hours: readonly OpenHours[];
  clock: BusinessClock;
};

export const officeTimeOf = (company: CompanyHours): OfficeTime => ({
  hours: presentWeek(company),
  closed_days: company.closed_days,
  clock: businessClock(company),
});

/** Opening hours with their clock; provided to pages with clocks. */
export const CompanyHoursContext = createContext(officeTimeOf(USUAL_HOURS));

/** Until they load, the hours of the public pages. */
export const useCompanyHours = (): OfficeTime => useContext(CompanyHoursContext);

export const useBusinessClock = (): BusinessClock => useCompanyHours().clock;
