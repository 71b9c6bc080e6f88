import { expect, it, vi } from "vitest";
import { tellClientAddress } from "./client-address.mjs";

const HEADER = "x-curbfront-client-address";

/** What the API is told of a request from this address, by each of the two ways to read headers. */
function told(remoteAddress: string | undefined, sent: string[] = []) {
  const rawHeaders = [
    "Host",
    "localhost",
    ...sent.flatMap((value) => ["X-Curbfront-Client-Address", value]),
  ];
  const headers: Record<string, string> = { host: "localhost" };
  if (sent.length > 0) headers[HEADER] = sent.join(", ");
  const next = vi.fn<() => void>();
  const request = { headers, rawHeaders, socket: { remoteAddress } };
  tellClientAddress(request as never, {} as never, next);
  expect(next).toHaveBeenCalledOnce();
  expect(headers["host"]).toBe("localhost");
  expect(rawHeaders.slice(0, 2)).toEqual(["Host", "localhost"]);
  const raw = rawHeaders.slice(2);
  expect(raw).toEqual(headers[HEADER] === undefined ? [] : [HEADER, headers[HEADER]]);
  return headers[HEADER];
}

it("is the socket's address, whatever the client says", () => {
  expect(told("203.0.113.7")).toBe("203.0.113.7");
  expect(told("203.0.113.7", ["198.51.100.1"])).toBe("203.0.113.7");
  expect(told("2001:db8::1", ["198.51.100.1", "198.51.100.2"])).toBe("2001:db8::1");
});

it("is read in the older kind where the socket takes both", () => {
  expect(told("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

it.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", undefined])(
  "is none for %s, which everybody behind a proxy here would share",
  (address) => {
    expect(told(address)).toBeUndefined();
    expect(told(address, ["198.51.100.1"])).toBeUndefined();
  },
);
