import { createContext, useContext } from "react";
import {
  USUAL_HOURS,
  usualClock,
  type BusinessClock,
  type CompanyHours,
} from "@/lib/office-time/business-clock";

type OfficeTime = CompanyHours & { clock: BusinessClock };

/** When the company works, and the clock of it; provided by the layout of pages with clocks. */
export const CompanyHoursContext = createContext<OfficeTime>({ ...USUAL_HOURS, clock: usualClock });

/** Until they are read, the hours that the public pages name. */
export const useCompanyHours = (): OfficeTime => useContext(CompanyHoursContext);

export const useBusinessClock = (): BusinessClock => useCompanyHours().clock;
