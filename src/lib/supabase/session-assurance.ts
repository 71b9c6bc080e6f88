import type { Session } from "@supabase/supabase-js";

/** "aal2" once a code was entered, "aal1" after a password alone. */
function assuranceLevel(accessToken: string): unknown {
  try {
    const [, claims = ""] = accessToken.split(".");
    const json = atob(claims.replaceAll("-", "+").replaceAll("_", "/"));
    return (JSON.parse(json) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

/** Whether this person has set one up. */
export const hasSecondStep = ({ user }: Session): boolean =>
  (user.factors ?? []).some(({ status }) => status === "verified");

/** Whether they still have to take it. The database asks again. */
export const needsCode = (session: Session): boolean =>
  hasSecondStep(session) && assuranceLevel(session.access_token) !== "aal2";
