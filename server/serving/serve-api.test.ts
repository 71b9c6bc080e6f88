import { createServer, request as newRequest, type IncomingMessage, type Server } from "node:http";
import { once } from "node:events";
import { type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ApiRequest } from "../backend/worker-backend.ts";
import { serveApi } from "./serve-api.ts";

let server: Server;
let port: number;
const requests: ApiRequest[] = [];
const senders: (string | undefined)[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  const serve = serveApi((request, from) => {
    requests.push(request);
    senders.push(from);
    return Promise.resolve({ status: 201, headers: [["x-of", "api"]], body: "made" });
  });
  server = createServer((request, response) => {
    serve(request, response, (error?: unknown) => {
      if (error !== undefined) failures.push(error);
      response.writeHead(404).end("no API");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

async function ask(path: string, method = "GET", body?: Buffer, more?: Record<string, string>) {
  const headers = { "X-A": "1", ...more };
  const sent = newRequest({ port, host: "127.0.0.1", path, method, headers });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, headers: answer.headers, text };
}

it("passes a request on unchanged, and returns its answer with no-store", async () => {
  const { status, headers, text } = await ask("/rest/v1/blogs?a=%C3%A9", "POST", Buffer.from("é"));
  expect([status, text, headers["x-of"], headers["cache-control"]]).toEqual([
    201,
    "made",
    "api",
    "no-store",
  ]);
  const request = requests.at(-1);
  expect(request).toMatchObject({
    method: "POST",
    url: `http://127.0.0.1:${port}/rest/v1/blogs?a=%C3%A9`,
  });
  expect(new TextDecoder().decode(request?.body ?? undefined)).toBe("é");
  expect(request?.headers).toContainEqual(["x-a", "1"]);
});

it.each([
  "/_system/config",
  "/_system",
  "/rest/v1/../../_system/config",
  "/rest/v1/%2e%2e/%2E%2e/_system/config",
  "/rest/v1\\..\\..\\_system/config",
  "/auth/v12/token",
  "/restv1",
  "/rest/v2/blogs",
  "/storage/v1/bucket",
  "/storage/v1/bucket/attachments",
  "/storage/v1/object",
  "/storage/v1/object/../bucket",
  "/storage/v1/object/%2e%2e/bucket",
  "/storage/v1/object/sign/attachments",
  "/storage/v1/object/sign/attachments/0f?token=x",
  "/storage/v1/object/%73ign/attachments/0f?token=x",
  "/storage/v1/object/s%69gn%2Fattachments/0f?token=x",
  "/storage/v1/object//sign/attachments/0f?token=x",
  "/storage/v1/object/upload/sign/attachments/0f?token=x",
  "/storage/v1/object/attachments/%",
  "/storage/v1/status",
  "/storage/v1/upload/resumable",
  "/storage/v1/s3/attachments",
  "//rest/v1",
  "/pricing",
])("knows that %s is none of it", async (path) => {
  const count = requests.length;
  expect(await ask(path)).toMatchObject({ status: 404, text: "no API" });
  expect(requests).toHaveLength(count);
});

it("identifies the client like the forms do: behind a proxy, by the header named in a variable", async () => {
  const from = { "X-Real-IP": "2001:db8:1:2:3::4" };
  await ask("/auth/v1/token", "POST", undefined, from);
  vi.stubEnv("CURBFRONT_ADDRESS_HEADER", "X-Real-IP");
  await ask("/auth/v1/token", "POST", undefined, from);
  vi.unstubAllEnvs();
  expect(senders.slice(-2)).toEqual(["", "2001:db8:1:2"]);
});

it("refuses a body that is too large, in the service's words", async () => {
  const count = requests.length;
  const { status, text } = await ask("/rest/v1/blogs", "POST", Buffer.alloc(8 * 1024 * 1024 + 1));
  expect(status).toBe(413);
  expect(JSON.parse(text)).toMatchObject({ code: "PGRST102", message: expect.any(String) });
  const auth = await ask("/auth/v1/token", "POST", Buffer.alloc(9 * 1024 * 1024));
  expect(auth.status).toBe(413);
  expect(JSON.parse(auth.text)).toMatchObject({ code: 413, error_code: "bad_json" });
  expect(requests).toHaveLength(count);
});

it("takes a file of 25 MB, and refuses a larger one in the words of the storage service", async () => {
  const most = 25 * 1024 * 1024;
  const path = "/storage/v1/object/attachments/0f";
  expect((await ask(path, "POST", Buffer.alloc(most))).status).toBe(201);
  expect(requests.at(-1)?.body).toHaveLength(most);
  const count = requests.length;
  const { status, text } = await ask(path, "POST", Buffer.alloc(most + 1));
  expect(status).toBe(413);
  expect(JSON.parse(text)).toEqual({
    statusCode: "413",
    error: "PGRST102",
    message: expect.any(String),
  });
  expect(requests).toHaveLength(count);
});

it("refuses a method that is none of the API's", async () => {
  expect((await ask("/rest/v1/blogs", "TRACE")).status).toBe(405);
});

it("drops a client that disconnects in the middle of a body", async () => {
  const path = "/rest/v1/blogs";
  const sent = newRequest({ port, host: "127.0.0.1", path, method: "POST" });
  sent.on("error", () => undefined);
  const arrived = once(server, "request") as Promise<[IncomingMessage]>;
  sent.write("half");
  const [received] = await arrived;
  const closed = once(received, "close").catch(() => undefined);
  sent.destroy();
  await closed;
  const count = requests.length;
  expect((await ask(path)).status).toBe(201);
  expect(requests).toHaveLength(count + 1);
  expect(failures).toEqual([]);
});
