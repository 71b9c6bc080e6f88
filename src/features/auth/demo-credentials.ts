import type { Credentials } from "@/data/staff";

/** Shown on the login page of the demo build and seeded into the embedded backend. */
export const demoCredentials: Credentials = {
  email: "demo@curbfront.example",
  password: "demo-only",
};

export const demoCredentialsText = `${demoCredentials.email} / ${demoCredentials.password}`;

export function isDemoPair({ email, password }: Credentials): boolean {
  return (
    email.trim().toLowerCase() === demoCredentials.email && password === demoCredentials.password
  );
}
