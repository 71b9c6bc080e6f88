import prettier from "prettier";

const SCALARS: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
};

function tsType(pgType: string): string {
  if (pgType.startsWith("_")) return `${SCALARS[pgType.slice(1)] ?? "string"}[]`;
  return SCALARS[pgType] ?? "string";
}

const COLUMNS = `
  -- A domain is typed as what it is made of.
  select c.relname as relation, c.relkind as kind, a.attname as name,
         coalesce(b.typname, t.typname) as type,
         not a.attnotnull as nullable,
         (a.atthasdef or a.attidentity <> '' or a.attgenerated <> '') as has_default,
         (a.attgenerated <> '' or a.attidentity = 'a') as is_generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  left join pg_type b on b.oid = t.typbasetype
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const FUNCTIONS = `
  select p.proname as name, p.proretset as returns_set, r.typname as returns, r.typtype as returns_kind,
         exists (select from pg_class c where c.oid = r.typrelid and c.relkind = 'v') as returns_view,
         coalesce(p.proargnames, '{}') as arg_names, p.pronargs as arg_count,
         p.pronargdefaults as default_count,
         array(select typname from unnest(p.proargtypes) with ordinality as u(oid, i)
               join pg_type t on t.oid = u.oid order by u.i) as arg_types,
         -- The columns of "returns table (…)".
         array(select p.proargnames[u.i] || ': ' || typname
               from unnest(p.proallargtypes, p.proargmodes) with ordinality as u(oid, mode, i)
               join pg_type t on t.oid = u.oid where u.mode = 't' order by u.i) as table_columns
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type r on r.oid = p.prorettype
  where n.nspname = 'public' and p.prokind = 'f' and r.typname <> 'trigger'
  order by p.proname`;

type Column = {
  relation: string;
  kind: string;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
};
type Fn = {
  name: string;
  returns_set: boolean;
  returns: string;
  returns_kind: string;
  returns_view: boolean;
  arg_names: string[];
  arg_count: number;
  default_count: number;
  arg_types: string[];
  table_columns: string[];
};

function tableType(columns: Column[]) {
  const row = columns.map((c) => `${c.name}: ${tsType(c.type)}${c.nullable ? " | null" : ""}`);
  const write = (allOptional: boolean) =>
    columns.map((c) => {
      if (c.is_generated) return `${c.name}?: never`;
      const optional = allOptional || c.nullable || c.has_default;
      return `${c.name}${optional ? "?" : ""}: ${tsType(c.type)}${c.nullable ? " | null" : ""}`;
    });
  return `{ Row: { ${row.join("; ")} }; Insert: { ${write(false).join("; ")} }; Update: { ${write(true).join("; ")} }; Relationships: [] }`;
}

function viewType(columns: Column[]) {
  const row = columns.map((c) => `${c.name}: ${tsType(c.type)} | null`);
  return `{ Row: { ${row.join("; ")} }; Relationships: [] }`;
}

function functionType(fn: Fn) {
  const firstDefault = fn.arg_count - fn.default_count;
  const args = fn.arg_types.map(
    (type, i) => `${fn.arg_names[i] ?? ""}${i >= firstDefault ? "?" : ""}: ${tsType(type)}`,
  );
  const base = returnType(fn);
  const returns = fn.returns_set ? `${base}[]` : base;
  return `{ Args: ${args.length > 0 ? `{ ${args.join("; ")} }` : "never"}; Returns: ${returns} }`;
}

/** Postgres does not know which columns of "returns table" are nullable, so none is marked. */
function returnType(fn: Fn) {
  if (fn.table_columns.length > 0) {
    const columns = fn.table_columns.map((column) => {
      const [name = "", type = ""] = column.split(": ");
      return `${name}: ${tsType(type)}`;
    });
    return `{ ${columns.join("; ")} }`;
  }
  const kind = fn.returns_view ? "Views" : "Tables";
  if (fn.returns_kind === "c") return `Database["public"]["${kind}"]["${fn.returns}"]["Row"]`;
  return tsType(fn.returns);
}

function printRecord<T>(entries: Map<string, T>, print: (entry: T) => string) {
  if (entries.size === 0) return "{ [_ in never]: never }";
  const lines = [...entries].map(([name, entry]) => `${name}: ${print(entry)}`);
  return `{ ${lines.join("; ")} }`;
}

export async function writeDatabaseTypes(execute: (sql: string) => Promise<unknown>) {
  const { rows: columns } = (await execute(COLUMNS)) as { rows: Column[] };
  const { rows: functions } = (await execute(FUNCTIONS)) as { rows: Fn[] };
  const tables = new Map<string, Column[]>();
  const views = new Map<string, Column[]>();
  for (const column of columns) {
    const target = column.kind === "r" || column.kind === "p" ? tables : views;
    target.set(column.relation, [...(target.get(column.relation) ?? []), column]);
  }

  const source = `// Generated by "npm run types:database". Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: ${printRecord(tables, tableType)};
    Views: ${printRecord(views, viewType)};
    Functions: ${printRecord(new Map(functions.map((fn) => [fn.name, fn])), functionType)};
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
  return prettier.format(source, { parser: "typescript", printWidth: 100 });
}
