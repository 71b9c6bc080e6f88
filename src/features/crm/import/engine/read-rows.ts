import type { ImportRecord, Unclear } from "@/data/imports/schema";
import type { RecordField } from "@/data/records/record-fields";
import { readDomain } from "@/lib/format/read-domain";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import { valueKey, type Corrections } from "./corrections";
import type { Matching } from "./match-columns";
import type { SourceRow } from "./parse-table";
import {
  cleanCell,
  isPowerOfTen,
  readCents,
  readDay,
  readPhone,
  type DayOrder,
} from "./read-values";

/** States and provinces with clients, by their stored letters. */
const NAMES = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,
DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,
IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,
MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,
NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,
OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,
TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,
WY Wyoming,AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,
NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,
SK Saskatchewan,YT Yukon`;

const byName = new Map<string, string>();
for (const entry of NAMES.split(",")) {
  const [code = "", ...words] = entry.trim().split(" ");
  byName.set(code.toLowerCase(), code);
  byName.set(words.join("").toLowerCase(), code);
}

/**
 * "Ohio", "oh" and "O.H." are OH; null if unknown. Two capitals are accepted, because visitors from
 * elsewhere and exports have them.
 */
function regionCode(text: string): string | null {
  if (/^[A-Z]{2}$/.test(text)) return text;
  const key = text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
  return byName.get(key) ?? byName.get(key.replace(/^us/, "")) ?? null;
}

export type ProblemCode =
  | "required"
  | "too-long"
  | "invalid"
  | "power-of-ten"
  | "unknown"
  | "ambiguous"
  | "repeated"
  | "won"
  | "extra-cells"
  | `unclear-${Unclear}`;

export type Problem = {
  line: number;
  /** Null for a problem of the whole row. */
  field: string | null;
  /** The value, possibly shortened. */
  value: string;
  isCut?: true;
  code: ProblemCode;
};

export type ReadRow = {
  line: number;
  record: ImportRecord;
  problems: readonly Problem[];
  /** Fields that the person chose to leave empty. */
  emptied: readonly string[];
};

export type Reading = {
  fields: readonly RecordField[];
  matching: Matching;
  columns: number;
  dayOrder: DayOrder;
  /** Ids by lowercase name; null for names of several people. */
  people: ReadonlyMap<string, string | null>;
  corrections: Corrections;
};

type Value = { value: string | number } | { code: ProblemCode };

const orInvalid = (value: string | number | null): Value =>
  value === null ? { code: "invalid" } : { value };

const choiceKey = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function readChoice(aliases: Readonly<Record<string, readonly string[]>>, text: string): Value {
  const key = choiceKey(text).replace("and", "");
  const found = Object.entries(aliases).find(
    ([value, synonyms]) =>
      choiceKey(value).replace("and", "") === key || synonyms.includes(choiceKey(text)),
  );
  return found === undefined ? { code: "unknown" } : { value: found[0] };
}

function readWebsite(text: string): Value {
  if (text.length > 300) return { code: "too-long" };
  if (readDomain(text) === null) return { code: "invalid" };
  return { value: /^https?:\/\//i.test(text) ? text : `https://${text}` };
}

function readEmail(text: string): Value {
  const email = cleanEmail(text).toLowerCase();
  if (email.length > 254) return { code: "too-long" };
  return orInvalid(isEmail(email) ? email : null);
}

const meaningOf = (field: string, text: string, { meanings }: Corrections): string | undefined =>
  meanings[field]?.get(valueKey(text));

export function readValue(field: RecordField, text: string, reading: Reading): Value {
  const isProse = field.kind === "text" && field.keepsLines === true;
  if (!isProse && isPowerOfTen(text)) return { code: "power-of-ten" };
  switch (field.kind) {
    case "text":
      return text.length > field.maxLength ? { code: "too-long" } : { value: text };
    case "email":
      return readEmail(text);
    case "phone":
      return orInvalid(readPhone(text));
    case "region":
      return orInvalid(regionCode(text));
    case "money":
      return orInvalid(readCents(text));
    case "day":
      return orInvalid(readDay(text, reading.dayOrder));
    case "domain":
      return orInvalid(readDomain(text));
    case "website":
      return readWebsite(text);
    case "person": {
      const id = reading.people.get(text.toLowerCase());
      if (id === null) return { code: "ambiguous" };
      return id === undefined ? { code: "unknown" } : { value: id };
    }
    case "moment":
    case "note":
      return { value: text };
    case "choice":
      return readChoice(field.aliases, text);
  }
}

const EXCERPT = 200;
/** Longer values must be corrected in the file. */
const MENDABLE = 20_000;

/** The value if it can be corrected in the preview, otherwise its beginning. */
export const shownValue = (text: string): Pick<Problem, "value" | "isCut"> =>
  text.length > MENDABLE ? { value: text.slice(0, EXCERPT), isCut: true } : { value: text };

export function readRow(row: SourceRow, reading: Reading): ReadRow {
  const record: ImportRecord = {};
  const problems: Problem[] = [];
  const emptied: string[] = [];
  const refuse = (field: string | null, value: string, code: ProblemCode) =>
    problems.push({ line: row.line, field, code, ...shownValue(value) });

  const extra = row.cells.slice(reading.columns).filter((cell) => cell.trim() !== "");
  if (extra.length > 0) refuse(null, extra.join(" "), "extra-cells");
  const parts = new Map<string, string[]>();
  for (const field of reading.fields) {
    const text = cellOf(row, field, reading);
    if (text === "" || field.noneAliases?.includes(choiceKey(text))) continue;
    const meaning = meaningOf(field.id, text, reading.corrections);
    if (meaning === "") continue;
    const answer = meaning === undefined ? readValue(field, text, reading) : { value: meaning };
    if (isLeftEmpty(row.line, field.id, "code" in answer, reading.corrections)) {
      emptied.push(field.id);
    } else if ("code" in answer) refuse(field.id, text, answer.code);
    else if (field.partOf !== undefined)
      parts.set(field.partOf, [...(parts.get(field.partOf) ?? []), text]);
    else record[field.id] = answer.value;
  }
  for (const [id, words] of parts) record[id] ??= words.join(" ");
  checkRequired(record, reading.fields, refuse, problems);
  return { line: row.line, record, problems, emptied };
}

/** A row's value of a field; corrections count also without a column. */
export function cellOf(row: SourceRow, field: RecordField, reading: Reading): string {
  const column = reading.matching[field.id];
  const mended = reading.corrections.mended[row.line]?.[field.id];
  const keepsLines = field.kind === "text" && field.keepsLines === true;
  return cleanCell(column === undefined ? mended : row.cells[column], keepsLines);
}

function isLeftEmpty(
  line: number,
  field: string,
  isUnread: boolean,
  { emptied, mended }: Corrections,
): boolean {
  const lines = emptied[field];
  if (lines === undefined) return false;
  return isUnread || (lines.has(line) && mended[line]?.[field] === undefined);
}

function checkRequired(
  record: ImportRecord,
  fields: readonly RecordField[],
  refuse: (field: string | null, value: string, code: ProblemCode) => void,
  problems: readonly Problem[],
): void {
  for (const { id, isRequired } of fields) {
    if (isRequired && record[id] === undefined && !problems.some(({ field }) => field === id)) {
      refuse(id, "", "required");
    }
  }
  if (record.street !== undefined && record.town === undefined) refuse("town", "", "required");
}
