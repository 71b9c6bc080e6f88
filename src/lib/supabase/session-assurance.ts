import type { Session } from "@supabase/supabase-js";

/** "aal2" after a code, "aal1" after a password alone. */
function assuranceLevel(accessToken: string): unknown {
  try {
    const [, claims = ""] = accessToken.split(".");
    const json = atob(claims.replaceAll("-", "+").replaceAll("_", "/"));
    return (JSON.parse(json) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

export const hasSecondStep = ({ user }: Session): boolean =>
  (user.factors ?? []).some(({ status }) => status === "verified");

export const needsCode = (session: Session): boolean =>
  hasSecondStep(session) && assuranceLevel(session.access_token) !== "aal2";
