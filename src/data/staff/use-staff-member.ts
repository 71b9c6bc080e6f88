import { createContext, useContext } from "react";
import type { StaffMember } from "./schema";

/** The signed-in person according to the database; provided by the staff layout. */
export const StaffMemberContext = createContext<StaffMember | null>(null);

/** Opens the sign-in form after a session ended; null for everybody else. */
export const SignInAgainContext = createContext<(() => void) | null>(null);
export const useSignInAgain = () => useContext(SignInAgainContext);

/** Null for a visitor, and while it loads. */
export const useStaffMember = (): StaffMember | null => useContext(StaffMemberContext);
