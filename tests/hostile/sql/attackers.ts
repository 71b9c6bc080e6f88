import { hasRight, staffRoleNames, type StaffRight } from "@/data/staff/staff-roles";
import { PEOPLE, userIdOf, type Person } from "@tests/rls/support/test-backend";

/** Whoever comes to the API, and whose rights they are to be held to. */
export type Attacker = {
  name: string;
  /** Null for who is not signed in. */
  id: string | null;
  /** "member" is signed in, but not staff, or no longer, or not yet surely enough. */
  rightsOf: Person;
};

/** An owner who was removed and is still signed in. */
export const LEAVER = "00000000-0000-4000-8000-0000000000f1";
/** An owner who has given the password, and not yet the code that is asked for. */
export const HALF_IN = "00000000-0000-4000-8000-0000000000f2";

export const ATTACKERS: readonly Attacker[] = [
  ...PEOPLE.map((person) => ({
    name: person,
    id: person === "visitor" ? null : userIdOf(person),
    rightsOf: person,
  })),
  { name: "former owner", id: LEAVER, rightsOf: "member" },
  { name: "owner without the second step", id: HALF_IN, rightsOf: "member" },
];

export const roleOf = ({ id }: Attacker) => (id === null ? "anon" : "authenticated");

/** What the token says, as PostgREST hands it to the database. */
export const claimsOf = ({ id }: Attacker) =>
  JSON.stringify(
    id === null
      ? { role: "anon" }
      : { sub: id, role: "authenticated", aud: "authenticated", aal: "aal1" },
  );

export function mayDo({ rightsOf }: Attacker, right: StaffRight): boolean {
  const role = staffRoleNames.find((name) => name === rightsOf);
  return role !== undefined && hasRight(role, right);
}
