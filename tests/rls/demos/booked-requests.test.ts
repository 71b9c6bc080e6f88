import { afterAll, beforeEach, expect, it } from "vitest";
import { looseClient } from "../support/crm-rows.ts";
import { openTestBackend } from "../support/test-backend.ts";
import { arrangeOneHost, book, booked, cancel, forgetDemos, move } from "./linked-demos.ts";

beforeEach(arrangeOneHost);
afterAll(forgetDemos);

async function haveBooked(lead: string): Promise<boolean[]> {
  const sales = looseClient(await openTestBackend(), "sales");
  const { data } = await sales.rpc("lead_detail", { lead_id: lead }).throwOnError();
  const { submissions } = data as { submissions: { has_booked: boolean }[] };
  return submissions.map(({ has_booked: hasBooked }) => hasBooked);
}

it("a request that booked a demo says so, whatever became of it, and one that did not does not", async () => {
  const first = await booked("10:30");
  expect(await book("11:30")).toBeNull();
  expect(await haveBooked(first.lead_id)).toEqual([false, true]);
  await move(first, "14:00");
  await cancel(first);
  const second = await booked("15:00");
  expect(second.lead_id).toBe(first.lead_id);
  expect(await haveBooked(first.lead_id)).toEqual([true, false, true]);
});
