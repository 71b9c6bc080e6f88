import { describe, it } from "vitest";
import { userIdOf } from "@tests/rls/support/test-backend";
import { HIDDEN, isOk, OUTSIDERS, prepareAttempts, tells } from "./sql/attempts.ts";
import { as, type Answer, type Sent } from "./requests.ts";

const { attempt, catalogue, tables, tokenOf, changingNothing } = prepareAttempts("closed doors");

describe.each(OUTSIDERS)("a %s", (person) => {
  it("open no other schema, no function of the server and none of ours that is private", async () => {
    const token = await tokenOf(person);
    const SCHEMAS = [
      "private",
      "auth",
      "storage",
      "pg_catalog",
      "information_schema",
      "extensions",
    ];
    const closed = (answer: Answer) => isOk(answer) || tells(answer);
    await changingNothing(async () => {
      for (const { name } of catalogue().relations.filter(
        (each) => !each.name.startsWith("public."),
      )) {
        const [schema = "", table = ""] = name.split(".");
        const rest: [string, Sent][] = [
          ["by its name", { path: `/rest/v1/${table}?select=*` }],
          ["with its schema", { path: `/rest/v1/${name}?select=*` }],
          ["quoted", { path: `/rest/v1/%22${schema}%22.%22${table}%22` }],
          ["by profile", { path: `/rest/v1/${table}`, headers: { "Accept-Profile": schema } }],
          [
            "by profile, to write",
            {
              path: `/rest/v1/${table}`,
              method: "POST",
              body: "{}",
              headers: { "Content-Profile": schema },
            },
          ],
        ];
        for (const [how, sent] of rest) {
          await attempt(`${person} asks ${name} ${how}`, as(token, sent), closed);
        }
      }
      const names = [
        ...catalogue()
          .routines.map(({ name }) => name)
          .filter((name) => !name.startsWith("public.")),
        ..."set_config current_setting pg_read_file pg_ls_dir pg_sleep version lo_import query_to_xml database_to_xml table_to_xml dblink pg_terminate_backend pg_reload_conf gen_random_uuid"
          .split(" ")
          .map((name) => `pg_catalog.${name}`),
      ];
      for (const name of new Set(names)) {
        const [schema = "", routine = ""] = name.split(".");
        const profiles: Record<string, string>[] = [
          {},
          { "Content-Profile": schema },
          { "Accept-Profile": schema },
        ];
        for (const headers of profiles) {
          for (const method of ["POST", "GET"]) {
            await attempt(
              `${person} calls ${name} (${method} ${JSON.stringify(headers)})`,
              as(token, {
                path: `/rest/v1/rpc/${routine}`,
                method,
                headers,
                ...(method === "POST" ? { body: "{}" } : {}),
              }),
              closed,
            );
          }
        }
      }
      for (const schema of SCHEMAS) {
        await attempt(
          `${person} opens ${schema}`,
          as(token, { path: "/rest/v1/", headers: { "Accept-Profile": schema } }),
          tells,
        );
      }
    });
  });

  it("write to no table, by any method, header or body", async () => {
    const token = await tokenOf(person);
    await changingNothing(async () => {
      for (const { name, columns } of tables()) {
        const id = HIDDEN[name] ?? "1";
        const key = columns.some((each) => each.name === "id") ? "id" : columns[0]?.name;
        const row = JSON.stringify({
          [key ?? "id"]: id,
          role: "owner",
          user_id: userIdOf("member"),
        });
        const at = `/rest/v1/${name}?${key}=not.is.null`;
        const asOther = (method: string) => ({
          "X-HTTP-Method-Override": method,
          "X-HTTP-Method": method,
          "X-Method-Override": method,
        });
        const tries: Sent[] = [
          { path: `/rest/v1/${name}`, method: "POST", body: row },
          { path: `/rest/v1/${name}`, method: "POST", body: `[${row},${row}]` },
          { path: `/rest/v1/${name}?columns=${key}`, method: "POST", body: row },
          ...["resolution=merge-duplicates", "resolution=ignore-duplicates", "missing=default"].map(
            (prefer) => ({
              path: `/rest/v1/${name}`,
              method: "POST",
              body: row,
              headers: { Prefer: `${prefer},return=representation` },
            }),
          ),
          { path: `/rest/v1/${name}?${key}=eq.${id}`, method: "PUT", body: row },
          { path: at, method: "PATCH", body: row },
          { path: at, method: "PATCH", body: '{"version": 1}' },
          { path: at, method: "DELETE" },
          { path: `/rest/v1/${name}`, method: "DELETE" },
          { path: at, method: "DELETE", headers: { Prefer: "return=representation,tx=commit" } },
          ...["DELETE", "PATCH", "PUT"].flatMap((method) => [
            { path: at, headers: asOther(method) },
            {
              path: `${at}&_method=${method}`,
              method: "POST",
              body: row,
              headers: asOther(method),
            },
          ]),
          {
            path: `/rest/v1/${name}`,
            method: "POST",
            body: `${key}\n${id}`,
            headers: { "Content-Type": "text/csv" },
          },
          {
            path: `/rest/v1/${name}`,
            method: "POST",
            body: `${key}=${id}`,
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
          },
        ];
        for (const sent of tries) {
          await attempt(`${person}: ${sent.method ?? "GET"} ${sent.path}`, as(token, sent), tells);
        }
      }
    });
  });
});
