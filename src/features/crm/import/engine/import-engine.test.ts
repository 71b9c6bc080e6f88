import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { columnLabel } from "../import-labels";
import { NO_CORRECTIONS, WHOLE_ROW, withMeaning, type Corrections } from "./corrections";
import { createImportEngine, type CheckInfo, type TableInfo } from "./import-engine";

const NASTY = [
  "\uFEFFCompany Name,First Name,Last Name,Email,Phone,Industry,City,State,Deal Amount,Lead Status,Next Activity Date,Notes,Email,Fax",
  '"Harbor, Electric ""North""",Nell,Byrne,NELL@harbor.example,555.010.1234,Electrician,Lima,Ohio,"$1,299.00",Working,03/04/2026,"First line',
  'second line, with a comma",x@y.example,1',
  '=HYPERLINK("http://evil.example"),Hal,=1+1,hal@x.example,+1 (555) 010-2222,hvac,Akron,oh,299/mo,,2026-02-31,,,',
  "",
  "Brack,,,not-an-email,12,chimney sweep,,Zz,free,Won,13/13/2026,,,",
  "Too,Many,Cells,a@b.example,,,,,,,,,,,extra",
].join("\r\n");

function read(source: Uint8Array | string, list: "leads" | "clients" | "tickets" = "leads") {
  const ask = createImportEngine();
  const table = ask({ do: "load", list, source }) as TableInfo;
  const check = (overrides: object = {}) =>
    ask({
      do: "check",
      choices: { matching: table.matching, dayOrder: null, people: [], ...overrides },
    }) as CheckInfo;
  return { ask, table, check };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("an import file", () => {
  it("with a byte order mark, quotes, line ends in quotes and formulas becomes leads", () => {
    const { table, check } = read(bytes(NASTY));
    expect(table).toMatchObject({ delimiter: ",", hasHeader: true, rows: 4, encoding: "utf-8" });
    expect(table.columns[0]).toBe("Company Name");
    expect(table.columns).toContain("Email (2)");
    const { preview, good, bad } = check();
    expect({ good, bad }).toEqual({ good: 1, bad: 3 });
    expect(preview).toEqual([
      {
        line: 2,
        problems: [],
        emptied: [],
        record: {
          business: 'Harbor, Electric "North"',
          name: "Nell Byrne",
          email: "nell@harbor.example",
          phone: "(555) 010-1234",
          trade: "electrical",
          town: "Lima",
          region: "OH",
          value_cents: 129_900,
          stage: "contacted",
          next_step_on: "2026-03-04",
          message: "First line\nsecond line, with a comma",
        },
      },
    ]);
  });

  it("keeps columns without a name apart by their places, and leaves it to the screen to name them", () => {
    const { table } = read("Name,,Town,\nNell,a,Lima,b");
    expect(table.columns).toEqual(["Name", "", "Town", ""]);
    expect(columnLabel(i18next.t, table.columns[3], 3)).toBe("Column 4");
  });

  it("is told every problem of a row, by the line it begins on", () => {
    const { problems } = read(NASTY).check();
    expect(problems.map(({ line, field, code }) => `${line} ${field ?? "row"} ${code}`)).toEqual([
      "4 next_step_on invalid",
      "6 email invalid",
      "6 phone invalid",
      "6 trade unknown",
      "6 region invalid",
      "6 value_cents invalid",
      "6 next_step_on invalid",
      "6 name required",
      "7 row extra-cells",
    ]);
  });

  it("keeps a formula as the text it is", () => {
    const { check } = read('Name,Business\n=1+1,"=HYPERLINK(""http://evil.example"")"\n\'=2+2,x');
    expect(check().preview.map(({ record }) => record)).toEqual([
      { name: "=1+1", business: '=HYPERLINK("http://evil.example")' },
      { name: "=2+2", business: "x" },
    ]);
  });

  it("asks for the town of a street", () => {
    const { check } = read("Business,Street,Town\nA,1 Main St,\nB,2 Main St,Lima", "clients");
    expect(check().problems).toEqual([{ line: 2, field: "town", value: "", code: "required" }]);
  });

  it("hands bad rows back as they stood", () => {
    const { ask, check } = read(NASTY);
    check();
    const errors = ask({ do: "errors", fromDatabase: [] }) as {
      columns: string[];
      rows: (string | null)[][];
    };
    expect(errors.columns.slice(0, 2)).toEqual(["Company Name", "First Name"]);
    expect(errors.rows.map((cells) => cells[0])).toEqual([
      '=HYPERLINK("http://evil.example")',
      "Brack",
      "Too",
    ]);
    expect(errors.rows[2]?.at(-1)).toBe("extra");
  });

  it.each([
    ["semicolons", "Name;Email\nJo Marsh;jo@x.example", ";"],
    ["tabs", "Name\tEmail\nJo Marsh\tjo@x.example", "\t"],
    ["lone carriage returns", "Name,Email\rJo Marsh,jo@x.example", ","],
    ["line ends mixed", "Name,Email\r\nJo Marsh,jo@x.example\nA,b@c.example", ","],
  ])("is read with %s", (_, text, delimiter) => {
    const { table, check } = read(text);
    expect(table.delimiter).toBe(delimiter);
    expect(check().preview[0]?.record).toEqual({ name: "Jo Marsh", email: "jo@x.example" });
  });

  it.each([
    ["semicolons", ";"],
    ["tabs", "\t"],
    ["bars", "|"],
  ])("of two short columns is read with %s, a line end behind the last", (_, delimiter) => {
    const { table } = read(`Name${delimiter}Town\nNell${delimiter}Lima\nHal${delimiter}Akron\n`);
    expect(table).toMatchObject({ delimiter, columns: ["Name", "Town"], rows: 2 });
  });

  it.each([
    ["sep=;\r\n", ";"],
    ['"sep=|"\n', "|"],
    ["SEP=\t\n", "\t"],
    // The separator line after a spreadsheet saved it as a row.
    ["sep=;;;\n", ";"],
  ])("that begins with %j names its separator, and keeps its lines", (line, separator) => {
    const rows = [
      ["Name", "Town, State", "Phone"],
      ["Nell", "Lima, OH", "12"],
    ];
    const { table, check } = read(line + rows.map((cells) => cells.join(separator)).join("\n"));
    expect(table).toMatchObject({ delimiter: separator, columns: rows[0], rows: 1 });
    expect(check().problems).toMatchObject([{ line: 3, field: "phone" }]);
  });

  it("names a number that a spreadsheet shortened, and leaves prose alone", () => {
    const { check } = read("Name,Phone,Message\nNell,4.4207E+11,4.4207E+11\nHal,0512345678,");
    expect(check().problems).toEqual([
      { line: 2, field: "phone", value: "4.4207E+11", code: "power-of-ten" },
    ]);
    expect(check().preview[0]?.record).toEqual({ name: "Hal", phone: "0512345678" });
  });

  it.each([
    ["UTF-16 from a spreadsheet", "utf-16le", [0xff, 0xfe], false],
    ["UTF-16 without a mark", "utf-16le", [], true],
  ])("is read in %s", (_, encoding, mark, isAssumed) => {
    const text = "Name,Town\nJosé,Lima";
    const wide = Array.from(text, (sign) => [sign.charCodeAt(0), 0]).flat();
    const { table, check } = read(Uint8Array.from([...mark, ...wide]));
    expect(table).toMatchObject({ encoding, isEncodingAssumed: isAssumed });
    expect(check().preview[0]?.record.name).toBe("José");
  });

  it("that is no UTF-8 is read as Windows-1252, and says so", () => {
    const latin = Uint8Array.from(Array.from("Name\nJos\u00e9", (sign) => sign.charCodeAt(0)));
    const { table, check } = read(latin);
    expect(table).toMatchObject({ encoding: "windows-1252", isEncodingAssumed: true });
    expect(check().preview[0]?.record.name).toBe("José");
  });

  it.each([
    ["empty", ""],
    ["empty", "\n\n  \n"],
    ["only-header", "Name,Email\n"],
    ["too-many-rows", `Name\n${"x\n".repeat(50_001)}`],
  ])("is refused as %s", (refusal, text) => {
    expect(read(text).table).toEqual({ refusal });
  });

  it("that is a workbook is refused, whatever its name", () => {
    expect(read(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14])).table).toEqual({
      refusal: "not-text",
    });
  });

  it("without a header is matched by what its columns hold", () => {
    const { table } = read("Jo Marsh,jo@x.example,(555) 010-1234\nA,a@b.example,555 010 9999");
    expect(table.hasHeader).toBe(false);
    expect(table.matching).toEqual({ email: 1, phone: 2 });
  });

  it("names the line of a quote that is never closed", () => {
    expect(read('Name,Town\nA,B\nC,"D\nE,F').table.openQuoteLine).toBe(3);
  });

  it("of 50,000 rows with a huge cell is read whole", () => {
    const rows = Array.from({ length: 49_999 }, (_, n) => `Person ${n},p${n}@x.example,Akron`);
    const { table, check } = read(
      `Name,Email,Message\n${rows.join("\n")}\nJo,j@x.example,${"y".repeat(1_000_000)}`,
    );
    expect(table.rows).toBe(50_000);
    const { good, problems } = check();
    expect(good).toBe(49_999);
    expect(problems).toEqual([
      { line: 50_001, field: "message", value: "y".repeat(200), isCut: true, code: "too-long" },
    ]);
  });
});

describe("what is put right in the preview", () => {
  const FILE = [
    "Name,Trade,Phone,Email,State",
    "Nell,Dachdecker,12,nell@x.example,OH",
    "Hal,dachdecker,(555) 010-2222,hal@x.example,Zz",
    "Bo,Roofing,n/a,not-an-email,OH",
    ",Chimney sweep,,cy@x.example,",
    "Too,Many,,Cells,and more,one",
  ].join("\n");
  const corrected = (corrections: Partial<Corrections>) => {
    const { ask, check } = read(FILE);
    return { ask, ...check({ corrections: { ...NO_CORRECTIONS, ...corrections } }) };
  };
  const problemsOf = ({ problems }: CheckInfo) =>
    problems.map(({ line, field, value }) => `${line} ${field ?? "row"} ${value}`);

  const means = (field: string, words: Record<string, string>) =>
    Object.entries(words).reduce(
      (all, [value, meaning]) => withMeaning(all, field, value, meaning),
      NO_CORRECTIONS,
    ).meanings;

  it("is listed: words of a column with choices, those we do not know first, and what cannot be read", () => {
    const { values, unread } = corrected({});
    expect(values).toEqual([
      { field: "trade", value: "Dachdecker", rows: 2, own: null },
      { field: "trade", value: "Chimney sweep", rows: 1, own: null },
      { field: "trade", value: "Many", rows: 1, own: null },
      { field: "trade", value: "Roofing", rows: 1, own: "roofing" },
    ]);
    expect(unread).toEqual([
      { field: "email", rows: 2 },
      { field: "phone", rows: 2 },
      { field: "trade", rows: 4 },
      { field: "region", rows: 2 },
    ]);
  });

  it("is a word that means one of our choices, or nothing, in every row", () => {
    const words = { Dachdecker: "roofing", "Chimney sweep": "", Roofing: "other", Many: "" };
    const info = corrected({
      meanings: means("trade", words),
      emptied: { phone: new Set(), region: new Set() },
    });
    expect(info.preview.map(({ record }) => [record.name, record.trade ?? null])).toEqual([
      ["Nell", "roofing"],
      ["Hal", "roofing"],
    ]);
    expect(problemsOf(info)).toEqual([
      "4 email not-an-email",
      "5 name ",
      "6 row Too,Many,,Cells,and more,one",
      "6 email Cells",
    ]);
    // The original reading is kept, so that a correction can be undone.
    expect(info.values.find(({ value }) => value === "Roofing")?.own).toBe("roofing");
  });

  it("is taken back, and takes nothing for said that every object has", () => {
    const once = withMeaning(NO_CORRECTIONS, "trade", "Dachdecker", "roofing");
    expect(withMeaning(once, "trade", "DACHDECKER", null).meanings).toEqual({ trade: new Map() });
    const { check } = read("Name,Trade\nNell,constructor\nHal,__proto__");
    expect(check({ corrections: once }).problems.map(({ code }) => code)).toEqual([
      "unknown",
      "unknown",
    ]);
  });

  it("is a field left empty where it cannot be read, and on lines that the database refused", () => {
    const { preview, unread } = corrected({
      emptied: { phone: new Set([3]), region: new Set() },
      meanings: means("trade", { Dachdecker: "roofing" }),
    });
    expect(preview.map(({ record, emptied }) => [record.phone ?? null, emptied])).toEqual([
      [null, ["phone"]],
      [null, ["phone", "region"]],
    ]);
    expect(unread.find(({ field }) => field === "phone")?.rows).toBe(3);
  });

  it("is a cell, a field that the row lacks, or a whole row typed anew", () => {
    const mended = {
      4: { email: "bo@x.example", phone: "" },
      5: { name: "Cy", trade: "" },
      6: { [WHOLE_ROW]: '"Too, Many",roofing,,cells@x.example,TX' },
    };
    const info = corrected({ mended, meanings: means("trade", { Dachdecker: "roofing" }) });
    expect(problemsOf(info)).toEqual(["2 phone 12", "3 region Zz"]);
    expect(info.preview.map(({ record }) => record)).toEqual([
      { name: "Bo", trade: "roofing", email: "bo@x.example", region: "OH" },
      { name: "Cy", email: "cy@x.example" },
      { name: "Too, Many", trade: "roofing", email: "cells@x.example", region: "TX" },
    ]);
  });

  it("comes back in the file of bad rows where it did not help, and every cell can be asked for", () => {
    const { ask } = corrected({ mended: { 4: { email: "still wrong" } } });
    const { rows } = ask({ do: "errors", fromDatabase: [] }) as { rows: (string | null)[][] };
    expect(rows[2]).toEqual(["Bo", "Roofing", "n/a", "still wrong", "OH", null]);
    const places = [
      { line: 3, field: "trade" },
      { line: 4, field: "email" },
      { line: 99, field: "email" },
    ];
    expect(ask({ do: "cells", places })).toEqual([
      { value: "dachdecker" },
      { value: "still wrong" },
      { value: "" },
    ]);
  });
});

describe("dates of a file", () => {
  const days = (...dates: string[]) =>
    read(`Name,Next step on\n${dates.map((date) => `A,${date}`).join("\n")}`);
  const stored = (check: CheckInfo) => check.preview.map(({ record }) => record.next_step_on);

  it("that could be either way round are read as in the US, and that is told", () => {
    const { check } = days("03/04/2026", "2026-11-21");
    expect(check().days).toEqual({
      order: "month-first",
      why: "assumed",
      ambiguous: 1,
      first: { typed: "03/04/2026", day: "2026-03-04" },
    });
    expect(stored(check({ dayOrder: "day-first" }))).toEqual(["2026-04-03", "2026-11-21"]);
  });

  it("follow the one that can only be one way round", () => {
    const { check } = days("03/04/2026", "25/12/2026", "1.2.26", "Nov 18 2026", "46344");
    expect(check().days).toMatchObject({ order: "day-first", why: "inferred" });
    expect(stored(check())).toEqual([
      "2026-04-03",
      "2026-12-25",
      "2026-02-01",
      "2026-11-18",
      "2026-11-18",
    ]);
  });
});

describe("columns", () => {
  it.each([
    [
      "HubSpot",
      "leads",
      "First Name,Last Name,Email,Phone Number,Company name,Lead Status,State/Region,City",
      {
        first_name: 0,
        last_name: 1,
        email: 2,
        phone: 3,
        business: 4,
        stage: 5,
        region: 6,
        town: 7,
      },
    ],
    [
      "Salesforce",
      "leads",
      "Full Name,Company / Account,Lead Source,Lead Owner,Email,State/Province",
      { name: 0, source: 2, owner_id: 3, email: 4, region: 5 },
    ],
    [
      "a client list",
      "clients",
      "Customer,Status,MRR,Start date,Website,Contact name,Street,ZIP",
      {
        business: 0,
        status: 1,
        monthly_price_cents: 2,
        client_since: 3,
        domain: 4,
        contact_name: 5,
        street: 6,
        postal_code: 7,
      },
    ],
    [
      "Zendesk",
      "tickets",
      "Organization,Subject,Priority,Status,Assignee,Description",
      { client: 0, subject: 1, priority: 2, status: 3, assignee_id: 4, message: 5 },
    ],
  ] as const)("of %s are recognized", (_, list, header, matching) => {
    expect(read(`${header}\nx`, list).table.matching).toMatchObject(matching);
  });
});
