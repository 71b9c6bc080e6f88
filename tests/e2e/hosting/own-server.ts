import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect } from "@playwright/test";

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The built site on a port and a data folder of its own, for tests that end it. */
export class OwnServer {
  private child: ChildProcess | null = null;
  private output = "";

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly variables: Record<string, string>,
  ) {}

  /** Begins without running. */
  static async on(folder: string, variables: Record<string, string> = {}): Promise<OwnServer> {
    return new OwnServer(await freePort(), folder, variables);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Of an answer to this path; 0 when there is none. */
  async status(path: string): Promise<number> {
    const headers = { Connection: "close" };
    const answer = await fetch(this.origin + path, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  }

  /** Resolves once a page that needs the database is served. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "preview"], {
      env: {
        ...process.env,
        PORT: String(this.port),
        CURBFRONT_DATABASE_URL: this.folder,
        VITE_SUPABASE_URL: "",
        VITE_DEMO: "",
        ...this.variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    this.output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => (this.output += text.toString()));
    }
    // Only ends what would never end: on a busy machine its data alone may take minutes.
    await expect
      .poll(() => this.status("/blog"), { timeout: 540_000 })
      .toBe(200)
      .catch((error: Error) => {
        throw new Error(`The server did not start. It said:\n${this.output}`, { cause: error });
      });
  }

  /** In the middle of whatever it does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

/** Held against an article, it would be tried for years. */
export const ENDLESS = String.raw`(.+)(.+)(.+)\1\2\3`;
