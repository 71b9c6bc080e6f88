import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { boardOf, leadOf } from "@tests/fixtures/leads";
import { stubNetwork } from "@tests/stub-network";
import { leadBoardQuery, leadsLikeQuery } from "./queries";
import { LEAD_STAGES, type Lead } from "./schema";

const leads = (from: number, to: number): Lead[] =>
  Array.from({ length: to - from }, (_, nth) =>
    leadOf({ id: `lead ${String(from + nth).padStart(3, "0")}`, rank: `Q${1000 + from + nth}` }),
  );

it("reads a board anew as long as each of its stages had become", async () => {
  const client = new QueryClient();
  const query = leadBoardQuery({ search: "x" });
  const board = boardOf(leads(0, 20));
  client.setQueryData(query.queryKey, { ...board, new: { ...board.new, rows: leads(0, 45) } });
  const sent = stubNetwork(() => ({ body: boardOf(leads(0, 45)) }));
  await client.fetchQuery(query);
  const firstPages = Object.fromEntries(LEAD_STAGES.map((stage) => [stage, 20]));
  expect(sent.map(({ body }) => body)).toEqual([
    { filters: { search: "x" }, page_size: 20, lengths: { ...firstPages, new: 45 } },
  ]);
});

describe("leads like the one that is typed", () => {
  const [same, other] = [
    leadOf({
      id: "1",
      email: "Nell@Harbor.example",
      phone: "+1 (555) 010-1234",
      business: "Harbor, Electric",
    }),
    leadOf({
      id: "2",
      email: "x@y.example",
      phone: "(555) 010-9999",
      business: "Harbor Electric Two",
    }),
  ];
  const found = async (keys: { email?: string; phone?: string; business?: string }) => {
    const sent = stubNetwork(() => ({ body: { rows: [same, other], next: null, total: 2 } }));
    const query = leadsLikeQuery({ email: null, phone: null, business: null, ...keys });
    const rows = await new QueryClient().fetchQuery(query);
    const searches = sent.map(
      ({ body }) => (body as { filters: { search: string } }).filters.search,
    );
    return { ids: rows.map(({ id }) => id), searches };
  };

  it.each([
    ["an address in another case", { email: "nell@harbor.example" }, ["nell@harbor.example"]],
    ["a number written otherwise", { phone: "555.010.1234" }, ["5550101234"]],
    ["a name with other signs", { business: "HARBOR ELECTRIC" }, ["HARBOR ELECTRIC"]],
  ])("share %s", async (_, keys, searches) => {
    expect(await found(keys)).toEqual({ ids: ["1"], searches });
  });

  it("are each named once, whatever they share", async () => {
    const { ids, searches } = await found({ email: "nell@harbor.example", phone: "5550101234" });
    expect(ids).toEqual(["1"]);
    expect(searches).toHaveLength(2);
  });
});
