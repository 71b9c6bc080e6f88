import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const START_MS = 30_000;
const OLDEST = 15;

/** Like a small hosted project, on one core and without autovacuum, which would disturb. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  shared_buffers: "512MB",
  effective_cache_size: "1GB",
  random_page_cost: "1.1",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  maintenance_work_mem: "128MB",
  max_wal_size: "4GB",
  autovacuum: "off",
};

/** PG_BIN, the PATH, or the newest version in Debian's folder. */
function findPrograms() {
  const installed = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, "bin"))
    : [];
  const folders = [
    ...(process.env.PG_BIN ? [process.env.PG_BIN] : []),
    ...(process.env.PATH ?? "").split(delimiter),
    ...installed,
  ];
  const found = folders.find((folder) =>
    ["initdb", "postgres", "psql"].every((name) => existsSync(join(folder, name))),
  );
  if (found === undefined) {
    throw new Error(
      `PostgreSQL's programs (initdb, postgres, psql; ${OLDEST} or newer) are needed: install them, or set PG_BIN to their folder.`,
    );
  }
  return found;
}

function findUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => {
      const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("PostgreSQL does not run as root: run this as another user.");
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function onOneCore(program: string, args: string[]) {
  const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;
  // Other processes tend to run on the first core.
  const core = String(availableParallelism() - 1);
  return hasTaskset
    ? { command: "taskset", args: ["-c", core, program, ...args] }
    : { command: program, args };
}

export async function startPostgres() {
  const programs = findPrograms();
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), "curbfront-postgres-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) [folder, data].forEach((path) => chownSync(path, user.uid, user.gid));
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  // Sorts as in English on every machine.
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"].concat(
      "--locale-provider=icu",
      "--icu-locale=en-US",
    ),
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) {
    cleanUp();
    throw new Error(`The database could not be made: ${made.stderr}`);
  }
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { command, args } = onOneCore(join(programs, "postgres"), [
    "-D",
    data,
    "-p",
    String(port),
    "-k",
    folder,
    ...settings,
  ]);
  const server = spawn(command, args, {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  server.stderr.on("data", (chunk) => (log = (log + chunk).slice(-4000)));

  /** Runs a script; returns its output and the server's messages. */
  const psql = (script: string, options: string[] = []) => {
    const { status, stdout, stderr, error } = spawnSync(
      join(programs, "psql"),
      // prettier-ignore
      ["-X", "-q", "-A", "-t", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres",
        "-v", "ON_ERROR_STOP=1", ...options, "-f", "-", "postgres"],
      { input: script, encoding: "utf8", maxBuffer: 1 << 30 },
    );
    if (error) throw error;
    return { isDone: status === 0, stdout, stderr };
  };
  const dump = (role: string, options: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(
      join(programs, "pg_dump"),
      ["-h", "127.0.0.1", "-p", String(port), "-U", role, ...options, "postgres"],
      { encoding: "utf8", maxBuffer: 1 << 30 },
    );
    if (error) throw error;
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const connect = () => {
    const session = spawn(
      join(programs, "psql"),
      // prettier-ignore
      ["-X", "-q", "-A", "-t", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres",
        "-v", "ON_ERROR_STOP=1", "postgres"],
      { stdio: ["pipe", "pipe", "inherit"] },
    );
    const ask = (script: string): Promise<string> =>
      new Promise((done, fail) => {
        session.once("exit", () => fail(new Error(`The session ended: ${script}`)));
        session.stdout.once("data", (chunk) => done(String(chunk).trim().split("\n").at(-1) ?? ""));
        session.stdin.write(`${script}\n`);
      });
    return { ask, end: () => session.stdin.end() };
  };
  const stop = async () => {
    const isOver = server.exitCode === null ? once(server, "exit") : null;
    server.kill("SIGINT");
    await isOver;
    cleanUp();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void stop().then(() => process.exit(1)));
  }
  const deadline = Date.now() + START_MS;
  while (!psql("select 1").isDone) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL did not start: ${log}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return { psql, dump, connect, stop };
}

export type Server = Awaited<ReturnType<typeof startPostgres>>;
export type Psql = Server["psql"];
