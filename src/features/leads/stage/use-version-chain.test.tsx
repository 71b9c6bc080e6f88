import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useVersionChain } from "./use-version-chain";

const lead = { id: "a", version: 3 };
const chain = () => renderHook(() => useVersionChain()).result.current;

/** A write that the test answers; it notes the version it was made from. */
function slowWrite(versions: number[]) {
  let answer: (version: number | null) => void = () => undefined;
  const write = (version: number) => {
    versions.push(version);
    return new Promise<number | null>((resolve) => {
      answer = resolve;
    });
  };
  return { write, answer: (version: number | null) => act(async () => answer(version)) };
}

describe("writes to one record", () => {
  it("wait for each other, each from the version before it", async () => {
    const inTurn = chain();
    const versions: number[] = [];
    const [one, two] = [slowWrite(versions), slowWrite(versions)];
    const first = inTurn(lead, one.write);
    const second = inTurn(lead, two.write);
    await act(async () => undefined);
    expect(versions).toEqual([3]);
    await one.answer(4);
    await first;
    expect(versions).toEqual([3, 4]);
    await two.answer(5);
    expect(await second).toBe(5);
  });

  it("begin at what was read since, when that is newer", async () => {
    const inTurn = chain();
    await inTurn(lead, async () => 4);
    expect(await inTurn({ ...lead, version: 9 }, async (version) => version)).toBe(9);
    expect(await inTurn(lead, async (version) => version)).toBe(9);
  });

  it("are not sent behind one that failed, and begin anew after that", async () => {
    const inTurn = chain();
    const sent: number[] = [];
    const failed = inTurn(lead, async () => null);
    const behind = inTurn(lead, async (version) => sent.push(version));
    expect([await failed, await behind]).toEqual([null, null]);
    expect(sent).toEqual([]);
    await act(async () => undefined);
    expect(await inTurn({ ...lead, version: 6 }, async (version) => version + 1)).toBe(7);
  });

  it("to another record do not wait", async () => {
    const inTurn = chain();
    void inTurn(lead, () => new Promise(() => undefined));
    expect(await inTurn({ id: "b", version: 1 }, async (version) => version + 1)).toBe(2);
  });
});
