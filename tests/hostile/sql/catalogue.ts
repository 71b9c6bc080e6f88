export type Column = { name: string; type: string; isWritable: boolean };
export type Relation = { name: string; kind: string; columns: Column[] };
export type Argument = { name: string; type: string; hasDefault: boolean; isVariadic: boolean };
/** `signature` as in `stated-grants.ts`; `name` with its schema, quoted. */
export type Routine = {
  signature: string;
  name: string;
  isProcedure: boolean;
  isTrigger: boolean;
  arguments: Argument[];
};
export type Catalogue = { relations: Relation[]; routines: Routine[]; sequences: string[] };

const OURS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";

/** Reads all relations and functions from the database, so that new ones are included. */
export const CATALOGUE_SQL = `select jsonb_build_object(
  'relations', (select jsonb_agg(jsonb_build_object('name', n.nspname || '.' || c.relname, 'kind', c.relkind,
      'columns', (select jsonb_agg(jsonb_build_object('name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'isWritable', a.attgenerated = '' and a.attidentity <> 'a') order by a.attnum)
        from pg_attribute as a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped))
      order by 1)
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relpersistence = 'p' and ${OURS}),
  'routines', (select jsonb_agg(jsonb_build_object(
      'signature', case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname
        || '(' || replace(replace(oidvectortypes(p.proargtypes), 'public.', ''), ', ', ',') || ')',
      'name', format('%I.%I', n.nspname, p.proname), 'isProcedure', p.prokind = 'p', 'isTrigger', p.prorettype = 'trigger'::regtype,
      'arguments', (select coalesce(jsonb_agg(jsonb_build_object(
          'name', coalesce(p.proargnames[nth], ''), 'type', format_type(type, null),
          'hasDefault', nth > p.pronargs - p.pronargdefaults,
          'isVariadic', p.provariadic <> 0 and nth = p.pronargs) order by nth), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality as given (type, nth))) order by 1)
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p') and ${OURS} and not exists (
      select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')),
  'sequences', (select jsonb_agg(format('%I.%I', n.nspname, c.relname) order by 1)
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'S' and c.relpersistence = 'p' and ${OURS}))::text as answer`;
