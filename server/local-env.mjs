// Secrets and data folder of the embedded backend, generated once into .env.local, which git ignores.
// The environment's variables win. Not TypeScript: npm start reads it before tsx is installed.
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const ENV_FILE = new URL("../.env", import.meta.url);
const SECRETS_FILE = new URL("../.env.local", import.meta.url);

/** @type {Record<string, () => string>} */
const generators = {
  CURBFRONT_JWT_SECRET: () => randomBytes(48).toString("base64url"),
  CURBFRONT_PUBLISHABLE_KEY: () => `sb_publishable_${randomBytes(24).toString("base64url")}`,
  CURBFRONT_SECRET_KEY: () => `sb_secret_${randomBytes(24).toString("base64url")}`,
};

/** Empty values in the environment override .env, so that tests send no mail. */
const MAIL_VARIABLES = [
  "SMTP_URL",
  "MAIL_API_URL",
  "MAIL_API_KEY",
  "MAIL_FROM",
  "INBOUND_MAIL_KEY",
];

const DEFAULT_DATABASE_URL = "./supabase/.temp/data";

/** @param {URL} file */
const readText = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

export function loadLocalEnv() {
  const text = readText(SECRETS_FILE);
  const stored = { ...parseEnv(readText(ENV_FILE)), ...parseEnv(text) };
  let added = "";
  for (const [name, generate] of Object.entries(generators)) {
    let value = process.env[name] || stored[name];
    if (!value) {
      value = generate();
      added += `${name}=${value}\n`;
    }
    process.env[name] = value;
  }
  if (added) {
    const start = text === "" ? "# Generated for the embedded backend. Keep it out of git.\n" : "";
    const separator = text === "" || text.endsWith("\n") ? "" : "\n";
    appendFileSync(SECRETS_FILE, separator + start + added, { mode: 0o600 });
  }
  process.env.CURBFRONT_DATABASE_URL ||= stored.CURBFRONT_DATABASE_URL || DEFAULT_DATABASE_URL;
  process.env.CURBFRONT_ADDRESS_HEADER ||= stored.CURBFRONT_ADDRESS_HEADER ?? "";
  for (const name of MAIL_VARIABLES) process.env[name] ??= stored[name] ?? "";
  process.env.PORT ||= stored.PORT ?? "";
  process.env.LITE_TELEMETRY = "0";
}

export function dataFolder() {
  const url = process.env.CURBFRONT_DATABASE_URL ?? DEFAULT_DATABASE_URL;
  return url.includes("://") ? null : url;
}

/** @param {number} fallback */
export function portFromEnv(fallback) {
  const text = process.env.PORT;
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}
