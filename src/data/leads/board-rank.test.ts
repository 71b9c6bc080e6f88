import { describe, expect, it } from "vitest";
import { comesBefore, rankAt } from "./board-rank";

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
