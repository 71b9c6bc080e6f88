import { expect, it } from "vitest";
import { importFields } from "@/data/records/record-fields";
import { openTestBackend } from "../support/test-backend.ts";

const FOUND_BY = ["id", "reference", "number", "site"];
const MAX_LENGTH = { email: 254, phone: 40, website: 300, domain: 253 };

it.each(["leads", "clients", "tickets"] as const)(
  "the columns of %s that people fill in are those of the browser's registry",
  async (list) => {
    const backend = await openTestBackend();
    const stored = await backend.sql<object>(`
      select name, label, kind, max_length, is_required,
        array(select choice from unnest(choices) as choice order by choice collate "C") as choices
      from private.record_columns where list = '${list}' order by name collate "C"`);
    const read = importFields(list)
      .filter((field) => field.partOf === undefined && !FOUND_BY.includes(field.id))
      .map((field) => ({
        name: field.id,
        label: field.label,
        kind: field.kind as string,
        max_length:
          field.kind === "text"
            ? field.maxLength
            : (MAX_LENGTH[field.kind as keyof typeof MAX_LENGTH] ?? null),
        choices: field.kind === "choice" ? Object.keys(field.aliases).toSorted() : [],
        is_required: field.isRequired === true,
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(stored).toEqual(read);
  },
);
