import type { Credentials } from "@/data/staff/session";

declare const __IS_DEMO__: boolean;

/** Also seeded into the embedded backend. A build constant keeps them out of production bundles. */
export const demoCredentials: Credentials = __IS_DEMO__
  ? { email: "demo@curbfront.example", password: "demo-only" }
  : { email: "", password: "" };

export const demoCredentialsText = `${demoCredentials.email} / ${demoCredentials.password}`;

export function isDemoPair({ email, password }: Credentials): boolean {
  return (
    email.trim().toLowerCase() === demoCredentials.email && password === demoCredentials.password
  );
}
