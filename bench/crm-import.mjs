const ROWS = 50_000;
const ROWS_PER_REQUEST = 1000;

/** One in ten has the phone number of a lead that is here, and one in ten that of another row. */
const MAKE_ROWS = `
  create temporary table requests as
  select n / ${ROWS_PER_REQUEST} as nth, jsonb_agg(jsonb_build_object('line', n + 2, 'record', jsonb_build_object(
    'name', 'Import ' || n, 'business', 'Imported Roofing ' || n, 'email', 'import' || n || '@rows.example',
    'phone', case n % 10 when 0 then bench.phone(n + 50000001)
      when 1 then '(555) 010-' || lpad((n % 997)::text, 4, '0') else '999' || lpad(n::text, 7, '2') end,
    'town', 'Dayton, OH', 'trade', 'roofing'))) as rows
  from generate_series(0, ${ROWS - 1}) as n group by 1;
  select public.start_import('leads', 'bench.csv') as batch \\gset
`;

const STEPS = {
  "sent, 1,000 rows a request":
    "select public.add_import_rows(:'batch', rows) from requests order by nth;",
  checked: "select public.check_import(:'batch');",
  committed: "select public.commit_import(:'batch', 'skip', 'add');",
  undone: "select public.undo_import(:'batch');",
};

/**
 * An import of 50,000 leads into those that are here: what each step took.
 * @param {(script: string) => string} run as somebody who may import
 * @param {(statement: string) => string} timed
 */
export function measureImport(run, timed) {
  const output = run([MAKE_ROWS, ...Object.values(STEPS).map(timed)].join("\n"));
  /** @param {RegExp} pattern */
  const seconds = (pattern) =>
    [...output.matchAll(pattern)].map(([, ms]) => (Number(ms) / 1000).toFixed(1));
  const onClock = seconds(/^Time: ([\d.]+) ms/gm);
  const onCore = seconds(/^On the core: ([\d.]+)/gm);
  return Object.keys(STEPS).map(
    (step, nth) => `${onClock[nth]} s (${onCore[nth]} s on the core)  ${step}`,
  );
}
