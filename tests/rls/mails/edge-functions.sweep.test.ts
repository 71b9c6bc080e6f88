import { Buffer } from "node:buffer";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { buildFunctions } from "../../../scripts/build-functions.mjs";
import { rawMessage } from "../../fixtures/inbound-messages.ts";
import { openMailServer } from "../../mail-server.ts";
import { contact, forgetLeads, submit } from "../leads/lead-forms.ts";
import { looseClient, removeRows } from "../support/crm-rows.ts";
import { openTestBackend } from "../support/test-backend.ts";
import { openProject, runFunction } from "./deno-function.ts";
import { forgetMails, storedMails } from "./stored-mails.ts";

const APP_ENV = {
  supabaseUrl: null,
  publishableKey: "sb_publishable_unit",
  siteUrl: "https://www.curbfront.example",
  isDemo: true,
  stripePaymentLink: null,
  errorEndpoint: null,
};

let project: Awaited<ReturnType<typeof openProject>>;
const closings: (() => unknown)[] = [];
beforeAll(async () => {
  await removeRows(await openTestBackend());
  await buildFunctions({ __APP_ENV__: JSON.stringify(APP_ENV), __IS_DEMO__: "true" });
  project = await openProject();
});
beforeEach(async () => {
  await forgetLeads();
  await forgetMails();
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});
afterAll(async () => {
  project.close();
  await forgetLeads();
  await forgetMails();
  await (await openTestBackend()).sql("delete from public.inbound_mails where not is_sample");
});

async function run(name: string, env: Record<string, string>) {
  const secrets = JSON.stringify({ default: process.env.CURBFRONT_SECRET_KEY });
  const running = await runFunction(name, {
    SUPABASE_URL: project.url,
    SUPABASE_SECRET_KEYS: secrets,
    SEND_MAILS_KEY: "schedule-key",
    INBOUND_MAIL_KEY: "inbound-key",
    ...env,
  });
  closings.push(running.close);
  return running;
}
const ask = async (url: string, key: string) => {
  const headers = { "X-Send-Mails-Key": key };
  const answer = await fetch(url, { method: "POST", headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

async function queueRequest(): Promise<number> {
  const { sql } = await openTestBackend();
  await sql(`select public.queue_timed_mails();
    update public.mails set state = 'sent' where state = 'queued' and not is_sample`);
  await submit(contact);
  return (await storedMails()).filter(({ state }) => state === "queued").length;
}

async function openMailApi() {
  const taken: { to: string[]; reply_to: string; headers: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      taken.push(JSON.parse(text) as (typeof taken)[number]);
      response.writeHead(200).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  return { taken, env: { MAIL_API_URL: url, MAIL_API_KEY: "api-key" } };
}

it("send-mails, run by Deno, sends due mails once by a mail service, and only with the key", async () => {
  const { taken, env } = await openMailApi();
  const queued = await queueRequest();
  const { url } = await run("send-mails", env);
  expect((await ask(url, "guess")).status).toBe(401);
  expect((await fetch(url)).status).toBe(405);
  expect(taken).toEqual([]);
  expect(await ask(url, "schedule-key")).toEqual({ status: 200, body: { mails: queued } });
  expect(await ask(url, "schedule-key")).toEqual({ status: 200, body: { mails: 0 } });
  expect(taken).toHaveLength(queued);
  const ours = taken.find(({ to }) => to[0] === contact["email"]);
  expect(ours?.reply_to).toMatch(/^hello\+[0-9a-f]{32}@curbfront\.example$/);
  expect((await storedMails()).every(({ state }) => state === "sent")).toBe(true);
});

it("send-mails sends over SMTP, and says which ports a hosted function cannot reach", async () => {
  const server = await openMailServer();
  closings.push(server.close);
  const queued = await queueRequest();
  const MAIL_FROM = "Curbfront Mail <mail@curbfront.example>";
  const { url, output } = await run("send-mails", { SMTP_URL: server.url, MAIL_FROM });
  expect(await ask(url, "schedule-key"), output()).toMatchObject({ body: { mails: queued } });
  expect(server.mails).toHaveLength(queued);
  expect(server.mails[0]).toContain("From: Curbfront Mail <mail@curbfront.example>");
  expect(server.mails[0]).toMatch(/^Message-ID: <mail\.[\w-]+@curbfront\.example>/im);
  const unnamed = await run("send-mails", { SMTP_URL: server.url, MAIL_FROM: "Curbfront" });
  expect((await ask(unnamed.url, "schedule-key")).body["error"]).toMatch(/^MAIL_FROM must be/);
  const closed = await run("send-mails", { SMTP_URL: "smtp://mail.example:587" });
  const { status, body } = await ask(closed.url, "schedule-key");
  expect(status).toBe(503);
  expect(body["error"]).toMatch(/465/);
});

it("send-mails without a transport or its key claims no mail", async () => {
  await submit(contact);
  const { url } = await run("send-mails", {});
  expect((await ask(url, "schedule-key")).status).toBe(503);
  const keyless = await run("send-mails", { SEND_MAILS_KEY: "" });
  expect((await ask(keyless.url, "")).status).toBe(401);
  expect((await storedMails()).every(({ state }) => state === "queued")).toBe(true);
});

it("inbound-mail, run by Deno, stores a message once, and only with the key", async () => {
  const { url } = await run("inbound-mail", {});
  const hand = (key: string, body: string) =>
    fetch(url, { method: "POST", headers: { "X-Inbound-Mail-Key": key }, body });
  const fields = { From: "stranger@deno.example", Subject: "By Deno", "Content-Type": "text/html" };
  const raw = rawMessage(fields, "<p>Hello.</p>");
  expect((await hand("guess", raw)).status).toBe(401);
  expect(await (await hand("inbound-key", raw)).json()).toMatchObject({ outcome: "waiting" });
  expect(await (await hand("inbound-key", raw)).json()).toEqual({ outcome: "repeated" });
  const login = { Authorization: `Basic ${btoa("mail:inbound-key")}` };
  expect((await fetch(url, { method: "POST", headers: login, body: raw })).status).toBe(200);
  const { sql } = await openTestBackend();
  expect(
    await sql("select body, reason from public.inbound_mails where subject = 'By Deno'"),
  ).toEqual([{ body: "Hello.", reason: "unknown" }]);
});

it("inbound-mail, run by Deno, decodes every character, and serves the message to those who may read it", async () => {
  const { url, output } = await run("inbound-mail", {});
  const raw = Buffer.from(
    rawMessage(
      { Subject: "Letters", "Content-Type": "text/plain; charset=windows-1252" },
      "\x93\xfc\x94 \x80",
    ),
    "latin1",
  );
  const answer = await fetch(url, {
    method: "POST",
    headers: { "X-Inbound-Mail-Key": "inbound-key" },
    body: new Uint8Array(raw),
  });
  const { id } = (await answer.json()) as { id: string };
  const backend = await openTestBackend();
  const bodies = await backend.sql(`select body from public.inbound_mails where id = '${id}'`);
  expect(bodies, output()).toEqual([{ body: "“ü” €" }]);
  const signedIn = await backend.fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email: "support@curbfront.example", password: "demo-only" }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const open = (bearer: string) =>
    fetch(`${url}?id=${id}`, {
      headers: { apikey: backend.publishableKey, Authorization: `Bearer ${bearer}` },
    });
  const file = await open(token);
  expect(file.headers.get("x-content-type-options"), output()).toBe("nosniff");
  expect(Buffer.from(await file.arrayBuffer())).toEqual(raw);
  expect((await open(backend.publishableKey)).status).toBe(404);
  expect((await fetch(url, { method: "OPTIONS" })).status).toBe(204);
});

it("calendar, run by Deno, is read by whoever has its address", async () => {
  const { data: key } = await looseClient(await openTestBackend(), "sales").rpc(
    "my_calendar_key",
    {},
  );
  const { url, output } = await run("calendar", {});
  expect((await fetch(`${url}?key=${"0".repeat(64)}`)).status).toBe(404);
  const answer = await fetch(`${url}?key=${String(key)}`);
  expect(await answer.text(), output()).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
