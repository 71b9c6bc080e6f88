import { readFileSync } from "node:fs";
import { expectThat, policyOf, type Check, type Site } from "./site-checks.ts";

const MAX_SCRIPTS = 80;
/** Tables of the demo's sample data, which visitors may read but not write. */
const SAMPLES = /^(client|crm|demo_bookings|inbound|lead|mail|staff|task|ticket|saved_view)/;

/** Finds the backend's address and public key in the site's scripts. */
async function findBackend(site: Site) {
  const shell = await site.ask("/admin");
  const waiting = new Set(scriptsIn(shell.text));
  for (const path of waiting) {
    if (waiting.size > MAX_SCRIPTS) break;
    const { text } = await site.ask(path);
    const key = /publishableKey:["'`]([^"'`]+)/.exec(text)?.[1];
    if (key !== undefined) {
      const hosted = policyOf(shell)["connect-src"]?.find((source) => /^https?:/.test(source));
      return { api: hosted ?? site.origin, key };
    }
    for (const script of scriptsIn(text)) waiting.add(script);
  }
  throw new Error("no script of the site names the backend's key");
}

const scriptsIn = (text: string) =>
  Array.from(
    text.matchAll(/["'`=](?:\/assets\/|assets\/|\.\/)([\w.-]+\.js)/g),
    ([, name]) => `/assets/${name}`,
  );

/** Reads each table's name and first column from the generated types. */
function tables() {
  const file = new URL("../../src/lib/database.types.ts", import.meta.url);
  const [own = ""] = readFileSync(file, "utf8").split(/^ {4}Functions: \{$/m);
  const found = Array.from(
    own.matchAll(/^ {6}(\w+): \{\s+Row: \{\s+(\w+)/gm),
    ([, name = "", column = ""]) => ({ name, column }),
  );
  if (found.length === 0) throw new Error("src/lib/database.types.ts names no table");
  return found;
}

const isRefusal = (status: number) => status === 401 || status === 403 || status === 404;

async function reading(site: Site) {
  const { api, key } = await findBackend(site);
  const open = [];
  const closed = tables().filter(({ name }) => !site.isDemo || !SAMPLES.test(name));
  for (const { name } of closed) {
    const { status, text } = await site.ask(`${api}/rest/v1/${name}?select=*&limit=1`, {
      headers: { apikey: key },
    });
    if (!isRefusal(status) && text.trim() !== "[]") open.push(`${name} (${status})`);
  }
  expectThat(open.length === 0, `a visitor reads ${open.join(", ")}`);
  const filtered = await site.ask(`${api}/rest/v1/rpc/published_slugs?slug=match.x`, {
    headers: { apikey: key },
  });
  const isFiltered = filtered.status < 400;
  expectThat(!isFiltered, `a visitor filters posts by a pattern (${filtered.status})`);
  return `${closed.length} tables closed to a visitor, and posts to patterns`;
}

async function writing(site: Site) {
  const { api, key } = await findBackend(site);
  const open = [];
  for (const { name, column } of tables()) {
    // A filter that matches no row, so that a permitted write changes nothing.
    const none = `and=(${column}.is.null,${column}.not.is.null)`;
    const { status } = await site.ask(`${api}/rest/v1/${name}?${none}`, {
      method: "PATCH",
      headers: { apikey: key, "Content-Type": "application/json" },
      body: JSON.stringify({ [column]: null }),
    });
    if (status < 400) open.push(name);
  }
  expectThat(open.length === 0, `a visitor may change ${open.join(", ")}`);
  return "nothing may be changed by a visitor";
}

async function posts(site: Site) {
  const { api, key } = await findBackend(site);
  const { status, headers, text } = await site.ask(`${api}/rest/v1/rpc/published_slugs`, {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json" },
    body: "{}",
  });
  expectThat(status === 200, `the posts answer ${status} ${text.slice(0, 200)}`);
  const allowed = headers.get("Access-Control-Allow-Origin") ?? "";
  const isReadable = api === site.origin || allowed === "*" || allowed === site.knownAs;
  expectThat(isReadable, `the site's pages may not read the answer (${allowed || "no origin"})`);
  return "a visitor's browser can ask for the posts";
}

async function signUps(site: Site) {
  const { api, key } = await findBackend(site);
  const { status, text } = await site.ask(`${api}/auth/v1/settings`, { headers: { apikey: key } });
  // The embedded backend has no settings endpoint; the hosted one says whether sign-up is open.
  if (status === 404) return "the backend does not say";
  expectThat(status === 200, `its settings answer ${status}`);
  expectThat(JSON.parse(text).disable_signup === true, "strangers may sign up: turn it off");
  return "strangers may not sign up";
}

const PRIVATE_BUCKETS = ["attachments", "client-files", "picture-uploads"];
const NO_FILE = "00000000-0000-4000-8000-000000000000";

async function buckets(site: Site) {
  const { api, key } = await findBackend(site);
  const headers = { apikey: key, "Content-Type": "application/json" };
  for (const bucket of PRIVATE_BUCKETS) {
    // At this address a private bucket answers as if it were not there, a public one for each of its files.
    const open = await site.ask(`${api}/storage/v1/object/public/${bucket}/${NO_FILE}`, {
      headers,
    });
    const isPrivate = open.status >= 400 && /bucket not found/i.test(open.text);
    expectThat(isPrivate, `the bucket ${bucket} is public: make it private`);
    const list = await site.ask(`${api}/storage/v1/object/list/${bucket}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ prefix: "", limit: 1 }),
    });
    const isClosed = list.status >= 400 || list.text.trim() === "[]";
    expectThat(isClosed, `a visitor lists the files of ${bucket} (${list.status})`);
  }
  return "the buckets of files are closed to a visitor";
}

/** Compares what is kept for figures with the records, where the server's key is given. */
async function figures(site: Site) {
  const secret = process.env.CURBFRONT_SECRET_KEY ?? "";
  if (secret === "") return "not compared, because CURBFRONT_SECRET_KEY is not set";
  const { api } = await findBackend(site);
  const { status, text } = await site.ask(`${api}/rest/v1/rpc/kept_figures_that_differ`, {
    method: "POST",
    headers: { apikey: secret, "Content-Type": "application/json" },
    body: "{}",
  });
  expectThat(status === 200, `they answer ${status} ${text.slice(0, 200)}`);
  expectThat(text.trim() === "[]", `what is kept is not what is counted: ${text}`);
  return "what is kept for figures is what is counted";
}

export const backendChecks: Check[] = [
  { name: "Backend", run: posts },
  { name: "Reading", run: reading },
  { name: "Writing", run: writing },
  { name: "Accounts", run: signUps },
  { name: "Buckets", run: buckets },
  { name: "Figures", run: figures },
];
