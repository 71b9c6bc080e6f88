import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  arrangeRows,
  freshId,
  looseClient,
  removeRows,
  ROWS,
  storedRow,
  type Row,
} from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => arrangeRows(backend));
afterAll(() => removeRows(backend));

const as = (person: Person) => looseClient(backend, person);
const noteOf = (id: string) => storedRow(backend, "crm_notes", id);
const change = async (person: Person, id: string, changes: Row) =>
  (await as(person).from("crm_notes").update(changes).eq("id", id)).error;

const AUTHORS = ["sales", "support", "owner"] as const;
const WRITERS: readonly Person[] = AUTHORS;

async function noteBy(author: Person) {
  const id = freshId();
  const note = { id, client_id: ROWS.client.real, body: "They want gutters" };
  await as(author).from("crm_notes").insert(note).throwOnError();
  return id;
}

const PAIRS = AUTHORS.flatMap((author) => PEOPLE.map((person) => ({ author, person })));

describe.each(PAIRS)("a note by $author, for the $person", ({ author, person }) => {
  const isAuthor = author === person;
  const mayRewrite = isAuthor || person === "owner";

  it(`has words that ${mayRewrite ? "may" : "may not"} be changed`, async () => {
    const id = await noteBy(author);
    for (const words of [{ body: "They want nothing" }, { kind: "call" }]) {
      const before = await noteOf(id);
      const error = await change(person, id, { ...words, version: before?.["version"] });
      if (mayRewrite) {
        expect(error).toBeNull();
        expect(await noteOf(id)).toMatchObject({
          ...words,
          author_id: userIdOf(author),
          edited_by_id: isAuthor ? null : userIdOf(person),
        });
      } else {
        if (WRITERS.includes(person)) expect(error).toMatchObject({ hint: "forbidden" });
        expect(await noteOf(id)).toEqual(before);
      }
    }
  });

  it(`${WRITERS.includes(person) ? "is" : "is not"} archived and brought back, as it was`, async () => {
    const id = await noteBy(author);
    const before = await noteOf(id);
    const answers = [
      await change(person, id, { archived_at: "2026-11-21T12:00:00Z", version: 1 }),
      await change(person, id, { archived_at: null, version: 2 }),
    ];
    const steps = await backend.sql<Row>(`select actor_id, action from public.crm_events
      where record_id = '${id}' and action <> 'created' order by id`);
    if (WRITERS.includes(person)) {
      expect(answers).toEqual([null, null]);
      expect(steps).toEqual(
        ["archived", "restored"].map((action) => ({ actor_id: userIdOf(person), action })),
      );
    } else {
      expect(steps).toEqual([]);
    }
    const { body, author_id, edited_by_id, archived_at } = (await noteOf(id)) ?? {};
    expect({ body, author_id, edited_by_id, archived_at }).toEqual({
      body: before?.["body"],
      author_id: userIdOf(author),
      edited_by_id: null,
      archived_at: null,
    });
  });
});

it("is not rewritten while it is archived by somebody else, in one request", async () => {
  const id = await noteBy("sales");
  const both = { body: "They want nothing", archived_at: "2026-11-21T12:00:00Z", version: 1 };
  expect(await change("support", id, both)).toMatchObject({ hint: "forbidden" });
  expect(await noteOf(id)).toMatchObject({ body: "They want gutters", archived_at: null });
});

it("that nobody of the staff wrote is the owners' to change", async () => {
  const id = ROWS.leadNote.real;
  expect(await change("sales", id, { body: "Mine", version: 1 })).toMatchObject({
    hint: "forbidden",
  });
  expect(await change("owner", id, { body: "Mine", version: 1 })).toBeNull();
  expect(await noteOf(id)).toMatchObject({ author_id: null, edited_by_id: userIdOf("owner") });
});

describe("an owner's change of a note", () => {
  it("is named where the note is read, also after its author changed it again", async () => {
    const id = await noteBy("sales");
    await change("owner", id, { body: "They want two sites", version: 1 });
    await change("sales", id, { body: "They want two sites soon", version: 2 });
    const { data } = await as("viewer").rpc("client_overview", { client_id: ROWS.client.real });
    const { notes } = data as { notes: Row[] };
    expect(notes.find((note) => note["id"] === id)).toMatchObject({
      body: "They want two sites soon",
      author: { name: "A sales" },
      editor: { name: "A owner" },
    });
  });

  it("is in the history under the owner's name, with the words before and after", async () => {
    const id = await noteBy("support");
    await change("owner", id, { body: "They want two sites", version: 1 });
    const [event] = await backend.sql<Row>(`select actor_id, action, before, after
      from public.crm_events where record_id = '${id}' order by id desc limit 1`);
    expect(event).toEqual({
      actor_id: userIdOf("owner"),
      action: "changed",
      before: { body: "They want gutters" },
      after: { body: "They want two sites" },
    });
  });
});
