// npm run bench -- kill [rounds]: kills the server while it writes, repeatedly on the same data. Fails when an
// acknowledged write is missing.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loadLocalEnv } from "../../server/local-env.mjs";

const ROUNDS = Number(process.argv[3] ?? 50);
const WRITERS = 4;
const MAX_MS = 3_000;
const DEMO = { email: "demo@curbfront.example", password: "demo-only" };
const POST = {
  title: "added",
  excerpt: "One sentence.",
  content: "One sentence.",
  author: "Jo Marsh",
  category: "SEO",
  read_time: "1 min read",
};
const IDS_PER_REQUEST = 100;

const folder = mkdtempSync(join(tmpdir(), "curbfront-kill-"));
process.env.CURBFRONT_DATABASE_URL = join(folder, "data");
loadLocalEnv();

async function start() {
  const child = spawn(process.execPath, ["--import", "tsx", "bench/kill/api-server.ts"], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const [port] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (child.exitCode !== null) throw new Error("The server did not start.");
  const origin = `http://127.0.0.1:${port}`;
  const apikey = process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";
  const signedIn = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey, "Content-Type": "application/json" },
    body: JSON.stringify(DEMO),
  });
  const { access_token: token } = await signedIn.json();
  const headers = { apikey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return { child, origin, headers };
}

type Server = Awaited<ReturnType<typeof start>>;
/** Titles of acknowledged posts by id. */
type Stored = Map<string, string>;

async function write({ origin, headers }: Server, acknowledged: Stored) {
  const url = `${origin}/rest/v1/blogs`;
  try {
    for (;;) {
      const id = crypto.randomUUID();
      const post = { ...POST, id, slug: id, full_content: `<p>${id.repeat(50)}</p>` };
      const added = await fetch(url, { method: "POST", headers, body: JSON.stringify(post) });
      if (added.status !== 201) throw new Error(`Refused: ${await added.text()}`);
      acknowledged.set(id, "added");
      const body = JSON.stringify({ title: "changed" });
      const changed = await fetch(`${url}?id=eq.${id}`, { method: "PATCH", headers, body });
      if (changed.status === 204) acknowledged.set(id, "changed");
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function missingOf({ origin, headers }: Server, acknowledged: Stored) {
  const ids = [...acknowledged.keys()];
  const found: Stored = new Map();
  for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
    const some = ids.slice(from, from + IDS_PER_REQUEST).join();
    const answer = await fetch(`${origin}/rest/v1/blogs?select=id,title&id=in.(${some})`, {
      headers,
    });
    for (const { id, title } of await answer.json()) found.set(id, title);
  }
  // An unacknowledged change may be stored, too.
  return ids.filter((id) => {
    const title = found.get(id);
    return title === undefined || (acknowledged.get(id) === "changed" && title !== "changed");
  });
}

const acknowledged: Stored = new Map();
let missing = 0;
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const server = await start();
    const lost = await missingOf(server, acknowledged);
    missing += lost.length;
    for (const id of lost) acknowledged.delete(id);
    const before = acknowledged.size;
    const ended = once(server.child, "exit");
    const killed = sleep(Math.random() * MAX_MS).then(() => server.child.kill("SIGKILL"));
    const writing = Array.from({ length: WRITERS }, () => write(server, acknowledged));
    await Promise.all([killed, ended, ...writing]);
    console.log(
      `round ${round}: ${acknowledged.size - before} posts acknowledged, ${lost.length} missing`,
    );
  }
  const server = await start();
  missing += (await missingOf(server, acknowledged)).length;
  server.child.kill("SIGKILL");
  await once(server.child, "exit");
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`${ROUNDS} rounds: ${acknowledged.size} posts acknowledged, ${missing} missing.`);
process.exit(missing === 0 && acknowledged.size > 0 ? 0 : 1);
