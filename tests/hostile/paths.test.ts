import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestBackend } from "@tests/rls/support/test-backend";
import { serveApi } from "../../server/serving/serve-api.ts";
import { reportAttempts } from "./report-attempts.ts";

// The entry of `npm start`, behind which the embedded service has more endpoints than the API.
let server: Server;
let tried = 0;
const succeeded: string[] = [];

beforeAll(async () => {
  const backend = await openTestBackend();
  const serve = serveApi(async ({ method, url, headers, body }) => {
    const { pathname, search } = new URL(url);
    const sent = body === null ? {} : { body: new Uint8Array(body) };
    const answer = await backend.fetch(`${backend.origin}${pathname}${search}`, {
      method,
      headers,
      ...sent,
    });
    return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
  });
  server = createServer((request, answer) =>
    serve(request, answer, () => answer.writeHead(404).end()),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  reportAttempts("paths", tried, succeeded.length);
});

async function ask(path: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const sent = request({
    host: "127.0.0.1",
    port,
    path,
    headers: { ...headers, Connection: "close" },
  });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode ?? 0, text };
}

const BEYOND =
  "auth/v1/admin/users _system/config _system rest/v1/users storage/v1/bucket pg/query graphql/v1 functions/v1/x realtime/v1/websocket v1/projects/x/db/exec admin static/favicon.ico mcp .env .env.local package.json".split(
    " ",
  );
const WAYS =
  "/ // /rest/v1/../ /rest/v1/../../ /rest/v1/%2e%2e/%2e%2e/ /rest/v1/..%2f..%2f /rest/v1/.%2e/.%2e/ /rest/v1// /rest/v1/;/ /rest/v1/..;/..;/ /rest/v1/%00/ /rest/v1/blogs/../../../ /rest/v1\\..\\..\\ /REST/V1/ /auth/v1/..%2f..%2f /auth/v1/../../ /%2e%2e/ /rest/v1/%252e%252e/ /rest/v1/http://localhost/ http://localhost/ http://evil.example/rest/v1/../../".split(
    " ",
  );
const headersFor = (path: string): Record<string, string>[] => [
  {},
  { "X-Original-URL": `/${path}`, "X-Rewrite-URL": `/${path}`, "X-Forwarded-Prefix": "/" },
  { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-For": "127.0.0.1" },
  { "X-Forwarded-Proto": "https", Forwarded: "for=127.0.0.1;host=localhost", "X-Real-IP": "::1" },
];

it("lead to the API or to nothing, however they are spelled", async () => {
  for (const path of BEYOND) {
    for (const way of WAYS) {
      for (const headers of headersFor(path)) {
        tried += 1;
        const { status, text } = await ask(`${way}${path}`, headers);
        if (status < 400) succeeded.push(`${way}${path}: ${status} ${text.slice(0, 200)}`);
      }
    }
  }
  expect(succeeded).toEqual([]);
});
