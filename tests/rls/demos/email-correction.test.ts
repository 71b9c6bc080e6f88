import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { arrangeOneHost, forgetDemos } from "./linked-demos.ts";
import { looseClient } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend } from "../support/test-backend.ts";
import { contact, demo, nextAddress, submit, type Payload } from "../leads/lead-forms.ts";

beforeAll(async () => void (await openTestBackend()));
beforeEach(arrangeOneHost);
afterAll(forgetDemos);

const sql = async (text: string) => (await openTestBackend()).sql(text);

let ids = 0;
const newId = () => (ids += 1).toString(16).padStart(32, "a");

async function send(payload: Payload = contact, address = nextAddress()) {
  const requestId = newId();
  const { status, body } = await submit({ ...payload, requestId }, address);
  expect(status).toBe(200);
  return { requestId, reference: body.reference };
}

async function correct(requestId: string, email: string): Promise<string | null> {
  const visitor = looseClient(await openTestBackend(), "visitor");
  const { error } = await visitor.rpc("correct_email", { request_id: requestId, email });
  return error?.hint ?? null;
}

const emailOf = async (reference: string) =>
  (await one<{ email: string }>(`select email from public.leads where reference = '${reference}'`))
    .email;
const payloadOf = async (reference: string) =>
  (
    await one<{ payload: Payload }>(
      `select payload from public.lead_submissions where reference = '${reference}'`,
    )
  ).payload;
const mailed = async () =>
  (await sql(`select to_email, kind, state from public.mails
    where not is_sample and staff_id is null order by created_at, to_email`)) as {
    to_email: string;
    kind: string;
    state: string;
  }[];

it("reaches the lead, what it said and the mail that waits, and keeps what was typed first", async () => {
  const { requestId, reference } = await send();
  expect(await correct(requestId, " Elaine@Right.example ")).toBeNull();
  expect(await emailOf(reference)).toBe("elaine@right.example");
  expect(await payloadOf(reference)).toMatchObject({
    email: "elaine@right.example",
    emailsBefore: [contact.email],
  });
  expect(await mailed()).toEqual([
    { to_email: "elaine@right.example", kind: "request-received", state: "queued" },
  ]);
  const alerts = await sql(
    "select data ->> 'email' as email from public.mails where kind = 'new-lead' and not is_sample",
  );
  expect(new Set(alerts.map((row) => (row as { email: string }).email))).toEqual(
    new Set(["elaine@right.example"]),
  );
});

it("sends again what has gone to the wrong address, with the demo that it booked", async () => {
  const { requestId, reference } = await send({ ...(await demo()), email: "ana@gmial.com" });
  await sql(`update public.mails set state = 'sent', sent_at = now(), taken_at = now()
    where occasion = 'request-received ${reference}'`);
  expect(await correct(requestId, "ana@gmail.com")).toBeNull();
  expect(await mailed()).toEqual(
    [
      { to_email: "ana@gmail.com", kind: "request-received", state: "queued" },
      { to_email: "ana@gmial.com", kind: "request-received", state: "sent" },
    ].toSorted((a, b) => (a.state === b.state ? 0 : a.state === "sent" ? -1 : 1)),
  );
  const { data } = await one<{ data: { booking?: unknown } }>(
    `select data from public.mails where occasion = 'request-received ${reference}'`,
  );
  expect(data.booking).toBeDefined();
});

it.each(["", "0", "A".repeat(32), "f".repeat(32), "' or true --"])(
  "is refused to whoever does not know the request: %j",
  async (guess) => {
    const { reference } = await send();
    expect(await correct(guess, "thief@else.example")).toBe("unknown");
    expect(await emailOf(reference)).toBe(contact.email);
  },
);

it("is refused to people who know only the reference", async () => {
  const { reference } = await send();
  expect(await correct(reference, "thief@else.example")).toBe("unknown");
});

it.each(["", "no address", "two@at@signs.example", `${"x".repeat(255)}@long.example`])(
  "is refused where it is no address: %j",
  async (email) => {
    const { requestId, reference } = await send();
    expect(await correct(requestId, email)).toBe("invalid");
    expect(await emailOf(reference)).toBe(contact.email);
  },
);

it("is refused an hour later, and the fourth time", async () => {
  const { requestId, reference } = await send();
  for (const nth of [1, 2, 3]) {
    expect(await correct(requestId, `elaine@${nth}.example`)).toBeNull();
  }
  expect(await correct(requestId, "elaine@4.example")).toBe("too-often");
  expect(await emailOf(reference)).toBe("elaine@3.example");
  const late = await send({ ...contact, email: "late@one.example" });
  await sql(`update public.lead_submissions set created_at = now() - interval '61 minutes'
    where reference = '${late.reference}'`);
  expect(await correct(late.requestId, "late@two.example")).toBe("over");
  expect(await emailOf(late.reference)).toBe("late@one.example");
});

it("takes nobody's lead: where others wrote by it, only what this request said changes", async () => {
  const theirs = await send({ ...contact, email: "owner@trade.example" });
  const stranger = await send({ ...contact, email: "owner@trade.example", message: "Hello" });
  for (const { requestId, reference } of [stranger, theirs]) {
    expect(await correct(requestId, "thief@else.example")).toBeNull();
    expect(await emailOf(theirs.reference)).toBe("owner@trade.example");
    expect((await payloadOf(reference)).email).toBe("thief@else.example");
  }
});

it("mails no stranger more than any form may", async () => {
  for (const nth of [1, 2, 3]) {
    const { requestId } = await send({ ...contact, email: `one@${nth}.example` });
    expect(await correct(requestId, "victim@trade.example")).toBeNull();
  }
  const toVictim = (await mailed()).filter(({ to_email: to }) => to === "victim@trade.example");
  expect(toVictim).toHaveLength(1);
});

it("changes a quarantined request without revealing the quarantine", async () => {
  const address = nextAddress();
  for (let nth = 0; nth < 8; nth += 1)
    await send({ ...contact, email: `a@${nth}.example` }, address);
  const { requestId, reference } = await send({ ...contact, email: "aside@one.example" }, address);
  expect(await correct(requestId, "aside@two.example")).toBeNull();
  const { payload } = await one<{ payload: Payload }>(
    `select payload from private.spam_requests where reference = '${reference}'`,
  );
  expect(payload).toMatchObject({ email: "aside@two.example" });
  expect((await mailed()).some(({ to_email: to }) => to.startsWith("aside"))).toBe(false);
});
