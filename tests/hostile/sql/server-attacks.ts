import { userIdOf } from "@tests/rls/support/test-backend";
import { isDone, type Attack } from "../attack.ts";
import type { Attacker } from "./attackers.ts";

/**
 * Statements that would take over the server or its rights. Excludes a role's own defaults and the API's switch
 * to the service's role, which are intended; callers cannot run SQL.
 */
const STATEMENTS = [
  "create table public.stolen (id integer)",
  "create table private.stolen (id integer)",
  "create table auth.stolen (id integer)",
  "create view public.stolen as select 1",
  "create function public.stolen() returns integer language sql as 'select 1'",
  "create function private.can(wanted varchar) returns boolean language sql as 'select true'",
  "create or replace function private.can(wanted text) returns boolean language sql as 'select true'",
  "create or replace function auth.uid() returns uuid language sql as 'select null::uuid'",
  "alter function private.can(text) security invoker",
  "alter function private.can(text) reset all",
  "drop function private.can(text) cascade",
  "create schema stolen",
  "drop schema private cascade",
  "alter schema public rename to stolen",
  "create extension dblink",
  "create extension postgres_fdw",
  "create extension file_fdw",
  "create language plpython3u",
  "create role stolen superuser",
  "create role stolen",
  "alter role anon bypassrls",
  "alter role anon superuser",
  "alter role authenticator password 'stolen'",
  "drop role anon",
  "grant service_role to anon",
  "grant service_role to authenticated",
  "grant authenticated to anon",
  "grant pg_read_all_data to authenticated",
  "reassign owned by current_user to service_role",
  "create event trigger stolen on ddl_command_start execute function pg_event_trigger_ddl_commands()",
  "create publication stolen for all tables",
  "create server stolen foreign data wrapper file_fdw",
  "create cast (text as uuid) without function",
  "create operator class stolen default for type text using btree as operator 1 <",
  "alter database postgres set search_path = stolen",
  "comment on database postgres is 'stolen'",
  "load 'plpgsql'",
  "copy (select 1) to program 'touch /tmp/stolen'",
  "copy (select 1) to '/tmp/stolen'",
  "create temp table stolen (line text); copy stolen from '/etc/passwd'",
  "create temp table stolen (line text); copy stolen from program 'id'",
  "select pg_read_file('/etc/passwd')",
  "select pg_read_file('postgresql.conf')",
  "select pg_read_binary_file('PG_VERSION')",
  "select pg_ls_dir('.')",
  "select pg_ls_waldir()",
  "select pg_stat_file('PG_VERSION')",
  "select lo_import('/etc/passwd')",
  "select lo_export(1, '/tmp/stolen')",
  "select pg_reload_conf()",
  "select pg_rotate_logfile()",
  "select pg_switch_wal()",
  "select pg_create_restore_point('stolen')",
  "select pg_stat_reset()",
  "select pg_logical_emit_message(true, 'a', 'b') from pg_create_logical_replication_slot('s', 'pgoutput')",
  "select count(*) from pg_authid",
  "select count(*) from pg_shadow",
  "select count(*) from pg_hba_file_rules",
  "select count(*) from pg_file_settings",
  "select count(*) from pg_user_mapping",
  "select count(*) from pg_statistic",
  "select count(*) from pg_largeobject",
  "select count(*) from pg_config",
  "set session_replication_role = replica",
  "set local log_statement = 'none'",
  "set local zero_damaged_pages = on",
  "set local lo_compat_privileges = on",
  "set role postgres",
  "set role pg_read_all_data",
  "set role pg_execute_server_program",
];

/** Succeed only if they return a number. */
const COUNTS = [
  "select count(*) from pg_stats where schemaname in ('public', 'private', 'auth')",
  "select count(*) from pg_stat_activity where usename <> session_user and query not in ('', '<insufficient privilege>')",
  "select count(*) from pg_roles where rolname = current_user and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)",
  "select count(*) from pg_roles where rolname not in (current_user, 'public') and pg_has_role(current_user, oid, 'usage')",
];

/** Shadow functions for callers without a schema qualifier. */
const impostors = (right: string) => `do $$ begin
    create temp table staff (user_id uuid, role text, removed_at timestamptz);
    insert into staff values (auth.uid(), 'owner', null);
    create temp table roles (name text, rights text[]);
    insert into roles values ('owner', array['${right}']);
    create function pg_temp.uid() returns uuid language sql as 'select ''${userIdOf("owner")}''::uuid';
    set local search_path = pg_temp, public, private, auth;
    perform 1 / private.can('${right}')::integer;
  end $$`;

/** A right that everybody has is no gain. */
const NOBODYS_RIGHT = "rights.of.nobody";

export function serverAttacks(attacker: Attacker): Attack[] {
  return [
    ...STATEMENTS.map((sql) => ({
      what: sql,
      attacker,
      sql,
      answers: false,
      succeeded: isDone,
    })),
    ...COUNTS.map((sql) => ({
      what: sql,
      attacker,
      sql,
      answers: true,
      succeeded: ({ answer }: { answer?: string | null }) => Number(answer) > 0,
    })),
    {
      what: "stand in for the tables by which rights are asked",
      attacker,
      sql: impostors(NOBODYS_RIGHT),
      answers: false,
      succeeded: isDone,
    },
  ];
}

/** A sequence reveals row counts; moving it makes the next insert fail. */
export const sequenceAttacks = (sequence: string, attacker: Attacker): Attack[] =>
  [
    `select last_value from ${sequence}`,
    `select nextval('${sequence}')`,
    `select setval('${sequence}', 1)`,
    `select currval('${sequence}')`,
    `select pg_sequence_last_value('${sequence}')`,
  ].map((sql) => ({
    what: sql,
    attacker,
    sql,
    answers: true,
    succeeded: ({ code, answer }) => code === undefined && answer !== null,
  }));
