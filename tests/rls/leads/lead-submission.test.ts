import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OTHER_TRADE, trades } from "@/content/trades";
import {
  callsi,
  checkout,
  contact,
  demo,
  everyForm,
  forgetLeads,
  signup,
  submit,
  wednesdayAt,
  type Payload,
} from "./lead-forms.ts";
import { openTestBackend, PEOPLE, type TestBackend } from "../support/test-backend.ts";

type StoredLead = {
  stage: string;
  reference: string;
  form: string;
  name: string;
  email: string;
  phone: string | null;
  trade: string | null;
  message: string | null;
  referrer: string | null;
  visitor_time_zone: string | null;
  slot_starts_at: Date | null;
  has_consent: boolean;
  is_sample: boolean;
};

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(forgetLeads);

const storedLeads = () =>
  backend.sql<StoredLead>(
    "select * from public.leads where not is_sample order by created_at, reference",
  );
const storedTexts = async () => {
  const rows = await backend.sql<{ payload: Payload }>(
    `select payload from public.lead_submissions
      where lead_id in (select id from public.leads where not is_sample) order by id`,
  );
  return rows.map(({ payload }) => payload);
};

async function expectRefused(payload: unknown, field: string | null) {
  const { status, body } = await submit(payload);
  expect(body, JSON.stringify(payload)).toMatchObject({ hint: "invalid", details: field });
  expect(status).toBe(400);
  expect(await storedLeads()).toEqual([]);
  expect(await storedTexts()).toEqual([]);
}

const without = (payload: Payload, field: string): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field));

describe("a request", () => {
  it("is stored from every form, with a reference to quote", async () => {
    const forms = await everyForm();
    for (const [form, payload] of Object.entries(forms)) {
      const { status, body } = await submit(payload);
      expect(body.reference, form).toMatch(/^CF-[0-9A-F]{8}$/);
      expect(status).toBe(200);
    }
    expect((await storedLeads()).map(({ form }) => form).toSorted()).toEqual(
      Object.keys(forms).toSorted(),
    );
  });

  it("keeps what was typed, trimmed, with the email in lower case", async () => {
    await submit({
      ...contact,
      name: "  Elaine\tBrack \n",
      email: " Elaine@BrackRoofing.example ",
      message: "\n  First line\n\n  second line  \n",
    });
    expect(await storedLeads()).toMatchObject([
      {
        name: "Elaine Brack",
        email: "elaine@brackroofing.example",
        message: "First line\n\n  second line",
      },
    ]);
  });

  it.each([
    ["SQL", "'); drop table public.leads; -- \\' $$ ; select pg_sleep(10)"],
    ["HTML", '<script>alert(1)</script><img src=x onerror="alert(2)">&amp;'],
    ["emoji and other scripts", "🛻👷🏽‍♀️ Ünïcödé 日本語 עברית \u202e"],
    ["a template", "{{constructor.constructor('x')()}} ${7*7} %s %n"],
  ])("keeps %s as the text it is", async (_, message) => {
    await submit({ ...contact, message });
    expect((await storedLeads()).map((lead) => lead.message)).toEqual([message]);
  });

  it("is refused or stripped when it holds control characters, never half stored", async () => {
    const { status } = await submit({ ...contact, message: "before\u0000after" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await storedLeads()).toEqual([]);
    await submit({ ...contact, message: "before\u0007\u001bafter" });
    expect((await storedLeads()).map((lead) => lead.message)).toEqual(["beforeafter"]);
  });

  it.each(["morning", "midday", "afternoon", "evening"])(
    "may name the time to be called at: %s",
    async (time) => {
      await submit({ ...contact, callTime: time });
      expect(await storedLeads()).toMatchObject([{ call_time: time }]);
      expect(await storedTexts()).toMatchObject([{ callTime: time }]);
    },
  );

  it("is refused with a time to call that is not offered", async () => {
    for (const callTime of ["night", "Morning", "morning,evening", 9]) {
      await expectRefused({ ...contact, callTime }, "callTime");
    }
  });

  it("cannot set a column the form does not have", async () => {
    await submit({
      ...contact,
      id: "00000000-0000-4000-8000-0000000000aa",
      reference: "CF-MINE",
      is_sample: true,
      has_consent: true,
      wrote_again_at: "2001-01-01T00:00:00Z",
      created_at: "2001-01-01T00:00:00Z",
    });
    const [lead] = await backend.sql<StoredLead & { id: string; age: number }>(
      "select *, extract(epoch from now() - created_at)::float as age from public.leads where not is_sample",
    );
    expect(lead).toMatchObject({ is_sample: false, has_consent: false, wrote_again_at: null });
    expect(lead?.id).not.toContain("0000000000aa");
    expect(lead?.reference).toMatch(/^CF-[0-9A-F]{8}$/);
    expect(lead?.age).toBeLessThan(60);
    for (const payload of await storedTexts()) expect(payload).not.toHaveProperty("is_sample");
  });

  it("keeps every answer, also to a question without a column", async () => {
    await submit({
      ...contact,
      teamSize: " 2 to\n5\u0007 ",
      petName: "",
      years: 7,
      is_sample: "x",
    });
    const [payload] = await storedTexts();
    expect(payload).toEqual({
      ...without(contact, "filledMs"),
      teamSize: "2 to 5",
    });
  });

  it("fills no column by the name of a column, and nothing that staff add later", async () => {
    const names = ["stage", "plan", "region", "rank", "version", "reference", "emailsBefore"];
    const hostile = Object.fromEntries(names.map((name) => [name, "won"]));
    await submit({ ...contact, ...hostile, owner_id: "nobody", consent: "yes" });
    expect(await storedLeads()).toMatchObject([
      { stage: "new", plan: "small-business", region: null, version: 1, has_consent: false },
    ]);
    const [payload] = await storedTexts();
    for (const name of ["reference", "emailsBefore", "owner_id", "consent"]) {
      expect(payload).not.toHaveProperty(name);
    }
  });

  it("drops a referrer and a time zone that are not one, rather than the request", async () => {
    await submit({ ...contact, referrer: "javascript:alert(1)", timeZone: "<b>Mars</b>" });
    await submit({ ...signup, referrer: "https://search.example/?q=x", timeZone: "Asia/Kolkata" });
    const leads = await storedLeads();
    expect(leads.find(({ form }) => form === "contact")).toMatchObject({
      referrer: null,
      visitor_time_zone: null,
    });
    expect(leads.find(({ form }) => form === "signup")).toMatchObject({
      referrer: "https://search.example/?q=x",
      visitor_time_zone: "Asia/Kolkata",
    });
  });
});

describe("a refusal", () => {
  it.each([
    ["contact", ["form", "name", "email", "message", "sourcePage", "filledMs"]],
    ["signup", ["name", "email", "business", "trade", "town", "sourcePage", "filledMs"]],
    ["checkout", ["name", "email", "business", "trade", "town", "consent", "filledMs"]],
    ["callsi", ["name", "email", "consent", "sourcePage", "filledMs"]],
    ["schedule-demo", ["name", "email", "phone", "sourcePage", "filledMs"]],
  ] as const)("of %s names each required field that is missing or empty", async (form, fields) => {
    const payload = (await everyForm())[form];
    for (const field of fields) {
      await expectRefused(without(payload, field), field);
      await expectRefused({ ...payload, [field]: null }, field);
      await expectRefused({ ...payload, [field]: "" }, field);
      await expectRefused({ ...payload, [field]: " \u00a0\n\t\u200b" }, field);
    }
  });

  it.each([
    ["name", 120],
    ["email", 254],
    ["phone", 40],
    ["business", 160],
    ["trade", 40],
    ["town", 120],
    ["website", 300],
    ["topic", 40],
    ["message", 5000],
    ["sourcePage", 300],
    ["referrer", 1000],
    ["timeZone", 60],
  ])("names %s when it is longer than %i characters", async (field, length) => {
    await expectRefused({ ...contact, [field]: "x".repeat(length + 1) }, field);
  });

  it("bounds answers to questions without a column, in length and in number", async () => {
    await expectRefused({ ...contact, teamSize: "x".repeat(501) }, "teamSize");
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, nth) => [`answer${nth}`, "x"]));
    await expectRefused({ ...contact, ...many }, "payload");
    const { status } = await submit({ ...contact, teamSize: "x".repeat(500) });
    expect(status).toBe(200);
  });

  it("counts characters, not bytes", async () => {
    const { status } = await submit({ ...contact, name: "é".repeat(120) });
    expect(status).toBe(200);
  });

  it("names a text that came as something else", async () => {
    for (const field of ["form", "name", "email", "message", "phone", "sourcePage", "timeZone"]) {
      for (const value of [7, true, ["a"], { toString: "a" }]) {
        await expectRefused({ ...contact, [field]: value }, field);
      }
    }
    for (const filledMs of ["9000", true, [9000]]) {
      await expectRefused({ ...contact, filledMs }, "filledMs");
    }
  });

  it("meets a payload that is no object, or is too large to be a form", async () => {
    for (const payload of [null, 7, [contact], []]) await expectRefused(payload, "payload");
    expect((await submit("contact")).status).toBe(400);
    await expectRefused({ ...contact, padding: "x".repeat(20_000) }, "payload");
  });

  it.each([
    ["form", ["newsletter", "Contact", "contact ; drop"]],
    ["email", ["elaine", "elaine@", "@brack.example", "elaine@brack", "a b@c.d", "a@b@c.d"]],
    ["phone", ["555", "call me", "1234567890123456"]],
    ["trade", ["hvac", "Roofing", "roofing,plumbing"]],
    [
      "website",
      ["javascript:alert(1)", "brackroofing", "ftp://a.example", "http://x", "https:// a.b"],
    ],
    [
      "sourcePage",
      ["contact", "https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere"],
    ],
  ])("names %s when it is none", async (field, values) => {
    for (const value of values) await expectRefused({ ...contact, [field]: value }, field);
  });

  it("asks for a real agreement", async () => {
    for (const consent of [false, "true", 1, "on", { agreed: true }]) {
      await expectRefused({ ...checkout, consent }, "consent");
      await expectRefused({ ...callsi, consent }, "consent");
    }
  });

  it("stops what no person could have typed", async () => {
    for (const filledMs of [0, -5, 1_999]) {
      const { status, body } = await submit({ ...contact, filledMs });
      expect(body.hint).toBe("too-fast");
      expect(status).toBe(400);
    }
    expect(await storedLeads()).toEqual([]);
    expect((await submit({ ...contact, filledMs: 2_000 })).status).toBe(200);
  });
});

describe("a demo's time", () => {
  it.each(["09:00", "12:30", "16:30"])("may be %s in New York", async (time) => {
    const slot = await wednesdayAt(time);
    expect((await submit({ ...(await demo()), slot })).status).toBe(200);
    const [lead] = await storedLeads();
    expect(lead?.slot_starts_at && new Date(lead.slot_starts_at).toISOString()).toBe(slot);
  });

  it.each(["08:30", "16:31", "17:00", "10:15", "10:30:01", "10:30:00.5", "00:00"])(
    "may not be %s",
    async (time) => {
      await expectRefused({ ...(await demo()), slot: await wednesdayAt(time) }, "slot");
    },
  );

  it("may not be on a weekend, in the past or more than 60 days away", async () => {
    for (const days of [3, 4, -14, 63]) {
      await expectRefused({ ...(await demo()), slot: await wednesdayAt("10:30", days) }, "slot");
    }
  });

  it("must be a moment, written as one", async () => {
    const slot = await wednesdayAt("10:30");
    const vague = [slot.replace("Z", ""), slot.slice(0, 10), "tomorrow 10:00", "now", "infinity"];
    for (const value of [
      ...vague,
      "2026-02-30T15:30:00Z",
      "2026-12-02T10:30:00+99:99",
      "soon",
      1_796_000_000,
      [slot],
    ]) {
      await expectRefused({ ...(await demo()), slot: value }, "slot");
    }
  });

  it("is checked on every form that names one", async () => {
    await expectRefused({ ...contact, slot: await wednesdayAt("08:30") }, "slot");
  });
});

describe("a request with the hidden field filled, by a robot or a password manager", () => {
  it.each(["left_empty", "company_fax"])(
    "%s is answered like anybody and quarantined",
    async (field) => {
      const { status, body } = await submit({ ...contact, [field]: "555-0100" });
      expect(status).toBe(200);
      expect(body.reference).toMatch(/^CF-[0-9A-F]{8}$/);
      expect(await storedLeads()).toEqual([]);
      expect(await storedTexts()).toEqual([]);
      expect(
        await backend.sql(`select reference, reason, payload ->> 'message' as message
        from private.spam_requests`),
      ).toEqual([{ reference: body.reference, reason: "trap", message: contact["message"] }]);
    },
  );
});

describe("requests that overlap", () => {
  it("are each stored or refused on their own", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap((person) => [
        submit({ ...contact, email: `person${person}@brackroofing.example` }),
        submit({ ...contact, email: "no address" }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 400, 200, 400, 200, 400]);
    expect(await storedLeads()).toHaveLength(4);
  });
});

describe("the same person again within ten minutes", () => {
  it("is two leads on two forms, or with two emails", async () => {
    await submit(contact);
    await submit({ ...callsi });
    await submit({ ...contact, email: "other@brackroofing.example" });
    expect(await storedLeads()).toHaveLength(3);
  });

  it("is a new lead after that, and never a sample", async () => {
    await submit(contact);
    await backend.sql(
      "update public.leads set created_at = created_at - interval '11 minutes' where not is_sample",
    );
    await submit(contact);
    expect(await storedLeads()).toHaveLength(2);
    await backend.sql("update public.leads set is_sample = true where not is_sample");
    await submit(contact);
    expect(await storedLeads()).toHaveLength(1);
    await backend.sql(
      "update public.leads set is_sample = false where email like '%@brackroofing.example'",
    );
  });

  it("does not withdraw an agreement already given", async () => {
    await submit({ ...contact, consent: true });
    await submit(contact);
    expect(await storedLeads()).toMatchObject([{ has_consent: true }]);
  });
});

// rights-matrix.test.ts covers staff.
describe.each(PEOPLE.filter((person) => person === "visitor" || person === "member"))(
  "the %s",
  (person) => {
    const own = { email: "elaine@brackroofing.example" };

    it("reads, counts and finds samples only in leads, not even their own", async () => {
      const { body } = await submit(contact);
      const client = backend.clients[person];
      const samples = await backend.sql("select id from public.leads where is_sample");
      const answers = await Promise.all([
        client.from("leads").select("is_sample"),
        client.from("leads").select("is_sample", { count: "exact" }).limit(1),
        client.from("leads").select("*", { count: "exact", head: true }),
      ]);
      for (const { data, count } of answers) {
        for (const row of data ?? []) expect(row).toEqual({ is_sample: true });
        if (count !== null) expect(count).toBe(samples.length);
      }
      const found = await Promise.all([
        client.from("leads").select("*").eq("is_sample", false),
        client.from("leads").select("name").eq("reference", body.reference),
        client.from("leads").select("*").eq("email", own.email),
        client.from("leads").select("*").or(`email.eq.${own.email},is_sample.eq.false`),
      ]);
      for (const { data } of found) expect(data).toEqual([]);
    });

    it("reads, counts and finds samples only in lead_submissions, not even their own", async () => {
      await submit(contact);
      const client = backend.clients[person];
      const samples = await backend.sql("select id from public.lead_submissions where is_sample");
      const all = await client.from("lead_submissions").select("*", { count: "exact" });
      expect(all.count).toBe(samples.length);
      for (const row of all.data ?? []) expect(row).toMatchObject({ is_sample: true });
      const own = await client
        .from("lead_submissions")
        .select("*")
        .contains("payload", { email: contact["email"] });
      expect(own.data).toEqual([]);
    });

    it("can neither add, change nor delete a lead", async () => {
      await submit(contact);
      const all = () => backend.sql("select * from public.leads order by id") as Promise<unknown[]>;
      const before = await all();
      const client = backend.clients[person];
      const row = { ...own, name: "X" };
      const refused = await Promise.all([
        client.from("leads").insert(row),
        client.from("leads").insert({ ...row, reference: "CF-X", form: "contact" }),
        client.from("leads").upsert({ ...row, id: crypto.randomUUID() }),
        client.from("leads").delete().eq("email", own.email),
        client.from("leads").delete().eq("is_sample", true),
        client.from("lead_submissions").insert({ lead_id: crypto.randomUUID(), payload: {} }),
        client.from("lead_submissions").update({ payload: {} }).gt("id", 0),
        client.from("lead_submissions").delete().gt("id", 0),
      ]);
      for (const { error } of refused) expect(error).not.toBeNull();
      // Staff may try, but match no row.
      await client.from("leads").update({ name: "Changed" }).eq("email", own.email);
      await client.from("leads").update({ name: "Changed" }).eq("is_sample", true);
      expect(await all()).toEqual(before);
      expect(await storedTexts()).toHaveLength(1);
    });

    it("cannot call what the function is made of", async () => {
      for (const name of ["lead_text", "request_address"]) {
        const answer = await backend.fetch(`${backend.origin}/rest/v1/rpc/${name}`, {
          method: "POST",
          headers: {
            apikey: backend.publishableKey,
            "Content-Type": "application/json",
            "Content-Profile": "private",
          },
          body: "{}",
        });
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    });
  },
);

describe("the trades", () => {
  it('are those that the site offers, and "other"', async () => {
    const rows = await backend.sql<{ slug: string }>("select slug from private.trades");
    const offered = [...trades.map(({ slug }) => slug), OTHER_TRADE];
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(offered.toSorted());
  });
});
