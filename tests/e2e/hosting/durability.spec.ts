import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request as newRequest, type APIRequestContext } from "@playwright/test";
import { createPost, ownerHeaders } from "../support/open-page";
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

/** Held against an article, it would be tried for years. */
const ENDLESS = String.raw`(.+)(.+)(.+)\1\2\3`;

test.describe("a server of its own", () => {
  // One after the other, on the same data.
  test.describe.configure({ mode: "serial", timeout: 600_000 });
  let folder: string;
  let port: number;
  let origin: string;
  let api: APIRequestContext;
  let server: Server;

  const status = (path: string) =>
    api.get(path).then(
      (answer) => answer.status(),
      () => 0,
    );
  async function startServer(): Promise<void> {
    server = start(port, folder);
    await expect
      .poll(() => status("/blog"), { timeout: 230_000 })
      .toBe(200)
      .catch((error: Error) => {
        throw new Error(`The server did not start. It said:\n${server.output}`, { cause: error });
      });
  }
  async function expectPost({ slug, title }: { slug: string; title: string }): Promise<void> {
    const answer = await api.get(`/blog/${slug}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(title);
  }

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "curbfront-durability-"));
    port = await freePort();
    origin = `http://localhost:${port}`;
    api = await newRequest.newContext({
      baseURL: origin,
      extraHTTPHeaders: { Connection: "close" },
    });
    await startServer();
  });
  test.afterAll(async () => {
    await api.dispose();
    await kill(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  test("answers while a request never ends, and ends it without losing anything", async () => {
    const before = await createPost(api, {}, origin);
    let isHanging = true;
    const hanging = api
      .get("/rest/v1/blogs", {
        params: { select: "id", full_content: `match.${ENDLESS}` },
        headers: await ownerHeaders(api, origin),
      })
      .finally(() => (isHanging = false));
    let meanwhile = 0;
    while (isHanging) {
      expect(await status("/terms")).toBe(200);
      if (isHanging) meanwhile += 1;
    }
    expect(meanwhile).toBeGreaterThan(10);
    const answer = await hanging;
    expect(answer.status()).toBe(504);
    expect(await answer.json()).toEqual({
      code: "57014",
      message: "canceling statement due to statement timeout",
      details: null,
      hint: null,
    });
    await expectPost(before);
    await expectPost(await createPost(api, {}, origin));
  });

  test("has a post again after its sudden end", async () => {
    const post = await createPost(api, {}, origin);
    await kill(server);
    expect(await status("/blog")).toBe(0);
    await startServer();
    await expectPost(post);
  });
});
