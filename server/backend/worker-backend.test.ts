import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WorkerBackend } from "./worker-backend.ts";

const file = new URL("./fake-thread.mjs", import.meta.url);
/** Fake time, so that a busy machine causes no timeout. */
const REQUEST_MS = 1_000;

let backend: WorkerBackend;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubEnv("CURBFRONT_DATABASE_URL", "./somewhere");
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  backend = new WorkerBackend({ requestMs: REQUEST_MS, file });
  await backend.open();
});
afterEach(async () => {
  await backend.close();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const get = (path: string, from?: string, signal?: AbortSignal) =>
  backend.ask(
    { method: "GET", url: `http://localhost${path}`, headers: [], body: null },
    from,
    signal,
  );
const textOf = async (answer: ReturnType<typeof get>) => String((await answer).body);
function outOfTime<Answer>(answer: Answer): Answer {
  vi.advanceTimersByTime(REQUEST_MS);
  return answer;
}
const threadOf = async () => Number((await textOf(get("/rest/v1/x"))).split(" ")[1]);

it("ends a request that takes too long, and runs waiting ones in another thread", async () => {
  const first = await threadOf();
  const answers = await Promise.all(
    outOfTime([
      get("/rest/v1/hang?full_content=match.(.%2B)"),
      get("/rest/v1/a"),
      get("/rest/v1/b"),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual([504, 200, 200]);
  expect(JSON.parse(String(answers[0].body))).toEqual({
    code: "57014",
    message: "canceling statement due to statement timeout",
    details: null,
    hint: null,
  });
  expect(await threadOf()).toBeGreaterThan(first);
});

it("answers in the auth service's format under its path", async () => {
  const { status, body } = await outOfTime(get("/auth/v1/hang"));
  expect(status).toBe(504);
  expect(JSON.parse(String(body))).toMatchObject({ code: 504, error_code: "request_timeout" });
});

it("reports that the data in memory is lost", async () => {
  vi.stubEnv("CURBFRONT_DATABASE_URL", "memory://x");
  const { details } = JSON.parse(await textOf(outOfTime(get("/rest/v1/hang")))) as {
    details: string;
  };
  expect(details).toMatch(/kept in memory/);
});

it.each(["die", "throw"])("replaces a thread that ends by itself: %s", async (end) => {
  const [lost, next] = await Promise.all([get(`/rest/v1/${end}`), get("/rest/v1/a")]);
  expect(lost.status).toBe(503);
  expect(JSON.parse(String(lost.body))).toMatchObject({ code: "PGRST001" });
  expect(next.status).toBe(200);
});

it("gives a function the time that it states", async () => {
  expect((await outOfTime(get("/rest/v1/rpc/slow"))).status).toBe(200);
});

it("gives the first request of a day time for the samples to go along", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 60 * 60_000);
  expect((await outOfTime(get("/rest/v1/slow"))).status).toBe(200);
  expect((await outOfTime(get("/rest/v1/slow"))).status).toBe(504);
});

it("counts the time from a request's own start", async () => {
  const answers = await Promise.all(outOfTime([get("/rest/v1/rpc/slow"), get("/rest/v1/a")]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it("serves a rare caller before a frequent one", async () => {
  const order: string[] = [];
  const ask = async (name: string, from: string) => {
    await get(`/rest/v1/${name}`, from);
    order.push(name);
  };
  await Promise.all([ask("a1", "a"), ask("a2", "a"), ask("a3", "a"), ask("b1", "b")]);
  expect(order).toEqual(["a1", "b1", "a2", "a3"]);
});

it("does not run requests whose caller has left", async () => {
  const gone = new AbortController();
  const first = get("/rest/v1/a");
  void get("/rest/v1/hang", "", gone.signal);
  gone.abort();
  await first;
  expect((await get("/rest/v1/b")).status).toBe(200);
  expect(console.warn).not.toHaveBeenCalled();
});

it("reopens on request, and answers requests meanwhile", async () => {
  const first = await threadOf();
  backend.replace();
  expect(await threadOf()).toBeGreaterThan(first);
});

it("refuses requests after it is closed", async () => {
  await backend.close();
  expect((await get("/rest/v1/a")).status).toBe(503);
});
