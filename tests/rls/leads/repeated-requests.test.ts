import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  callsi,
  checkout,
  contact,
  demo,
  forgetLeads,
  nextAddress,
  signup,
  submit,
  type Payload,
} from "./lead-forms.ts";
import { leadOf, merge, one, switchRulesOff, type Lead } from "../support/lead-records.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";
import { partOf } from "../../test-size.ts";

type Submission = { reference: string; created_at: string; said: Payload };
type Detail = {
  submissions: Submission[];
  wrote_again_at: string | null;
  next_step: string | null;
  next_step_on: string | null;
  slot_starts_at: string | null;
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await switchRulesOff("winning");
  return () => switchRulesOff();
});
beforeEach(forgetLeads);

const send = async (payload: Payload): Promise<string> => {
  const { status, body } = await submit(payload);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.reference;
};
const found = async (reference: string): Promise<Lead> => {
  const { id } = await one<{ id: string }>(
    `select id from public.leads where reference = '${reference}'`,
  );
  return leadOf(id);
};
const read = async (name: "lead_detail" | "client_overview", id: string, as: Person = "sales") => {
  const args = name === "lead_detail" ? { lead_id: id } : { client_id: id };
  const { data } = await (backend.clients[as] as typeof backend.clients.sales)
    .rpc(name as "lead_detail", args as { lead_id: string })
    .throwOnError();
  return data as unknown as Detail;
};
const detail = (lead: Pick<Lead, "id">) => read("lead_detail", lead.id);
const mergeInto = async (kept: Lead, other: Lead) => {
  const { error } = await merge(await leadOf(kept.id), await leadOf(other.id));
  expect(error).toBeNull();
};
const convert = async (lead: Lead): Promise<string> => {
  const { version } = await leadOf(lead.id);
  const { data } = await backend.clients.sales
    .rpc("convert_lead", { lead_id: lead.id, version })
    .throwOnError();
  return (data as { client_id: string }).client_id;
};
const historyOf = async (
  subject: { client_id: string } | { lead_id: string },
  as: Person = "sales",
) => {
  const { data } = await backend.clients[as].rpc("crm_history", subject).throwOnError();
  return (data as unknown as { rows: { action: string; after: Payload | null }[] }).rows;
};
const forms = (submissions: Submission[]) => submissions.map(({ said }) => said["form"]);
const archive = (lead: Lead) =>
  backend.sql(`update public.leads set archived_at = now() where id = '${lead.id}'`);
const leadCount = async () =>
  (await one<{ n: number }>("select count(*)::int as n from public.leads where not is_sample")).n;
const officeDay = (moment: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(moment));

describe("a second request of one address and form within ten minutes", () => {
  const victim = { ...contact, topic: "new-site" };
  const intruder = {
    ...contact,
    name: "Somebody Else",
    email: "ELAINE@brackroofing.example",
    phone: "(999) 555-0199",
    message: "Cancel everything",
    topic: "press",
    sourcePage: "/elsewhere",
  };

  it("changes nothing that was said, fills what was empty and is kept whole", async () => {
    const reference = await send(victim);
    await send({ ...intruder, town: "Macon, GA" });
    expect(await leadCount()).toBe(1);
    const lead = await found(reference);
    expect(lead).toMatchObject({
      name: "Elaine Brack",
      message: "Three trucks, one website.",
      topic: "new-site",
      source_page: "/contact",
      phone: "(999) 555-0199",
      town: "Macon, GA",
    });
    expect((await detail(lead)).submissions.map(({ said }) => said)).toMatchObject([
      { name: "Somebody Else", phone: "(999) 555-0199", message: "Cancel everything" },
      { name: "Elaine Brack", message: "Three trucks, one website." },
    ]);
    await send({ ...intruder, phone: "(888) 555-0188" });
    expect(await leadOf(lead.id)).toMatchObject({ phone: "(999) 555-0199" });
  });

  it("is answered with its own reference, by which staff find the lead", async () => {
    const first = await send(victim);
    const second = await send(intruder);
    expect(second).toMatch(/^CF-[0-9A-F]{8}$/);
    expect(second).not.toBe(first);
    const lead = await found(first);
    expect((await detail(lead)).submissions.map(({ reference }) => reference)).toEqual([
      second,
      first,
    ]);
    const { data } = await backend.clients.sales
      .rpc("list_leads", { filters: { search: second } })
      .throwOnError();
    expect(data).toMatchObject({ rows: [{ id: lead.id }] });
  });

  it("is answered as for an address that nobody knows", async () => {
    await send(victim);
    const known = await submit(intruder);
    const unknown = await submit({ ...intruder, email: "nobody@brackroofing.example" });
    const shape = ({ status, body }: typeof known) => [status, Object.keys(body)];
    expect(shape(known)).toEqual(shape(unknown));
    expect(Object.keys(known.body)).toEqual(["reference"]);
  });

  it("is in the history, and does not affect staff's unsaved edits", async () => {
    const lead = await found(await send({ ...victim, phone: "(478) 555-0150" }));
    await send({ ...intruder, topic: "new-site" });
    expect((await leadOf(lead.id)).version).toBe(lead.version);
    expect((await historyOf({ lead_id: lead.id })).map(({ action }) => action)).toEqual([
      "requested",
      "requested",
    ]);
    const events = await backend.sql<{ action: string }>(
      `select action from public.crm_events where record_id = '${lead.id}' order by id`,
    );
    expect(events.map(({ action }) => action)).toEqual(["created", "requested"]);
  });
});

describe("the very same request, sent again for want of an answer", () => {
  const requestId = () => crypto.randomUUID().replaceAll("-", "");

  it("is stored once and answered with the reference it had, also past the limits", async () => {
    const payload = { ...contact, requestId: requestId() };
    const address = nextAddress();
    const answers = await Promise.all([submit(payload, address), submit(payload, address)]);
    for (let sent = 0; sent < 7; sent += 1) {
      await submit({ ...contact, email: `a${sent}@b.example` }, address);
    }
    await submit(contact, address);
    expect(await backend.sql("select from private.spam_requests")).toHaveLength(1);
    answers.push(
      await submit({ ...payload, filledMs: 20_000, sourcePage: "/contact?again=1" }, address),
    );
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    const lead = await found(first?.body.reference ?? "");
    expect((await detail(lead)).submissions).toHaveLength(1);
  });

  it("is known by its id and its words together, and by no broken id", async () => {
    const id = requestId();
    const first = await send({ ...contact, requestId: id });
    const others = [
      await send({ ...contact, message: "Other words", requestId: id }),
      await send({ ...contact, requestId: requestId() }),
      await send({ ...contact, requestId: "x" }),
      await send({ ...contact, requestId: ["a"] }),
      await send({ ...contact, requestId: null }),
    ];
    expect(new Set([first, ...others]).size).toBe(6);
    expect((await detail(await found(first))).submissions).toHaveLength(6);
  });
});

describe("a repeat", () => {
  it("after archiving opens a new lead, linked with the archived one", async () => {
    const gone = await found(await send(contact));
    await archive(gone);
    const fresh = await found(await send({ ...contact, message: "Are you there?" }));
    expect(fresh.id).not.toBe(gone.id);
    expect(fresh).toMatchObject({ stage: "new", has_duplicates: true, archived_at: null });
    const duplicates = await backend.clients.sales.rpc("lead_duplicates", { lead_id: fresh.id });
    expect(duplicates.data).toMatchObject([{ id: gone.id, shares: ["email"] }]);
    expect(await leadOf(gone.id)).toMatchObject({ message: contact["message"] });
    expect((await leadOf(gone.id))["has_duplicates"]).toBe(false);
    await backend.sql(`update public.leads set archived_at = null where id = '${gone.id}';
      update public.leads set archived_at = clock_timestamp() where id = '${gone.id}'`);
    expect(await leadOf(fresh.id)).toMatchObject({ has_duplicates: false });
  });

  it("after merging reaches the lead at the end of the chain", async () => {
    const [first, second, third] = [
      await found(await send(contact)),
      await found(await send({ ...signup, email: "office@brackroofing.example" })),
      await found(await send({ ...callsi, email: "owner@brackroofing.example" })),
    ];
    await mergeInto(second, first);
    await mergeInto(third, second);
    const reference = await send({ ...contact, message: "And one more thing" });
    expect(await leadCount()).toBe(3);
    const { submissions } = await detail(third);
    expect(submissions[0]).toMatchObject({ reference, said: { message: "And one more thing" } });
    expect(forms(submissions)).toEqual(["contact", "callsi", "signup", "contact"]);
    await archive(third);
    await send({ ...contact, message: "Hello?" });
    expect(await leadCount()).toBe(4);
  });

  it("of one who was merged and archived since is linked to what it was merged into", async () => {
    const kept = await found(await send({ ...signup, email: "office@brackroofing.example" }));
    const merged = await found(await send({ ...contact, phone: "(478) 555-0177" }));
    await mergeInto(kept, merged);
    await archive(kept);
    const fresh = await found(await send(contact));
    const { data } = await backend.clients.sales.rpc("lead_duplicates", { lead_id: fresh.id });
    expect(data).toMatchObject([{ id: kept.id, shares: ["email"] }]);
  });

  it("cannot be merged with itself in a circle", async () => {
    const [kept, other] = [await found(await send(signup)), await found(await send(contact))];
    await mergeInto(kept, other);
    const { error } = await backend.clients.sales
      .from("leads")
      .update({ archived_at: null, version: (await leadOf(other.id)).version })
      .eq("id", other.id);
    expect(error).toMatchObject({ hint: "invalid" });
  });
});

describe("an answered, lost or won lead that writes again", () => {
  const counted = async () => {
    const { data } = await backend.clients.sales.rpc("crm_counts").throwOnError();
    return (data as { leads: number }).leads;
  };
  const waiting = async () => {
    const { data } = await backend.clients.sales
      .rpc("list_leads", { filters: { response: "again" } })
      .throwOnError();
    return (data as { rows: { id: string; wrote_again_at: string }[] }).rows.map(({ id }) => id);
  };
  const log = async (
    target: { lead_id: string } | { client_id: string },
    is_answered = "lead_id" in target,
  ) => {
    const id = crypto.randomUUID();
    await backend.clients.sales
      .from("crm_notes")
      .insert({ id, kind: "call", body: "Called", is_answered, ...target })
      .throwOnError();
    return id;
  };

  it("waits until a call that they picked up is logged, again when that was a mistake, and counts meanwhile", async () => {
    const lead = await found(await send(contact));
    await send({ ...contact, message: "A second line, while nobody has answered" });
    expect((await detail(lead)).wrote_again_at).toBeNull();
    await log({ lead_id: lead.id });
    expect(await waiting()).toEqual([]);
    await send({ ...contact, message: "One more" });
    expect((await detail(lead)).wrote_again_at).not.toBeNull();
    expect(await waiting()).toEqual([lead.id]);
    await backend.sql(`update public.leads set created_at = created_at - interval '40 days'
      where id = '${lead.id}'`);
    const before = await counted();
    await log({ lead_id: lead.id }, false);
    expect(await waiting()).toEqual([lead.id]);
    const call = await log({ lead_id: lead.id });
    expect(await waiting()).toEqual([]);
    expect(await counted()).toBe(before - 1);
    await backend.clients.sales
      .from("crm_notes")
      .update({ archived_at: new Date().toISOString(), version: 1 })
      .eq("id", call)
      .throwOnError();
    expect(await waiting()).toEqual([lead.id]);
  });

  it("waits as a lost one and as a client, where a call logged with the client answers", async () => {
    const lost = await found(await send(contact));
    await backend.sql(
      `update public.leads set stage = 'lost', lost_reason = 'Price' where id = '${lost.id}'`,
    );
    await send({ ...contact, message: "We changed our minds" });
    expect((await detail(lost)).wrote_again_at).not.toBeNull();
    expect(await leadOf(lost.id)).toMatchObject({ stage: "lost", lost_reason: "Price" });

    const won = await found(await send(signup));
    const client = await convert(won);
    expect((await read("client_overview", client)).wrote_again_at).toBeNull();
    await send({ ...signup, website: "https://brack.example" });
    expect((await read("client_overview", client, "support")).wrote_again_at).not.toBeNull();
    expect((await waiting()).toSorted()).toEqual([lost.id, won.id].toSorted());
    await log({ client_id: client });
    expect((await read("client_overview", client)).wrote_again_at).toBeNull();
    expect(await waiting()).toEqual([lost.id]);
  });
});

describe("a demo, a sign-up and a checkout of one address", () => {
  const sendAll = async () => {
    const booking = await demo();
    const slot = String(booking["slot"]);
    const leads = {
      demo: await found(await send({ ...booking, timeZone: "America/Denver" })),
      signup: await found(await send({ ...signup, website: "https://vegaroof.example" })),
      checkout: await found(
        await send({ ...checkout, topic: "callsi", referrer: "https://search.example/" }),
      ),
    };
    return { slot, leads };
  };
  const step = (slot: string) => {
    const text = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-US", { ...options, timeZone: "America/New_York" }).format(
        new Date(slot),
      );
    const day = `${text({ weekday: "short" })} ${text({ month: "short", day: "numeric" })}`;
    return `Demo by phone, ${day}, 10:30 am Eastern`;
  };

  it("shows the booked time as the next step, due that day", async () => {
    const { slot, leads } = await sendAll();
    const shown = await detail(leads.demo);
    expect(shown).toMatchObject({ next_step: step(slot), next_step_on: officeDay(slot) });
    expect(Date.parse(shown.slot_starts_at ?? "")).toBe(Date.parse(slot));
  });

  it.each(
    partOf([
      ["demo", "signup", "checkout"],
      ["demo", "checkout", "signup"],
      ["signup", "demo", "checkout"],
      ["signup", "checkout", "demo"],
      ["checkout", "demo", "signup"],
      ["checkout", "signup", "demo"],
    ] as const),
  )("is one lead and then one client with everything: %s, %s, %s", async (one_, two, three) => {
    const { slot, leads } = await sendAll();
    const [kept, second, third] = [leads[one_], leads[two], leads[three]];
    await mergeInto(kept, second);
    await mergeInto(kept, third);
    const merged = await detail(kept);
    expect(merged).toMatchObject({ next_step: step(slot), next_step_on: officeDay(slot) });
    expect(Date.parse(merged.slot_starts_at ?? "")).toBe(Date.parse(slot));
    expect(forms(merged.submissions)).toEqual(["checkout", "signup", "schedule-demo"]);

    const clientId = await convert(kept);
    const client = await read("client_overview", clientId);
    expect(merged.submissions).toMatchObject(client.submissions);
    expect(client.submissions.map(({ said }) => said)).toMatchObject([
      {
        topic: "callsi",
        consent: true,
        sourcePage: "/checkout",
        referrer: "https://search.example/",
      },
      { website: "https://vegaroof.example", sourcePage: "/signup" },
      { timeZone: "America/Denver", phone: "(478) 555-0150" },
    ]);
    expect(client).toMatchObject({ sites: [], tasks: [] });

    const story = await historyOf({ client_id: clientId });
    expect(story.map(({ action }) => action)).toContain("converted");
    expect(
      story.filter(({ action }) => action === "requested").map(({ after }) => after?.["form"]),
    ).toEqual(["checkout", "signup", "schedule-demo"]);
    expect(story.filter(({ action }) => action === "merged")).toHaveLength(2);
    expect(story.at(-1)).toMatchObject({
      action: "requested",
      after: { form: "schedule-demo", reference: leads.demo["reference"] },
    });
  });

  it("takes another step back only as far as it is written down", async () => {
    const { slot, leads } = await sendAll();
    await backend.sql(`update public.leads set next_step = 'Send prices', next_step_on = '2026-12-01'
      where id = '${leads.signup.id}'`);
    await mergeInto(leads.signup, leads.demo);
    expect(await detail(leads.signup)).toMatchObject({ next_step: step(slot) });
    const { notes } = await one<{ notes: string }>(`select string_agg(body, ' ') as notes
      from public.crm_notes where lead_id = '${leads.signup.id}'`);
    expect(notes).toContain("Send prices");
    // A step written by staff instead of the demo becomes a task of the client.
    await backend.sql(`update public.leads set next_step = 'They moved it: ring first'
      where id = '${leads.signup.id}'`);
    await mergeInto(leads.signup, leads.checkout);
    expect(await detail(leads.signup)).toMatchObject({ next_step: "They moved it: ring first" });
    const client = await read("client_overview", await convert(leads.signup));
    const { tasks } = client as unknown as { tasks: { title: string }[] };
    expect(tasks.map(({ title }) => title)).toEqual(["They moved it: ring first"]);
  });

  it("whose next step is another becomes a task as it is merged into a client", async () => {
    const { leads } = await sendAll();
    const clientId = await convert(leads.signup);
    await backend.sql(`update public.leads set next_step = 'Send prices', next_step_on = '2026-12-01'
      where id = '${leads.demo.id}'`);
    await mergeInto(leads.signup, leads.demo);
    const client = await read("client_overview", clientId);
    expect(client).toMatchObject({ tasks: [{ title: "Send prices", due_on: "2026-12-01" }] });
    expect(forms(client.submissions)).toEqual(["signup", "schedule-demo"]);
    const { error } = await backend.clients.sales.rpc("undo_merge_leads", {
      other_id: leads.demo.id,
    });
    expect(error).toBeNull();
    const after = await read("client_overview", clientId);
    expect(after).toMatchObject({ tasks: [] });
    expect(forms(after.submissions)).toEqual(["signup"]);
    expect(await detail(leads.demo)).toMatchObject({ next_step: "Send prices" });
  });

  it("is restored after undoing everything, in any order", async () => {
    const { leads } = await sendAll();
    const steady = ({ version: _v, updated_at: _u, ...rest }: Lead) => rest;
    const all = async () =>
      Promise.all(
        Object.values(leads).map(async ({ id }) => [
          steady(await leadOf(id)),
          (await detail({ id })).submissions,
        ]),
      );
    const before = await all();
    for (const order of [
      ["signup", "checkout"],
      ["checkout", "signup"],
    ] as const) {
      await mergeInto(leads.checkout, leads.signup);
      await mergeInto(leads.demo, leads.checkout);
      await convert(leads.demo);
      await backend.clients.sales
        .rpc("undo_convert_lead", { lead_id: leads.demo.id })
        .throwOnError();
      for (const other of order) {
        await backend.clients.sales
          .rpc("undo_merge_leads", { other_id: leads[other].id })
          .throwOnError();
      }
      expect(await all()).toEqual(before);
    }
  });

  it("is read by those who may read leads, and for a client by those who may read clients", async () => {
    const { leads } = await sendAll();
    const readers = async (name: "lead_detail" | "client_overview", id: string) => {
      const texts = await Promise.all(
        PEOPLE.map(async (person) => JSON.stringify(await read(name, id, person))),
      );
      return PEOPLE.filter((_, nth) => texts[nth]?.includes("vegaroof.example"));
    };
    expect(await readers("lead_detail", leads.signup.id)).toEqual(["viewer", "sales", "owner"]);
    const clientId = await convert(leads.signup);
    expect(await readers("client_overview", clientId)).toEqual([
      "viewer",
      "sales",
      "support",
      "owner",
    ]);
    const story = await historyOf({ client_id: clientId }, "support");
    expect(story.filter(({ action }) => action === "requested")).toHaveLength(1);
    expect(await historyOf({ lead_id: leads.checkout.id }, "support")).toEqual([]);
    expect(await historyOf({ client_id: clientId }, "visitor")).toEqual([]);
  });
});
