import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, request, type APIRequestContext } from "@playwright/test";
import { storeAttackPosts, type AttackPosts } from "./attack-posts.ts";

export type OwnSite = {
  origin: string;
  api: APIRequestContext;
  stop: () => Promise<void>;
};
export type AttackedSite = OwnSite & { posts: AttackPosts };

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The built site on a database of its own, so that no other test meets what is stored in it. */
export async function startOwnSite(): Promise<OwnSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "preview"], {
    env: {
      ...process.env,
      PORT: String(port),
      CURBFRONT_DATABASE_URL: "memory://attacked",
      VITE_SUPABASE_URL: "",
      VITE_DEMO: "",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  const api = await request.newContext({
    baseURL: origin,
    // Otherwise the next request may go out as the server ends an idle connection.
    extraHTTPHeaders: { Connection: "close" },
  });
  const stop = async () => {
    await api.dispose();
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  try {
    const status = () =>
      api.get("/blog").then(
        (answer) => answer.status(),
        () => 0,
      );
    await expect.poll(status, { timeout: 400_000 }).toBe(200);
    return { origin, api, stop };
  } catch (error) {
    await stop();
    throw new Error(`The site did not start. It said:\n${complaints.slice(0, 2000)}`, {
      cause: error,
    });
  }
}

/** With a post for every attack. */
export async function startAttackedSite(): Promise<AttackedSite> {
  const site = await startOwnSite();
  try {
    return { ...site, posts: await storeAttackPosts(site.api, site.origin) };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
