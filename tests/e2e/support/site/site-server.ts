import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";

/** A migrated and seeded data folder, made once for each run; every server begins with a copy of it. */
export const templateFolder = () => join(process.env.E2E_DATA ?? "", "template");

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** For Node, which then loads these files of the project before everything else. */
const preloading = (files: string[]) =>
  files.map((file) => `--import=${pathToFileURL(resolve(file)).href}`).join(" ");

/**
 * The environment of a server on the embedded backend: by the run's clock, and with nothing of the
 * developer's .env, be it a hosted project or a way to send mail.
 */
export const serverEnvironment = (preload: string[] = []) => ({
  ...process.env,
  NODE_OPTIONS: preloading(["tests/clock/shifted.mjs", ...preload]),
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "",
  VITE_DEMO: "",
  VITE_STRIPE_PAYMENT_LINK: "",
  SMTP_URL: "",
  MAIL_API_URL: "",
});

type Options = {
  /** A free one, if nothing is said. */
  port?: number;
  variables?: Record<string, string>;
  /** Files of the project that the server loads before everything else. */
  preload?: string[];
};

/** The built site on a port and a database of its own. Its data goes with the run's. */
export class SiteServer {
  private child: ChildProcess | null = null;
  private output = "";
  private readonly folder: string;

  private constructor(
    readonly port: number,
    private readonly options: Options,
  ) {
    this.folder = mkdtempSync(join(process.env.E2E_DATA ?? "", "server-"));
    cpSync(templateFolder(), this.folder, { recursive: true });
    process.once("exit", () => this.child?.kill("SIGKILL"));
  }

  /** Resolves once the database answers. */
  static async start(options: Options = {}): Promise<SiteServer> {
    const server = new SiteServer(options.port ?? (await freePort()), options);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The status of the answer to this path; 0 when there is none. */
  async status(path: string): Promise<number> {
    const headers = { Connection: "close", apikey: process.env.CURBFRONT_PUBLISHABLE_KEY ?? "" };
    const answer = await fetch(this.origin + path, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  }

  /** Starts it again on the same data, after `kill`. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "preview"], {
      env: {
        ...serverEnvironment(this.options.preload),
        PORT: String(this.port),
        CURBFRONT_DATABASE_URL: this.folder,
        ...this.options.variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    this.output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => (this.output += text.toString()));
    }
    await expect
      .poll(() => this.status("/auth/v1/health"), { timeout: 60_000 })
      .toBe(200)
      .catch(async (error: Error) => {
        await this.kill();
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
