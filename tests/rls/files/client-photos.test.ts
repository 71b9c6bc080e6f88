import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeObjects } from "../../../supabase/functions/_shared/files/remove-objects.ts";
import { callFromServer } from "../mails/stored-mails.ts";
import {
  arrangeRows,
  freshId,
  looseClient,
  OTHER_CLIENT,
  removeRows,
  ROWS,
} from "../support/crm-rows.ts";
import { PEOPLE, userIdOf, type Person } from "../support/test-backend.ts";
import {
  bytesOf,
  freshContent,
  openFiles,
  setArchived,
  sha256Of,
  type Files,
} from "./stored-files.ts";

/** Rights: "r" reads, "c" says what it shows, "a" takes it from a mail or ticket, "-" none. */
const RIGHTS: Record<Person, string> = {
  visitor: "-",
  member: "-",
  viewer: "r",
  editor: "-",
  sales: "rca",
  support: "rca",
  owner: "rca",
};

let files: Files;
beforeAll(async () => {
  files = await openFiles();
});
beforeEach(async () => {
  await files.forget();
  await arrangeRows(files.backend);
  await sql(`update public.ticket_messages set kind = 'client' where id = '${ROWS.message.real}';
    update public.inbound_mails set ticket_id = '${ROWS.ticket.real}', added_at = now(),
        ticket_message_id = '${ROWS.message.real}'
      where id = '${ROWS.inboundMail.real}'`);
});
afterAll(async () => {
  await files.forget();
  await removeRows(files.backend);
});

const sql = (text: string) => files.backend.sql(text);
const CLIENT = ROWS.client.real;
const call = (person: Person, name: string, args: object) =>
  looseClient(files.backend, person).rpc(name, args);
const describePhoto = (
  person: Person,
  file_id: string,
  caption: unknown,
  previous: unknown = null,
) => call(person, "write_caption", { file_id, caption, previous });
const addPhotos = (person: Person, ids: unknown, client_id: unknown = CLIENT) =>
  call(person, "add_photos", { client_id, file_ids: ids });
const mailed = async (person: Person, client_id: string = CLIENT) => {
  const { data } = await call(person, "mailed_files", { client_id });
  return (data ?? []) as { id: string; is_added: boolean }[];
};
const photos = () =>
  files.backend.sql<{ id: string; object_id: string; bucket: string; added_by_id: string }>(
    `select * from public.files where client_id = '${CLIENT}' and composer is null and archived_at is null`,
  );
const seal = async () => {
  const [row] = await files.backend.sql<{ seal: string }>(
    "select md5(string_agg(f::text, '' order by id)) as seal from public.files as f",
  );
  return row?.seal;
};
/** Runs the hourly task; objects are left alone for an hour. */
async function removeAfter(what: string) {
  await sql(`update storage.objects set created_at = now() - interval '2 hours'; ${what}`);
  await removeObjects(await callFromServer(), files.store);
}
const photo = () => files.put({ client_id: CLIENT });
const ofMessage = () => files.put({ ticket_message_id: ROWS.message.real });
const ofMail = () => files.put({ inbound_mail_id: ROWS.inboundMail.real });

describe.each(PEOPLE.map((person) => [person, RIGHTS[person]] as const))(
  "a photo for the %s (%s)",
  (person, rights) => {
    it(`is ${rights.includes("c") ? "described" : "not described"}`, async () => {
      const { id } = await photo();
      const { error } = await describePhoto(person, id, "The boiler room");
      expect(error?.code ?? null).toBe(rights.includes("c") ? null : "42501");
      const caption = rights.includes("c") ? "The boiler room" : null;
      expect(await files.rowOf(id)).toMatchObject({ caption });
    });

    it(`is ${rights.includes("a") ? "taken from mails and tickets" : "not taken from mails and tickets"}`, async () => {
      const sources = [await ofMessage(), await ofMail()];
      const before = await seal();
      const { error } = await addPhotos(
        person,
        sources.map(({ id }) => id),
      );
      expect(error?.code ?? null).toBe(rights.includes("a") ? null : "42501");
      if (error !== null) {
        expect(await seal()).toBe(before);
        return;
      }
      const added = await photos();
      expect(added.map(({ object_id }) => object_id).toSorted()).toEqual(
        sources.map(({ object_id }) => object_id).toSorted(),
      );
      expect(added[0]).toMatchObject({ bucket: "attachments", added_by_id: userIdOf(person) });
    });

    it(`is ${rights.includes("r") ? "offered" : "not offered"} while it is in a mail`, async () => {
      const { id } = await ofMail();
      const ids = rights.includes("r") ? [id] : [];
      expect((await mailed(person)).map((file) => file.id)).toEqual(ids);
    });
  },
);

describe("a photo from a ticket", () => {
  it("is read by those who read the client, also when the ticket is deleted and erased", async () => {
    const source = await ofMessage();
    await addPhotos("support", [source.id]).throwOnError();
    await setArchived(files.backend, "tickets", ROWS.ticket.real, true);
    expect(await files.sees("viewer", source.id)).toBe(false);
    expect(await files.read("viewer", source)).toBe(source.content);
    expect(await files.read("editor", source)).toBeNull();
    await removeAfter(
      `update public.tickets set archived_at = now() - interval '31 days' where id = '${ROWS.ticket.real}'`,
    );
    expect(await files.rowOf(source.id)).toMatchObject({ erased_at: expect.anything() });
    expect(await files.read("viewer", source)).toBe(source.content);

    const [stored] = await photos();
    await files.archive("support", stored?.id ?? "", true).throwOnError();
    expect(await files.read("viewer", source)).toBeNull();
    await removeAfter(
      `update public.files set archived_at = now() - interval '31 days' where id = '${stored?.id}'`,
    );
    expect(await files.store.read(source.bucket, source.object_id)).toBeNull();
  });

  it("is kept once: the same content again is the same photo, brought back where it is deleted", async () => {
    const content = freshContent();
    const one = await files.put({ ticket_message_id: ROWS.message.real }, content);
    const two = await files.put({ inbound_mail_id: ROWS.inboundMail.real }, content);
    const first = await addPhotos("support", [one.id, two.id]).throwOnError();
    const [stored] = await photos();
    expect(first.data).toEqual([
      { id: stored?.id, is_known: false },
      { id: stored?.id, is_known: true },
    ]);
    await describePhoto("sales", stored?.id ?? "", "The van").throwOnError();
    await files.archive("sales", stored?.id ?? "", true).throwOnError();
    const size = bytesOf(content).length;
    const args = { id: freshId(), entity: "clients", record_id: CLIENT, composer: null };
    const again = await files.add("owner", { ...args, name: "b", size, sha256: sha256Of(content) });
    expect(again.data).toMatchObject({ id: stored?.id, has_arrived: true, is_known: true });
    expect(await photos()).toMatchObject([{ id: stored?.id, caption: "The van" }]);
  });

  it("is said to be there in the list of mails, which has a content once", async () => {
    const content = freshContent();
    const one = await files.put({ inbound_mail_id: ROWS.inboundMail.real }, content);
    await files.put({ ticket_message_id: ROWS.message.real }, content);
    expect(await mailed("viewer")).toMatchObject([{ is_added: false }]);
    await addPhotos("sales", [one.id]).throwOnError();
    expect(await mailed("viewer")).toMatchObject([{ is_added: true }]);
    expect(await mailed("viewer", OTHER_CLIENT)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      "somebody else's client",
      async () => addPhotos("owner", [(await ofMessage()).id], ROWS.client.sample),
      "missing-file",
    ],
    [
      "a client that is not there",
      async () => addPhotos("owner", [(await ofMessage()).id], freshId()),
      "forbidden",
    ],
    ["no client", async () => addPhotos("owner", [(await ofMessage()).id], null), "forbidden"],
    [
      "a note of the client",
      async () => addPhotos("owner", [(await files.put({ note_id: ROWS.clientNote.real })).id]),
      "missing-file",
    ],
    [
      "a file in a composer",
      async () =>
        addPhotos("owner", [
          (
            await files.put({
              ticket_id: ROWS.ticket.real,
              composer: "message",
              added_by_id: userIdOf("owner"),
            })
          ).id,
        ]),
      "missing-file",
    ],
    [
      "a deleted file, with one that is there",
      async () => {
        const [gone, here] = [await ofMessage(), await ofMessage()];
        await files.archive("owner", gone.id, true).throwOnError();
        return addPhotos("owner", [here.id, gone.id]);
      },
      "missing-file",
    ],
    [
      "a mail that waits",
      async () => {
        await sql(
          `update public.inbound_mails set added_at = null where id = '${ROWS.inboundMail.real}'`,
        );
        return addPhotos("owner", [(await ofMail()).id]);
      },
      "missing-file",
    ],
    [
      "a file that is not there",
      () => Promise.resolve(addPhotos("owner", [freshId()])),
      "missing-file",
    ],
    [
      "more than 500",
      () => Promise.resolve(addPhotos("owner", Array.from({ length: 501 }, freshId))),
      "many-files",
    ],
  ])("is not added from or to %s", async (_, attempt, hint) => {
    expect(await attempt()).toMatchObject({ error: { hint } });
    expect(await photos()).toEqual([]);
  });

  it("changes nothing where nothing is named", async () => {
    for (const ids of [[], null]) {
      expect((await addPhotos("owner", ids)).error).toBeNull();
    }
    expect(await photos()).toEqual([]);
  });
});

describe("what a photo shows", () => {
  it.each([
    ["  The\nboiler \t room  ", "The boiler room"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["read \u202Ebackwards", "read backwards"],
    ["x".repeat(300), "x".repeat(300)],
    [" \n ", null],
    ["", null],
    [null, null],
  ])("is stored on one line: %j", async (typed, stored) => {
    const { id } = await photo();
    expect((await describePhoto("support", id, typed)).data).toBe(stored);
    expect(await files.rowOf(id)).toMatchObject({ caption: stored });
  });

  it("is 300 characters at most", async () => {
    const { id } = await photo();
    const { error } = await describePhoto("support", id, "x".repeat(301));
    expect(error).toMatchObject({ hint: "long-caption", message: "Keep it to 300 characters." });
    expect(await files.rowOf(id)).toMatchObject({ caption: null });
  });

  it("is not written over unseen, and twice the same is no conflict", async () => {
    const { id } = await photo();
    await describePhoto("support", id, "The van").throwOnError();
    const { error } = await describePhoto("sales", id, "The roof");
    expect(error).toMatchObject({ hint: "conflict", details: "The van" });
    expect((await describePhoto("sales", id, "The van")).error).toBeNull();
    await describePhoto("sales", id, "The roof", "The van").throwOnError();
    expect(await files.rowOf(id)).toMatchObject({ caption: "The roof" });
  });

  it.each<[string, () => Promise<string>]>([
    ["a message's file", async () => (await ofMessage()).id],
    ["a note's file", async () => (await files.put({ note_id: ROWS.clientNote.real })).id],
    [
      "a file in a composer of the client",
      async () =>
        (await files.put({ client_id: CLIENT, composer: "note", added_by_id: userIdOf("owner") }))
          .id,
    ],
    [
      "a deleted photo",
      async () => {
        const { id } = await photo();
        await files.archive("owner", id, true).throwOnError();
        return id;
      },
    ],
    [
      "a photo of a deleted client",
      async () => {
        const { id } = await photo();
        await setArchived(files.backend, "clients", CLIENT, true);
        return id;
      },
    ],
    ["a photo that is not there", () => Promise.resolve(freshId())],
  ])("is not said of %s", async (_, make) => {
    const id = await make();
    const before = await seal();
    expect((await describePhoto("owner", id, "x")).error?.code).toBe("42501");
    expect(await seal()).toBe(before);
  });
});
