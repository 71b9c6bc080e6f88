import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openMailService } from "./fake-mail-service.ts";
import {
  sendDueMails,
  type Sending,
} from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import { apiTransport } from "../../../supabase/functions/_shared/mail/transports/api-transport.ts";
import { freshId, looseClient, ROWS } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";
import { arrangeRowsWithoutMails, sendingBy, storedMails } from "./stored-mails.ts";

let backend: TestBackend;
let service: Awaited<ReturnType<typeof openMailService>>;
let sending: Sending;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();
beforeEach(async () => {
  service = await openMailService();
  sending = await sendingBy(apiTransport({ url: service.url, key: "secret" }));
  vi.useFakeTimers({ toFake: ["Date"] });
  await backend.sql(`insert into public.mails (kind, occasion, to_email, to_name, lead_id, data)
    values ('demo-booked', '${freshId()}', 'elaine@brackroofing.example', 'Elaine', '${ROWS.lead.real}',
      '{"reference": "CF-1A2B3C4D", "booking": {"uid": "CF-1A2B3C4D", "version": 1, "host": "Sam",
        "startsAt": "2036-12-01T15:30:00Z", "endsAt": "2036-12-01T15:50:00Z"}}')`);
});
afterEach(() => {
  vi.useRealTimers();
  service.close();
});

/** The embedded database uses the same clock. */
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

async function sendAndDie(): Promise<void> {
  const call: Sending["call"] = (name, args) =>
    name === "mail_sent" ? Promise.reject(new Error("killed")) : sending.call(name, args);
  await expect(sendDueMails({ ...sending, call })).rejects.toThrow("killed");
  wait(11);
}

const retry = async () => {
  const [mail] = await storedMails();
  await looseClient(backend, "sales").rpc("retry_mail", { mail_id: mail?.id }).throwOnError();
};
const states = async () => (await storedMails()).map(({ state }) => state);

it("after a crash is the same mail for the service, character by character", async () => {
  await sendAndDie();
  expect(await sendDueMails(sending)).toBe(1);
  expect(await states()).toEqual(["sent"]);
  expect(service.mails).toHaveLength(1);
  expect(service.refused()).toBe(0);
});

it("was sent where the service took it under another sender's address", async () => {
  await sendAndDie();
  sending.from = { name: "Curbfront", address: "office@curbfront.example" };
  expect(await sendDueMails(sending)).toBe(1);
  expect(service.refused()).toBe(1);
  expect(await states()).toEqual(["sent"]);
  expect(service.mails).toHaveLength(1);
});

it("that bounced is sent again when a person retries it", async () => {
  await sendDueMails(sending);
  await backend.sql("update public.mails set state = 'failed' where not is_sample");
  wait(30);
  await retry();
  expect(await sendDueMails(sending)).toBe(1);
  expect(await states()).toEqual(["sent"]);
  expect(service.mails).toHaveLength(2);
});

it("that waits for its next try keeps its key when it is retried sooner", async () => {
  const unheard: Sending["transport"] = {
    send: (mail) => sending.transport.send(mail).then(() => Promise.reject(new Error("timeout"))),
    close: () => undefined,
  };
  await sendDueMails({ ...sending, transport: unheard });
  expect(await states()).toEqual(["queued"]);
  wait(1);
  await retry();
  expect(await sendDueMails(sending)).toBe(1);
  expect(await states()).toEqual(["sent"]);
  expect(service.mails).toHaveLength(1);
});
