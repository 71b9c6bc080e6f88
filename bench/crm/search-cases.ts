import { choose, quote, signInAs, type Case } from "../measured-sql.ts";

/** Texts that people type, letter by letter where it matters. */
const TYPED: Record<string, string[]> = {
  "one to three letters": ["s", "a", "ro", "pl", "mar", "smi", "z", "q", "de", "x", "llc", "day"],
  "a frequent word": ["plumbing", "smith", "roofing llc", "gmail", "dayton", "maria s", "photos"],
  "a name": [
    "zimmerman hvac",
    "walt yoder",
    "quigley",
    "renée müller",
    "mueller roof",
    "k zimmerman d",
  ],
  "a number": ["4321", "555-0177", "#1042", "123456", "(330) 555-0123", "0177", "CF-0A1B2C"],
  "a domain or address": ["smithplumbing1", "maria.smith77@gmail", "shop77.example", "yoder77.com"],
  "a conversation": [
    "list this week",
    "form sends nothing dayton",
    "photos looked",
    "domain of zimmerman",
  ],
  "a wrong letter": ["zimmermna", "qiugley", "plumbign yoder", "satterfeld"],
  nothing: ["xyzzy", "zimmermanx", "4c7a91", "nobody here", "qqq"],
};
const ALL = Object.values(TYPED).flat();

const INDEXES = ["leads_search_idx", "clients_search_idx", "tickets_search_idx"];

const search = (name: string, typed: string[], role: string, uses: string[]): Case => ({
  name: `search of everything: ${name}`,
  asks: signInAs(role),
  sql: (run) => `select public.search_records(${quote(choose(typed, run * 11))})`,
  uses,
  // There are no posts here.
  mayRead: ["blogs", "post_search"],
});

/** The search over all records: by role, and by what is typed. */
export const searchCases = ["owner", "viewer", "sales", "support", "editor"].flatMap((role) => [
  ...Object.entries(TYPED).map(([what, typed]) => search(`by ${role}, ${what}`, typed, role, [])),
  search(`by ${role}`, ALL, role, role === "editor" || role === "support" ? [] : INDEXES),
]);
