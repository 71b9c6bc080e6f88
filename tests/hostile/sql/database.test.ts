import { expect, it } from "vitest";
import { DATABASES } from "@tests/rls/support/test-backend";
import { attackDatabase } from "./run-attacks.ts";
import { reportAttempts } from "../report-attempts.ts";

it.each(DATABASES)(
  "gives nobody more of $database than is theirs",
  async ({ database, isSeeded, open }) => {
    const backend = await open();
    const { tried, succeeded, unbaited, catalogue } = await attackDatabase(
      async (setup, question) => {
        await backend.sql(setup);
        const [row] = await backend.sql<{ answer: string }>(question);
        return row?.answer ?? "";
      },
      isSeeded,
    );
    reportAttempts(database, tried, succeeded.length);
    expect(succeeded).toEqual([]);
    // Every attacked table has rows, and every relation is attacked.
    expect(unbaited).toEqual([]);
    expect(catalogue.relations.map(({ name }) => name)).toContain("public.leads");
  },
);
