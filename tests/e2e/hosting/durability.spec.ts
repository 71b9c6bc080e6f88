import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request as newRequest } from "@playwright/test";
import { createPost } from "../support/open-page";
import { expect, test } from "../support/test";

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

type Server = { process: ChildProcess; output: string };

function start(port: number, folder: string): Server {
  const child = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "preview"], {
    env: {
      ...process.env,
      PORT: String(port),
      CURBFRONT_DATABASE_URL: folder,
      VITE_SUPABASE_URL: "",
      VITE_DEMO: "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const server = { process: child, output: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (server.output += text.toString()));
  }
  return server;
}

async function kill({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("a post survives the sudden end of the server", async () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), "curbfront-durability-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const api = await newRequest.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Connection: "close" },
  });
  const status = (path: string) =>
    api.get(path).then(
      (answer) => answer.status(),
      () => 0,
    );
  const isUp = (started: Server) =>
    expect
      .poll(() => status("/blog"), { timeout: 230_000 })
      .toBe(200)
      .catch((error: Error) => {
        throw new Error(`The server did not start. It said:\n${started.output}`, { cause: error });
      });
  let server = start(port, folder);
  try {
    await isUp(server);
    const { slug, title } = await createPost(api, {}, origin);
    await kill(server);
    expect(await status("/blog")).toBe(0);
    server = start(port, folder);
    await isUp(server);
    const answer = await api.get(`/blog/${slug}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(title);
  } finally {
    await api.dispose();
    await kill(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
});
