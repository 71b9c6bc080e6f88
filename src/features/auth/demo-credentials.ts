import type { Credentials } from "@/data/staff/session";

declare const __IS_DEMO__: boolean;

/**
 * Shown on the login page of the demo build and seeded into the embedded backend. Decided by
 * the build's own constant, so that the pair is not even in the production bundle.
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
