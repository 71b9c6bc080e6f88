import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { apiTransport } from "./api-transport.ts";
import { calendarAttachment, FinalError } from "./transport.ts";

const PATIENT_MS = 60_000;

const message = {
  key: "m1",
  from: '"Curbfront" <hello@curbfront.example>',
  to: { name: "Elaine", address: "elaine@brackroofing.example" },
  replyTo: "hello@curbfront.example",
  subject: "We have your request",
  text: "Text",
  html: "<p>HTML</p>",
  messageId: "<mail.1@curbfront.example>",
  inReplyTo: null,
  references: [],
  headers: { "Auto-Submitted": "auto-generated" },
  attachments: [],
};

const closings: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

async function openService(status: number | undefined, body = '{"message": "As it is"}') {
  const requests: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      requests.push({ headers: request.headers, body: JSON.parse(text) });
      if (status !== undefined) response.writeHead(status).end(body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  return {
    requests,
    transport: apiTransport({
      url,
      key: "secret",
      answerMs: status === undefined ? 300 : PATIENT_MS,
    }),
  };
}

it("hands a mail over as JSON, under a key by which it is sent once", async () => {
  const { requests, transport } = await openService(200);
  await transport.send(message);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers).toMatchObject({
    authorization: "Bearer secret",
    "idempotency-key": "m1",
  });
  expect(requests[0]?.body).toEqual({
    from: message.from,
    to: ["elaine@brackroofing.example"],
    subject: "We have your request",
    html: "<p>HTML</p>",
    text: "Text",
    reply_to: "hello@curbfront.example",
    headers: { "Auto-Submitted": "auto-generated", "Message-ID": "<mail.1@curbfront.example>" },
  });
  await transport.send({
    ...message,
    attachments: [calendarAttachment("BEGIN:VCALENDAR")],
  });
  expect(requests[1]?.body).toMatchObject({
    attachments: [
      {
        filename: "curbfront-demo.ics",
        content: btoa("BEGIN:VCALENDAR"),
        content_type: "text/calendar; charset=utf-8; method=PUBLISH",
      },
    ],
  });
});

it.each([
  [422, true],
  [400, true],
  [401, false],
  [403, false],
  [429, false],
  [500, false],
  [undefined, false],
])("an answer of %s is final: %s", async (status, isFinal) => {
  const { transport } = await openService(status);
  const error: unknown = await transport.send(message).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof FinalError).toBe(isFinal);
  expect(String(error)).not.toContain("secret");
});

it.each([
  [409, "invalid_idempotent_request"],
  [422, "invalid_idempotent_request"],
])("%s for a key that came with another body says that it was taken: %s", async (status, name) => {
  const { transport } = await openService(status, JSON.stringify({ statusCode: status, name }));
  await expect(transport.send(message)).resolves.toBeUndefined();
});

it("is retried where the service refuses our sender, as in any mail", async () => {
  const { transport } = await openService(422, '{"name": "invalid_from_address"}');
  const error: unknown = await transport.send(message).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(FinalError);
});

it("is tried again where the same is still being taken", async () => {
  const { transport } = await openService(409, '{"name": "concurrent_idempotent_requests"}');
  const error: unknown = await transport.send(message).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(FinalError);
});
