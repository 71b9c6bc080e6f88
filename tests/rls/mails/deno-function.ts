import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { openTestBackend } from "../support/test-backend.ts";

const { runInstall } = createRequire(import.meta.url)("deno/install_api.cjs") as {
  runInstall: () => string;
};

/** Serves the test database over HTTP like a hosted project. */
export async function openProject() {
  const backend = await openTestBackend();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = Object.entries(request.headers).filter(([name]) => name !== "connection");
      void backend
        .fetch(`${backend.origin}${request.url ?? "/"}`, {
          method: request.method ?? "GET",
          headers: headers as [string, string][],
          body: Buffer.concat(chunks),
        })
        .then(async (answer) => {
          response.writeHead(answer.status, { "Content-Type": "application/json" });
          response.end(await answer.text());
        });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs a built function in Deno without file access, restricted to this machine. */
export async function runFunction(name: string, env: Record<string, string>) {
  const file = fileURLToPath(
    new URL(`../../../supabase/functions/${name}/dist/index.js`, import.meta.url),
  );
  const allowed = [
    "--allow-net=127.0.0.1",
    "--allow-env",
    "--allow-sys",
    "--no-remote",
    "--no-npm",
  ];
  const deno = spawn(runInstall(), ["run", "--no-prompt", "--no-config", ...allowed, file], {
    env: {
      PATH: process.env.PATH,
      DENO_DIR: `${tmpdir()}/curbfront-deno`,
      DENO_NO_UPDATE_CHECK: "1",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      NO_COLOR: "1",
      ...env,
    },
  });
  let output = "";
  const address = await new Promise<string>((found, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url !== undefined) found(url);
    };
    deno.stdout.on("data", read);
    deno.stderr.on("data", read);
    deno.once("exit", () => fail(new Error(`The function ended: ${output}`)));
  });
  return {
    url: address,
    output: () => output,
    close: async () => {
      deno.removeAllListeners("exit");
      deno.kill("SIGKILL");
      await once(deno, "exit");
    },
  };
}
