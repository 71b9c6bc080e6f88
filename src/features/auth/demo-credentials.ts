import type { Credentials } from "@/data/staff/session";

declare const __IS_DEMO__: boolean;

/**
 * Shown on the login page of the demo build and seeded into the embedded backend. Guarded by a
 * build constant, so that the production bundle does not contain it.
 */
export const demoCredentials: Credentials = __IS_DEMO__
  ? { email: "demo@curbfront.example", password: "demo-only" }
  : { email: "", password: "" };

export const demoCredentialsText = `${demoCredentials.email} / ${demoCredentials.password}`;

export function isDemoPair({ email, password }: Credentials): boolean {
  return (
    email.trim().toLowerCase() === demoCredentials.email && password === demoCredentials.password
  );
}
