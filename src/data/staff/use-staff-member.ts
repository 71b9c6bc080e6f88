import { createContext, useContext } from "react";
import type { StaffMember } from "./schema";

/** Who the database takes this person for; provided by the staff layout. */
export const StaffMemberContext = createContext<StaffMember | null>(null);

/** Null for a visitor, and while it is being found out. */
export const useStaffMember = (): StaffMember | null => useContext(StaffMemberContext);
