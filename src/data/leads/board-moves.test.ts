import { describe, expect, it } from "vitest";
import type { Lead } from "@/data/leads/schema";
import { boardOf, leadOf } from "@tests/fixtures/leads";
import { moveCard, placementAt, comesBefore, rankAt } from "./board-moves";

const [first, second, third] = [
  leadOf({ id: "1", rank: "Q0000000001" }),
  leadOf({ id: "2", rank: "Q0000000005" }),
  leadOf({ id: "3", rank: "Q0000000009" }),
];
const late = leadOf({ id: "9", rank: "Q0000000003", response: "overdue" });
const called = leadOf({ id: "5", rank: "Q0000000007", stage: "contacted", response: "none" });
const lost = leadOf({ id: "6", rank: "Q0000000008", stage: "lost", lost_reason: "Price" });
const board = boardOf([first, second, third, late, called, lost]);

const orderIn = (moved: typeof board, stage: Lead["stage"]) =>
  moved[stage].rows.map(({ id }) => id);
const drop = (lead: Lead, stage: Lead["stage"], index: number) => {
  const placement = placementAt(board, lead, { stage, index });
  return placement === null ? null : moveCard(board, lead.id, placement);
};

describe("a card put down", () => {
  it.each([
    [0, ["3", "1", "2"]],
    [1, ["1", "3", "2"]],
  ])("at place %i of its own stage stands there", (index, order) => {
    expect(orderIn(drop(third, "new", index) ?? board, "new")).toEqual(order);
  });

  it("where it was writes nothing", () => {
    expect(drop(second, "new", 1)).toBeNull();
    expect(placementAt(boardOf([called]), called, { stage: "contacted", index: 1 })).toBeNull();
  });

  it("in another stage is counted there, with its worth, and is answered by that", () => {
    const moved = drop(late, "contacted", 0);
    expect(orderIn(moved ?? board, "contacted")).toEqual(["9", "5"]);
    expect(moved?.new).toMatchObject({ count: 3, overdue: [] });
    expect(moved?.contacted).toMatchObject({ count: 2, value_cents: 59800 });
    expect(moved?.contacted.rows[0]?.response).toBe("answered");
  });

  it("among its own stage does nothing while it is overdue: those stand by how late they are", () => {
    expect(drop(late, "new", 2)).toBeNull();
  });

  it("keeps the reason it was lost for only while it is lost", () => {
    expect(placementAt(board, lost, { stage: "contacted", index: 0 })?.lost_reason).toBeNull();
    const again = leadOf({ ...lost, id: "7", rank: "Q0000000009" });
    const two = boardOf([lost, again]);
    expect(placementAt(two, again, { stage: "lost", index: 0 })?.lost_reason).toBe("Price");
  });

  it("that nobody waited for is not answered by moving, nor by coming back to New", () => {
    const quiet = leadOf({ id: "7", response: "none" });
    const moved = { stage: "contacted", rank: "a0", lost_reason: null } as const;
    const away = moveCard(boardOf([quiet]), "7", moved);
    expect(away.contacted.rows[0]?.response).toBe("none");
    const waiting = leadOf({ id: "8", stage: "contacted", response: "waiting" });
    const back = moveCard(boardOf([waiting]), "8", { ...moved, stage: "new" });
    expect(back.new.rows[0]?.response).toBe("waiting");
  });

  it("back in New stands with the overdue ones while its answer is", () => {
    const came = leadOf({ id: "8", stage: "contacted", response: "overdue" });
    const back = moveCard(boardOf([first, came]), "8", {
      stage: "new",
      rank: "Q0000000000",
      lost_reason: null,
    });
    expect(back.new.overdue.map(({ id }) => id)).toEqual(["8"]);
    expect(orderIn(back, "new")).toEqual(["1"]);
  });

  it("behind the last stands last, and before rows that follow unseen", () => {
    const placement = placementAt(board, called, { stage: "new", index: 3 });
    expect(placement?.rank).toSatisfy((rank: string) => rank > third.rank);
    expect(orderIn(drop(called, "new", 3) ?? board, "new")).toEqual(["1", "2", "3", "5"]);
    const cut = { ...board, new: { ...board.new, next: ["Q0000000009", "3"] } };
    const rank = placementAt(cut, called, { stage: "new", index: 3 })?.rank ?? "";
    expect(rank > third.rank && rank < "Q000000000A").toBe(true);
  });

  it("in an empty stage keeps its rank", () => {
    expect(placementAt(board, first, { stage: "proposal", index: 0 })?.rank).toBe(first.rank);
  });
});

it("a move of a card that is not there leaves the board as it is", () => {
  const placement = { stage: "won", rank: "a0", lost_reason: null } as const;
  expect(moveCard(board, "gone", placement)).toBe(board);
});

it("a move shown twice is one", () => {
  const placement = placementAt(board, first, { stage: "contacted", index: 1 });
  if (placement === null) throw new Error("nothing moves");
  const once = moveCard(board, first.id, placement);
  expect(moveCard(once, first.id, placement)).toEqual(once);
});

const rowsOf = (...ranks: string[]) => ranks.map((rank, index) => ({ id: `row ${index}`, rank }));
const RANK = /^[A-Za-z0-9]{2,200}$/;

describe("a rank", () => {
  it("lies between its neighbors, at the top and at the end", () => {
    const rows = rowsOf("Q0000000001", "Q0000000005", "Q0000000009");
    expect(rankAt(rows, 0, true)).toSatisfy((rank: string) => rank < "Q0000000001");
    expect(rankAt(rows, 1, true)).toSatisfy(
      (rank: string) => rank > "Q0000000001" && rank < "Q0000000005",
    );
    expect(rankAt(rows, 3, true)).toSatisfy((rank: string) => rank > "Q0000000009");
  });

  it("comes after all that bear the same one, since nothing lies between equals", () => {
    const rows = rowsOf("Q0000000001", "Q0000000005", "Q0000000005", "Q0000000005", "Q0000000009");
    expect(rankAt(rows, 2, true)).toSatisfy(
      (rank: string) => rank > "Q0000000005" && rank < "Q0000000009",
    );
    expect(rankAt(rowsOf("a0", "a0"), 1, true)).toSatisfy((rank: string) => rank > "a0");
  });

  it("stays before the rows that follow unseen", () => {
    const rank = rankAt(rowsOf("Q0000000001"), 1, false) ?? "";
    expect(rank > "Q0000000001" && rank < "Q0000000002").toBe(true);
  });

  it("is not needed in an empty column", () => {
    expect(rankAt([], 0, true)).toBeNull();
  });

  it("counts on from no rank the library cannot read", () => {
    const rows = rowsOf("Q00", "Q0000000005", "zz");
    expect(rankAt(rows, 1, true)).toSatisfy((rank: string) => rank < "Q0000000005");
    expect(rankAt(rowsOf("Q00"), 1, true)).toBeNull();
  });

  it("stays storable after a thousand moves to one place", () => {
    let below = "Q0000000002";
    for (let nth = 0; nth < 1000; nth += 1) {
      const rank = rankAt(rowsOf("Q0000000001", below), 1, true) ?? "";
      expect(rank).toMatch(RANK);
      expect(rank > "Q0000000001" && rank < below).toBe(true);
      below = rank;
    }
  });
});

it("cards come by their ranks as bytes, and equals by their ids", () => {
  expect(comesBefore({ id: "1", rank: "Z" }, { id: "2", rank: "a" })).toBe(true);
  expect(comesBefore({ id: "1", rank: "a" }, { id: "2", rank: "a" })).toBe(true);
  expect(comesBefore({ id: "2", rank: "a" }, { id: "1", rank: "a" })).toBe(false);
});
