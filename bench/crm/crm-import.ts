type Run = (sql: string) => string;

const ROWS = 50_000;
const ROWS_PER_REQUEST = 1000;

/** One in ten repeats the phone number of an existing lead, one in ten that of another row. */
const NEW_LEADS = `
  select n, jsonb_build_object(
    'name', 'Import ' || n, 'business', 'Imported Roofing ' || n, 'email', 'import' || n || '@rows.example',
    'phone', case n % 10 when 0 then bench.phone(n + 50000001)
      when 1 then '(555) 010-' || lpad((n % 997)::text, 4, '0') else '999' || lpad(n::text, 7, '2') end,
    'town', 'Dayton, OH', 'trade', 'roofing') as record
  from generate_series(0, ${ROWS - 1}) as n`;

/** Exported leads with a changed town, and one in ten with a changed phone number. */
const KNOWN_LEADS = `
  select n, jsonb_build_object('reference', reference, 'name', name, 'business', business, 'email', email,
    'phone', case n % 10 when 0 then '999' || lpad(n::text, 7, '2') else phone end, 'town', town || ' Heights') as record
  from (select row_number() over () - 1 as n, * from public.leads
    where archived_at is null and stage <> 'won' limit ${ROWS}) as leads`;

const stage = (rows: string) => `
  drop table if exists requests;
  create temporary table requests as
  select n / ${ROWS_PER_REQUEST} as nth, jsonb_agg(jsonb_build_object('line', n + 2, 'record', record)) as rows
  from (${rows}) as given group by 1;
  select public.start_import('leads', 'bench.csv') as batch \\gset
`;

const stepsOf = (duplicates: "add" | "update") => ({
  "sent, 1,000 rows a request":
    "select public.add_import_rows(:'batch', rows) from requests order by nth;",
  checked: "select public.check_import(:'batch');",
  committed: `select public.commit_import(:'batch', 'skip', '${duplicates}');`,
  undone: "select public.undo_import(:'batch');",
});

/**
 * Times each step of importing 50,000 new leads and of updating as many existing ones. `run` runs as a person who
 * may import.
 */
export const measureImports = (run: Run, timed: Run) => ({
  "50,000 new leads": measure(NEW_LEADS, stepsOf("add"), run, timed),
  "changes to 50,000 leads": measure(KNOWN_LEADS, stepsOf("update"), run, timed),
});

function measure(rows: string, steps: Record<string, string>, run: Run, timed: Run) {
  const output = run([stage(rows), ...Object.values(steps).map(timed)].join("\n"));
  const seconds = (pattern: RegExp) =>
    [...output.matchAll(pattern)].map(([, ms]) => (Number(ms) / 1000).toFixed(1));
  const onClock = seconds(/^Time: ([\d.]+) ms/gm);
  const onCore = seconds(/^On the core: ([\d.]+)/gm);
  return Object.keys(steps).map(
    (step, nth) => `${onClock[nth]} s (${onCore[nth]} s on the core)  ${step}`,
  );
}
