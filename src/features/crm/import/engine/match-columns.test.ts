import { expect, it } from "vitest";
import { IMPORT_LISTS } from "@/data/imports/schema";
import { choiceLabel, importFields, listFields } from "@/data/records/record-fields";
import { NO_CORRECTIONS } from "./corrections";
import { matchColumns, missingFields, rematched } from "./match-columns";
import { readRow } from "./read-rows";

const fields = importFields("leads");
const matched = (header: string, row = "") =>
  matchColumns(
    fields,
    header.split(","),
    row.split(",").map((value) => [value]),
  );

it.each([
  ["a better name wins over an earlier column", "Contact,Name", { name: 1 }],
  ["one column is one field's", "E-mail,Email", { email: 0 }],
  ["a whole name makes its parts needless", "First name,Last name,Full name", { name: 2 }],
  ["signs and case do not matter", "E-MAIL (work),Zip", { email: 0 }],
])("%s", (_, header, matching) => expect(matched(header)).toEqual(matching));

it("goes by what stands in a column only where its name says nothing", () => {
  expect(matched("x,y,z", "Jo,jo@x.example,(555) 010-1234")).toEqual({ email: 1, phone: 2 });
  expect(matched("x,Email", "jo@x.example,")).toEqual({ email: 1 });
});

it("gives a column to one field only, also by hand", () => {
  const matching = { name: 0, email: 1 };
  expect(rematched(matching, "phone", 1)).toEqual({ name: 0, phone: 1 });
  expect(rematched(matching, "email", 2)).toEqual({ name: 0, email: 2 });
  expect(rematched(matching, "email", null)).toEqual({ name: 0 });
});

it("misses a name unless a part of it is there", () => {
  const missing = (header: string) => missingFields(fields, matched(header)).map(({ id }) => id);
  expect(missing("Email")).toEqual(["name"]);
  expect(missing("Last name")).toEqual([]);
});

it.each(IMPORT_LISTS)("knows every header and every choice that an export of %s writes", (list) => {
  const known = listFields(list).filter(({ partOf }) => partOf === undefined);
  const headers = known.map(({ label, kind }) => (kind === "money" ? `${label} (USD)` : label));
  const matching = matchColumns(listFields(list), headers, []);
  expect(matching).toEqual(Object.fromEntries(known.map(({ id }, column) => [id, column])));
  for (const field of importFields(list)) {
    if (field.kind !== "choice") continue;
    for (const value of Object.keys(field.aliases)) {
      const cells = headers.map((_, column) =>
        column === matching[field.id] ? choiceLabel(field, value) : "",
      );
      const reading = { fields: importFields(list), matching, columns: headers.length };
      const { record } = readRow(
        { line: 2, cells },
        { ...reading, dayOrder: "month-first", people: new Map(), corrections: NO_CORRECTIONS },
      );
      expect(record, `${field.id} ${value}`).toMatchObject({ [field.id]: value });
    }
  }
});
