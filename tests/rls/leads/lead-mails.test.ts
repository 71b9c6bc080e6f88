import { beforeAll, describe, expect, it } from "vitest";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  endHolding,
  storedMails,
} from "../mails/stored-mails.ts";
import { freshId, looseClient, OTHER_LEAD, ROWS, storedRow, WORDS } from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";
import { contact, submit } from "./lead-forms.ts";

let backend: TestBackend;
let call: Awaited<ReturnType<typeof callFromServer>>;
beforeAll(async () => {
  backend = await openTestBackend();
  call = await callFromServer();
});
arrangeRowsWithoutMails();

const LEAD = ROWS.lead.real;
const WRITERS: Person[] = ["sales", "owner"];

const leadNow = async (id = LEAD) => (await storedRow(backend, "leads", id)) ?? {};
const setLead = (set: string, id = LEAD) =>
  backend.sql(`update public.leads set ${set}, version = version where id = '${id}'`);
const noteOf = (id: string) => storedRow(backend, "crm_notes", id);
const mails = () => storedMails("lead-mail");

/** The version is the stored one unless named. */
const send = async (person: Person, more: object = {}, lead_id = LEAD) => {
  const id = freshId();
  const args = { id, lead_id, subject: "Your request", body: "Shall I call you?", ...more };
  const { version } = await leadNow(lead_id);
  const answer = await looseClient(backend, person).rpc("send_lead_mail", { version, ...args });
  return { ...answer, id: args.id };
};
const takeBack = (person: Person, note_id: string, lead_id = LEAD) =>
  looseClient(backend, person).rpc("take_back_lead_mail", { lead_id, note_id });
const taken = async () => ((await call("take_mails", { most: 10 })) as unknown[]).length;

/** A lead by a form, whose first answer is due. */
async function waitingLead(): Promise<string> {
  await submit({ ...contact, email: "waits@brackroofing.example" });
  const [lead] = await backend.sql<{ id: string }>(
    "select id from public.leads where email = 'waits@brackroofing.example'",
  );
  return lead?.id ?? "";
}

describe("a mail to a lead", () => {
  it.each(PEOPLE)(
    "is written by who may edit leads, which the %s may or may not",
    async (person) => {
      const { error, id } = await send(person);
      const mayWrite = WRITERS.includes(person);
      if (mayWrite) expect(error).toBeNull();
      else expect(error?.code).toBe("42501");
      expect((await noteOf(id)) !== undefined).toBe(mayWrite);
      expect(await mails()).toHaveLength(mayWrite ? 1 : 0);
    },
  );

  it("is stored with the conversation and waits ten seconds in the outbox, then leaves once", async () => {
    const { data, id } = await send("sales");
    expect(data).toMatchObject({
      id: LEAD,
      notes: [{ id, kind: "email", subject: "Your request", author: { name: "A sales" } }, {}],
    });
    expect(await mails()).toMatchObject([
      {
        to_email: `${WORDS.lead}@two.example`,
        to_name: `${WORDS.lead} name`,
        data: {
          subject: "Your request",
          body: "Shall I call you?",
          author: "A sales",
          earlier: [],
        },
        reference_ids: [`lead.${LEAD}`],
      },
    ]);
    expect(await taken()).toBe(0);
    await endHolding();
    expect(await taken()).toBe(1);
    expect(await taken()).toBe(0);
  });

  it("stops the clock of the first answer, and moves nothing", async () => {
    const lead = await waitingLead();
    const { data: before } = await looseClient(backend, "sales").rpc("crm_counts");
    expect((await leadNow(lead))["first_responded_at"]).toBeNull();
    const { data } = await send("sales", {}, lead);
    expect(data).toMatchObject({ stage: "new", response: "answered" });
    const { data: after } = await looseClient(backend, "sales").rpc("crm_counts");
    const waiting = (counts: unknown) => (counts as { leads: number }).leads;
    expect(waiting(after)).toBe(waiting(before) - 1);
  });

  it("quotes the mails before it, and nothing that was noted or typed into a form", async () => {
    await setLead("message = 'Typed into a form'");
    await backend.sql(`insert into public.crm_notes (lead_id, body, kind)
      values ('${LEAD}', 'Is always in a hurry', 'call'), ('${LEAD}', 'Wrote from my phone', 'email')`);
    await send("sales", { body: "First." });
    await send("owner", { body: "Second.", subject: "Again" });
    const [first, second] = await mails();
    expect(second?.data["earlier"]).toMatchObject([{ author: "A sales", body: "First." }]);
    expect(second?.in_reply_to).toBe(first?.message_id);
    expect(JSON.stringify(second?.data)).not.toMatch(/hurry|phone|Typed/);
  });

  it("is sent once, however often it is asked for", async () => {
    const { id } = await send("sales");
    for (const version of [1, 2, 3, 99]) {
      const { data, error } = await send("sales", { id, version });
      expect(error).toBeNull();
      expect(data).toMatchObject({ id: LEAD });
    }
    const both = await Promise.all([
      send("sales", { body: "Twice.", id: "00000000-0000-4000-8000-0000000000f1" }),
      send("sales", { body: "Twice.", id: "00000000-0000-4000-8000-0000000000f1" }),
    ]);
    expect(both.filter(({ error }) => error === null).length).toBeGreaterThan(0);
    expect(await mails()).toHaveLength(2);
    // Another text under the same id is not stored over the first.
    expect((await send("sales", { id, body: "Another." })).error?.code).toBe("23505");
    // Nobody else is shown or sent anything by knowing the id.
    expect((await send("viewer", { id })).error?.code).toBe("42501");
    expect(await mails()).toHaveLength(2);
  });

  it("asks first where somebody else has written to them since", async () => {
    const { version } = await leadNow();
    expect((await send("owner", { version })).error).toBeNull();
    expect((await send("sales", { version })).error).toMatchObject({ hint: "conflict" });
    const { version: second } = await leadNow();
    expect((await send("owner", { version: second })).error).toBeNull();
    expect((await send("sales", { version: second })).error).toMatchObject({ hint: "conflict" });
    expect(await mails()).toHaveLength(2);
  });

  it("moves along when its lead is merged into another", async () => {
    const { id } = await send("sales", {}, OTHER_LEAD);
    await looseClient(backend, "sales")
      .rpc("merge_leads", {
        kept_id: LEAD,
        kept_version: (await leadNow())["version"],
        other_id: OTHER_LEAD,
        other_version: (await leadNow(OTHER_LEAD))["version"],
      })
      .throwOnError();
    const [mail] = await backend.sql(
      "select lead_id, note_id from public.mails where kind = 'lead-mail' and not is_sample",
    );
    expect(mail).toEqual({ lead_id: LEAD, note_id: id });
    await looseClient(backend, "sales")
      .rpc("undo_merge_leads", { other_id: OTHER_LEAD })
      .throwOnError();
    const [back] = await backend.sql(
      "select lead_id from public.mails where kind = 'lead-mail' and not is_sample",
    );
    expect(back).toEqual({ lead_id: OTHER_LEAD });
  });

  it("keeps its words: nobody changes, archives or forges one", async () => {
    const { id } = await send("sales");
    const notes = () => looseClient(backend, "owner").from("crm_notes");
    for (const change of [
      { body: "Never said." },
      { archived_at: "2026-11-21T12:00:00Z" },
      { kind: "note" },
    ]) {
      const { data } = await notes()
        .update({ ...change, version: 1 })
        .eq("id", id)
        .select("id");
      expect(data).toEqual([]);
    }
    const forged = {
      id: freshId(),
      lead_id: LEAD,
      kind: "email",
      body: "Forged",
      subject: "Forged",
    };
    expect((await notes().insert(forged)).error?.code).toBe("42501");
    expect(await noteOf(id)).toMatchObject({ body: "Shall I call you?", archived_at: null });
  });
});

describe("no mail is stored or queued", () => {
  const REFUSED: [string, string, string][] = [
    ["to an archived lead", "archived_at = now()", "archived"],
    ["to a lead without an address", "email = null", "no-address"],
    ["to a lead who is not to be mailed", "mailing = 'do-not-mail'", "do-not-mail"],
    [
      "to a lead who is a client",
      `stage = 'won', client_id = '${ROWS.client.real}'`,
      "already-client",
    ],
  ];
  const nothing = async (hint: string | undefined, more: object = {}) => {
    const before = await leadNow();
    const { error, id } = await send("sales", more);
    expect(error?.hint).toBe(hint);
    expect(await noteOf(id)).toBeUndefined();
    expect(await mails()).toEqual([]);
    expect(await leadNow()).toEqual(before);
  };

  it.each(REFUSED)("%s", async (_, set, hint) => {
    await setLead(set);
    await nothing(hint);
  });

  it("to an address that another record marks", async () => {
    await setLead(`email = '${WORDS.lead}@two.example', mailing = 'do-not-mail'`, OTHER_LEAD);
    await nothing("do-not-mail");
  });

  it.each([
    ["without words", { body: " \n\t" }],
    ["with more words than a mail takes", { body: "x".repeat(20_001) }],
    ["with nothing for words", { body: null }],
    ["without a subject", { subject: " \r\n " }],
    ["with a subject too long", { subject: "x".repeat(201) }],
    ["with nothing for a subject", { subject: null }],
  ])("%s", async (_, more) => nothing("invalid", more));

  it("to a lead that is none", async () => {
    const { error } = await send("sales", { version: 1 }, freshId());
    expect(error?.hint).toBe("missing");
  });
});

it.each(["Hello\r\nBcc: all@x.example", "Hello\nSubject: Other\u0085 x", "\tHello \u0001 you"])(
  "a subject stays one line: %j",
  async (subject) => {
    await send("sales", { subject });
    const [mail] = await mails();
    expect(mail?.data["subject"]).toMatch(/^Hello [^\p{Cc}]*$/u);
  },
);

it.each([
  "<script>alert(1)</script>",
  "{{first_name}}",
  "'; drop table leads; --",
  "e\u0301 \u202e",
])("words are kept as they are: %j", async (body) => {
  const { id } = await send("sales", { body, subject: body });
  expect((await noteOf(id))?.["body"]).toBe(body.normalize("NFC"));
  // A repeated request is the same mail, also in another Unicode form.
  expect((await send("sales", { id, body, subject: body })).error).toBeNull();
  expect(await mails()).toHaveLength(1);
});

describe("a mail that is taken back", () => {
  it("is gone with its text, and the clock of the first answer runs again", async () => {
    const lead = await waitingLead();
    const { id } = await send("sales", {}, lead);
    const { data, error } = await takeBack("sales", id, lead);
    expect(error).toBeNull();
    expect(data).toMatchObject({ response: "waiting", notes: [] });
    expect(await noteOf(id)).toBeUndefined();
    expect(await mails()).toEqual([]);
    expect(await leadNow(lead)).toMatchObject({ first_responded_at: null, mailed_at: null });
    const { data: history } = await looseClient(backend, "sales").rpc("crm_history", {
      lead_id: lead,
    });
    expect(JSON.stringify(history)).toContain("reply-taken-back");
    expect(JSON.stringify(history)).not.toContain("Shall I call you?");
    // Repeated, as after a lost answer.
    expect((await takeBack("sales", id, lead)).error).toBeNull();
  });

  it("leaves the clock stopped where another answer stopped it", async () => {
    const lead = await waitingLead();
    const { id: first } = await send("owner", {}, lead);
    const { id } = await send("sales", {}, lead);
    expect((await takeBack("sales", id, lead)).error).toBeNull();
    const answered = (await leadNow(lead))["first_responded_at"];
    expect(answered).toBe((await noteOf(first))?.["created_at"]);
  });

  it("stays once a sender has had it", async () => {
    const { id } = await send("sales");
    await endHolding();
    expect(await taken()).toBe(1);
    expect((await takeBack("sales", id)).error?.hint).toBe("left");
    expect(await noteOf(id)).toBeDefined();
  });

  it.each(PEOPLE)("is the writer's own: the %s takes none of somebody else's", async (person) => {
    const { id } = await send(person === "sales" ? "owner" : "sales");
    expect((await takeBack(person, id)).error?.code).toBe("42501");
    expect(await noteOf(id)).toBeDefined();
  });

  it("is no note, no logged e-mail and no mail of another lead", async () => {
    const logged = freshId();
    await looseClient(backend, "sales")
      .from("crm_notes")
      .insert({ id: logged, lead_id: LEAD, kind: "email", body: "Wrote from my phone." })
      .throwOnError();
    const { id } = await send("sales");
    await takeBack("sales", logged);
    await takeBack("sales", ROWS.leadNote.real);
    await takeBack("sales", id, OTHER_LEAD);
    for (const kept of [logged, ROWS.leadNote.real, id]) expect(await noteOf(kept)).toBeDefined();
  });
});

describe("a mail that did not leave", () => {
  it("stays as failed where they asked not to be mailed meanwhile, and is retried once they may be", async () => {
    await send("sales");
    await setLead("mailing = 'do-not-mail'");
    const [mail] = await mails();
    expect(mail).toMatchObject({ state: "failed", last_error: "They asked not to be mailed." });
    const retry = (person: Person) =>
      looseClient(backend, person).rpc("retry_mail", { mail_id: mail?.id });
    expect((await retry("sales")).error?.hint).toBe("do-not-mail");
    await setLead("mailing = null");
    expect((await retry("viewer")).error?.code).toBe("42501");
    expect((await retry("sales")).error).toBeNull();
    expect(await mails()).toMatchObject([{ state: "queued", tries: 0 }]);
  });

  it("is sent even where an owner turned kinds of mail off", async () => {
    const { error } = await looseClient(backend, "owner").rpc("save_mail_settings", {
      seen_version: 1,
      sender_name: null,
      sender_address: null,
      reply_address: null,
      kinds_off: ["lead-mail"],
    });
    expect(error).toMatchObject({ details: "kinds_off" });
  });
});
