import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { crmKeys } from "./crm-keys";
import { cachePatch, NotSentError, useRecordWrite } from "./mutations";

const lead = { id: "a", version: 3 };
const KEY = [...crmKeys.leads, "board"];

function setUp() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(KEY, "new");
  const { result } = renderHook(() => useRecordWrite(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return {
    write: result.current,
    shown: () => queryClient.getQueryData(KEY),
    isRefetched: () => queryClient.getQueryState(KEY)?.isInvalidated,
  };
}

/** A write that the test answers, with the versions it was sent from. */
function slowWrite(record = lead) {
  const sent: number[] = [];
  let answer: (answer: { version: number } | Promise<never>) => void = () => undefined;
  const send = (version: number) => {
    sent.push(version);
    return new Promise<{ version: number }>((resolve) => {
      answer = resolve;
    });
  };
  return {
    write: { record, send },
    sent,
    store: (version: number) => act(async () => answer({ version })),
    refuse: () => act(async () => answer(Promise.reject(new Error("disk full")))),
  };
}

const from = (was: string, to: string) => [
  cachePatch<string>(
    KEY,
    () => to,
    () => was,
  ),
];
const plusOne = async (version: number) => ({ version: version + 1 });

describe("writes to one record", () => {
  it("wait for each other, each from the version before it", async () => {
    const { write } = setUp();
    const [one, two] = [slowWrite(), slowWrite()];
    void write(one.write);
    const second = write(two.write);
    await act(async () => undefined);
    expect([one.sent, two.sent]).toEqual([[3], []]);
    await one.store(4);
    expect(two.sent).toEqual([4]);
    await two.store(5);
    expect(await second).toEqual({ version: 5 });
  });

  it("begin at what was read since, when that is newer", async () => {
    const { write } = setUp();
    await write({ record: lead, send: plusOne });
    const read = { ...lead, version: 9 };
    expect(await write({ record: read, send: plusOne })).toEqual({ version: 10 });
    expect(await write({ record: lead, send: plusOne })).toEqual({ version: 11 });
  });

  it("are undone from the version they made, not from a later one", async () => {
    const { write } = setUp();
    const stored = await write({ record: lead, send: plusOne });
    await write({ record: lead, send: plusOne });
    const undo = slowWrite({ ...lead, ...stored });
    void write({ ...undo.write, isUndo: true });
    await act(async () => undefined);
    expect(undo.sent).toEqual([4]);
  });

  it("are not sent behind one that was refused, and begin anew after that", async () => {
    const { write } = setUp();
    const [one, two] = [slowWrite(), slowWrite()];
    const results = Promise.allSettled([write(one.write), write(two.write)]);
    await act(async () => undefined);
    await one.refuse();
    expect(two.sent).toEqual([]);
    const reasons = (await results).map((result) => result.status === "rejected" && result.reason);
    expect(reasons).toEqual([new Error("disk full"), expect.any(NotSentError)]);
    expect(await write({ record: lead, send: plusOne })).toEqual({ version: 4 });
  });

  it("to another record do not wait", async () => {
    const { write } = setUp();
    void write(slowWrite().write);
    const other = { id: "b", version: 1 };
    expect(await write({ record: other, send: plusOne })).toEqual({ version: 2 });
  });
});

describe("what a write patches", () => {
  it("shows in the same moment, and stays once it is stored", async () => {
    const { write, shown } = setUp();
    const one = slowWrite();
    void write({ ...one.write, patches: from("new", "contacted") });
    expect(shown()).toBe("contacted");
    await act(async () => undefined);
    await one.store(4);
    expect(shown()).toBe("contacted");
  });

  it("is taken back when it is refused, with what follows it", async () => {
    const { write, shown } = setUp();
    const [one, two] = [slowWrite(), slowWrite()];
    const first = write({ ...one.write, patches: from("new", "contacted") });
    const second = write({ ...two.write, patches: from("contacted", "proposal") });
    const results = Promise.allSettled([first, second]);
    await act(async () => undefined);
    expect(shown()).toBe("proposal");
    await one.refuse();
    await waitFor(() => expect(shown()).toBe("new"));
    await results;
  });
});

it("everything is read anew once the last write under way is done", async () => {
  const { write, isRefetched } = setUp();
  const [one, two] = [slowWrite(), slowWrite({ id: "b", version: 1 })];
  void write(one.write);
  const second = write(two.write).catch(() => null);
  await act(async () => undefined);
  await one.store(4);
  expect(isRefetched()).toBe(false);
  await two.refuse();
  await second;
  expect(isRefetched()).toBe(true);
});
