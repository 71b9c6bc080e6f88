import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";

/** A migrated and seeded data folder, made once per run and copied by every server. */
export const templateFolder = () => join(process.env.E2E_DATA ?? "", "template");

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const preloading = (files: string[]) =>
  files.map((file) => `--import=${pathToFileURL(resolve(file)).href}`).join(" ");

/**
 * A server's environment on the embedded backend: the run's clock, and nothing of the developer's .env, such as
 * a hosted project or mail.
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
  port?: number;
  variables?: Record<string, string>;
  preload?: string[];
};

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

  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}
