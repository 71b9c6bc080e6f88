import { createContext, useContext } from "react";
import type { StaffMember } from "./schema";

/** Who the database takes this person for; provided by the staff layout. */
export const StaffMemberContext = createContext<StaffMember | null>(null);

/**
 * Opens the sign-in form over the page, where somebody's sign-in is over and they are taken for a visitor; null
 * for everybody else. To them nothing is said to be missing: they may only not see it.
 */
export const SignInAgainContext = createContext<(() => void) | null>(null);
export const useSignInAgain = () => useContext(SignInAgainContext);

/** Null for a visitor, and while it is being found out. */
export const useStaffMember = (): StaffMember | null => useContext(StaffMemberContext);
