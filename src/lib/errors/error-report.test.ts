import { beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/env";

const ENDPOINT = "https://errors.example/in";

type Sent = [url: string, init: RequestInit & { body: string }];
const sent: Sent[] = [];
const reports = () => sent.map(([, { body }]) => JSON.parse(body) as Record<string, unknown>);

/** Imported again, because the module remembers what it has reported. */
async function load(endpoint: string | null = ENDPOINT) {
  vi.resetModules();
  vi.doMock("@/lib/env", () => ({ env: { ...env, errorEndpoint: endpoint } }));
  return import("./error-report");
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (...request: Sent) => {
    sent.push(request);
    return new Response();
  });
});

/** Personal data that must not be reported. */
const PRIVATE = "elaine@brack.example";

function failure(): Error {
  const error = new TypeError(`Cannot read ${PRIVATE}`);
  error.stack = `TypeError: Cannot read ${PRIVATE}
    at draw (https://www.curbfront.example/assets/app-1a2b.js:1:204)
    at inject (chrome-extension://abc/elaine.js:3:1)`;
  return error;
}

describe("a page that fails", () => {
  it("is told by its pattern and the places in our scripts, and nothing else", async () => {
    const { reportPageError } = await load();
    reportPageError(failure(), "/admin/crm/clients/c1%20x", { id: "c1 x" });
    expect(reports()).toEqual([
      {
        kind: "page",
        where: "/admin/crm/clients/:id",
        name: "TypeError",
        code: null,
        stack: ["/assets/app-1a2b.js:1:204"],
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/elaine|brack|c1/i);
    expect(sent[0]?.[0]).toBe(ENDPOINT);
    expect(sent[0]?.[1]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
  });

  it("is told without what somebody typed as its address", async () => {
    const { reportPageError } = await load();
    reportPageError(failure(), "/of%20elaine/brack/", { "*": "of elaine/brack/" });
    reportPageError(failure(), "/blog/%zz-elaine", { slug: "%zz-elaine" });
    expect(reports().map(({ where }) => where)).toEqual(["/*", "/blog/:slug"]);
  });

  it("is told once, and a page that fails on and on ten times at most", async () => {
    const { reportPageError } = await load();
    reportPageError(failure(), "/pricing", {});
    reportPageError(failure(), "/pricing", {});
    expect(sent).toHaveLength(1);
    for (let page = 0; page < 30; page++) reportPageError(failure(), `/page-${page}`, {});
    expect(sent).toHaveLength(10);
  });

  it("is told to nobody where no endpoint is named", async () => {
    const { reportPageError, reportFailedWrite } = await load(null);
    reportPageError(failure(), "/pricing", {});
    await reportFailedWrite("POST", "https://x.example/rest/v1/leads", failure());
    expect(sent).toEqual([]);
  });

  it("stays as it is when the endpoint cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { reportPageError } = await load();
    expect(() => reportPageError(failure(), "/pricing", {})).not.toThrow();
  });
});

describe("a write that fails", () => {
  it("is told by its path, status and code, without its filter and the database's words", async () => {
    const { reportFailedWrite } = await load();
    const answer = Response.json(
      { code: "23505", message: `Key (email)=(${PRIVATE}) already exists.` },
      { status: 409 },
    );
    const url = `https://x.example/rest/v1/leads?email=eq.${PRIVATE}`;
    await reportFailedWrite("PATCH", url, answer);
    expect(reports()).toEqual([
      { kind: "write", where: "PATCH leads", name: "409", code: "23505", stack: [] },
    ]);
  });

  it("is not a wrong password", async () => {
    const { reportFailedWrite } = await load();
    const url = "https://x.example/auth/v1/token?grant_type=password";
    await reportFailedWrite("POST", url, new Response("{}", { status: 400 }));
    expect(sent).toEqual([]);
  });

  it("is told when no answer came, and when the answer was a page of a proxy", async () => {
    const { reportFailedWrite } = await load();
    const url = "https://x.example/rest/v1/rpc/submit_lead";
    await reportFailedWrite("POST", url, new DOMException("timed out", "TimeoutError"));
    await reportFailedWrite("POST", url, new Response("<html>", { status: 502 }));
    expect(reports()).toMatchObject([
      { where: "POST rpc/submit_lead", name: "TimeoutError", code: null },
      { where: "POST rpc/submit_lead", name: "502", code: null },
    ]);
  });
});
