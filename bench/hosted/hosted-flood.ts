// Five thousand hostile submissions with changing addresses and texts, every fifth with the honeypot filled,
// while twenty visitors submit one form each.
import type { Check, Run } from "./hosted.ts";

const HOSTILE = 5_000;
const HONEST = 20;
const BATCH = HOSTILE / HONEST;

const submission = (email: string, address: string, message: string, honeypot = "") => {
  const headers = JSON.stringify({ "cf-connecting-ip": address });
  const payload = JSON.stringify({
    form: "contact",
    name: "A name",
    email,
    message,
    sourcePage: "/contact",
    filledMs: 9000,
    left_empty: honeypot,
  });
  return `select set_config('request.headers', '${headers}', false) \\g /dev/null
    select public.submit_lead('${payload}') ->> 'reference';`;
};

const hostileBatch = (from: number) =>
  Array.from({ length: BATCH }, (_, nth) => {
    const n = from + nth;
    const address = `198.${18 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${n % 250}`;
    return submission(`hostile${n}@flood.example`, address, `Words ${n}`, n % 5 === 0 ? "x" : "");
  }).join("\n");

export function floodForms(run: Run, check: Check) {
  run(`set role project; delete from private.request_minutes; delete from private.lead_attempts;
    update private.request_settings set address_header = 'cf-connecting-ip';`);
  const references = [];
  const times = [];
  for (let nth = 0; nth < HONEST; nth += 1) {
    const batch = `set role anon;\n${hostileBatch(nth * BATCH)}`;
    const started = performance.now();
    run(batch);
    times.push((performance.now() - started) / BATCH);
    const honest = submission(`honest${nth}@trade.example`, `203.0.113.${nth}`, "Honest words");
    references.push(run(`set role anon;\n${honest}`));
  }
  const [first = 0, last = 0] = [times[1], times.at(-1)];
  console.log(
    `      a call took ${first.toFixed(2)} ms after ${BATCH} calls, ${last.toFixed(2)} ms after ${HOSTILE - BATCH}`,
  );
  const list = references.map((reference) => `'${reference}'`).join();
  const count = (from: string) => run(`select count(*) from ${from}`);
  const [leads, aside] = ["public.lead_submissions", "private.spam_requests"].map((table) =>
    count(`${table} where reference in (${list}) and payload ->> 'email' like 'honest%'`),
  );
  console.log(`      of ${HONEST} honest requests ${leads} are leads and ${aside} were put aside`);
  check(
    `no honest request is lost among ${HOSTILE} hostile calls`,
    Number(leads) + Number(aside),
    HONEST,
  );
  check(
    "what is beyond the limit is no lead",
    count("public.leads where email like '%@%.example'"),
    60,
  );
  run(`set role anon;\n${hostileBatch(HOSTILE)}\n${hostileBatch(HOSTILE + BATCH)}
    ${Array.from({ length: 10 }, (_, nth) => hostileBatch(HOSTILE + (2 + nth) * BATCH)).join("\n")}`);
  const keptAs = (reason: string) =>
    Number(count(`private.spam_requests where reason = '${reason}'`));
  const [kept, trapped] = [keptAs("all"), keptAs("trap")];
  const attempts = Number(count("private.lead_attempts"));
  console.log(
    `      after 8,000 calls ${kept} and ${trapped} of the honeypot are kept aside, ${attempts} attempts are remembered`,
  );
  check("what is put aside stays bounded", kept >= 5000 && kept <= 5100, true);
  check("so does what the honeypot caught", trapped <= 2100, true);
  check("so do the attempts", attempts <= 10_000, true);
}
