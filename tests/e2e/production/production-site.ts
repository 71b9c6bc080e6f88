import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { buildSite } from "../support/site/build-site";

const { E2E_BACKEND_PORT, E2E_PRODUCTION_PORT } = process.env;

/** The embedded demo backend replaces the hosted project. */
export const BACKEND = `http://localhost:${E2E_BACKEND_PORT}`;
export const PRODUCTION = `http://localhost:${E2E_PRODUCTION_PORT}`;
export const ERROR_ENDPOINT = "https://errors.example/in";
export const PAYMENT_LINK = "https://pay.example/curbfront";

/** Inside the project, where the build's server finds its packages. */
export const DIST = "node_modules/.cache/curbfront-production";
const LEGAL_FILE = join(DIST, "..", "curbfront-production-legal-parts.json");

export const LEGAL_PARTS = {
  registeredName: "Front Rentals of Albany Inc.",
  registeredAddress: "1 Example Street, Albany, NY",
  liability: "What either side owes the other is limited to a year’s rent.",
  governingLaw: "The law of the State of New York applies.",
};

const environment = {
  ...process.env,
  CURBFRONT_DIST: DIST,
  CURBFRONT_LEGAL_PARTS: LEGAL_FILE,
  // A production build rejects the embedded backend's key.
  CURBFRONT_PUBLISHABLE_KEY: "sb_publishable_of_nobody",
  VITE_DEMO: "false",
  VITE_SUPABASE_URL: BACKEND,
  VITE_SUPABASE_PUBLISHABLE_KEY: process.env.CURBFRONT_PUBLISHABLE_KEY,
  VITE_SITE_URL: PRODUCTION,
  VITE_ERROR_ENDPOINT: ERROR_ENDPOINT,
  VITE_STRIPE_PAYMENT_LINK: PAYMENT_LINK,
  PORT: E2E_PRODUCTION_PORT,
};

export async function buildForProduction(changes: Record<string, string> = {}): Promise<void> {
  mkdirSync(join(DIST, ".."), { recursive: true });
  writeFileSync(LEGAL_FILE, JSON.stringify(LEGAL_PARTS));
  await buildSite({ ...environment, ...changes });
}

/** Returns a function that stops the server. */
export async function serveProduction(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "preview"], {
    env: environment,
    stdio: "ignore",
  });
  const isUp = () =>
    fetch(PRODUCTION).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  return async () => {
    server.kill("SIGKILL");
    await once(server, "exit");
  };
}
