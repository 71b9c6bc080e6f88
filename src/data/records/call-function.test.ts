import { expect, it } from "vitest";
import * as z from "zod/mini";
import { expectConsole } from "@tests/console";
import { stubNetwork } from "@tests/stub-network";
import { callFunction } from "./call-function";
import { UnexpectedAnswerError } from "@/lib/supabase/database-answer";

const schema = z.object({ rows: z.array(z.object({ id: z.string(), count: z.number() })) });
const ask = () => callFunction("crm_counts", {}, schema);

it("answers with what the schema reads, and nothing besides", async () => {
  stubNetwork(() => ({ body: { rows: [{ id: "1", count: 2, newer: true }] } }));
  expect(await ask()).toEqual({ rows: [{ id: "1", count: 2 }] });
});

it("refuses an answer that does not fit, and tells the console where", async () => {
  stubNetwork(() => ({ body: { rows: [{ id: "1", count: 2 }, { id: "2" }] } }));
  expectConsole("error", /^crm_counts .*\nanswer\.rows\.1\.count: /);
  await expect(ask()).rejects.toThrow(UnexpectedAnswerError);
});
