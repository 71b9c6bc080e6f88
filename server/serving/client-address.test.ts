import { afterEach, expect, it, vi } from "vitest";
import { networkOf, setClientAddress } from "./client-address.ts";

afterEach(() => vi.unstubAllEnvs());

const HEADER = "x-curbfront-client-address";

/** The address in both header representations of Node's request. */
function forwarded(
  remoteAddress: string | undefined,
  sent: string[] = [],
  others: Record<string, string> = {},
) {
  const rawHeaders = [
    "Host",
    "localhost",
    ...sent.flatMap((value) => ["X-Curbfront-Client-Address", value]),
  ];
  const headers: Record<string, string> = { host: "localhost", ...others };
  if (sent.length > 0) headers[HEADER] = sent.join(", ");
  const next = vi.fn<() => void>();
  const request = { headers, rawHeaders, socket: { remoteAddress } };
  setClientAddress(request as never, {} as never, next);
  expect(next).toHaveBeenCalledOnce();
  expect(headers["host"]).toBe("localhost");
  expect(rawHeaders.slice(0, 2)).toEqual(["Host", "localhost"]);
  const raw = rawHeaders.slice(2);
  expect(raw).toEqual(headers[HEADER] === undefined ? [] : [HEADER, headers[HEADER]]);
  return headers[HEADER];
}

it("is the socket's address, whatever header the client sends", () => {
  expect(forwarded("203.0.113.7")).toBe("203.0.113.7");
  expect(forwarded("203.0.113.7", ["198.51.100.1"])).toBe("203.0.113.7");
  expect(forwarded("2001:db8::1", ["198.51.100.1", "198.51.100.2"])).toBe("2001:db8::1");
});

it("is read in the older kind where the socket takes both", () => {
  expect(forwarded("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

it.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", undefined])(
  "is none for %s, which everybody behind a proxy here would share",
  (address) => {
    expect(forwarded(address)).toBeUndefined();
    expect(forwarded(address, ["198.51.100.1"])).toBeUndefined();
  },
);

it("is believed from the header that the variable names, and from no other", () => {
  const others = { "x-forwarded-for": "198.51.100.1, 203.0.113.7", "x-real-ip": "198.51.100.2" };
  expect(forwarded("127.0.0.1", [], others)).toBeUndefined();
  vi.stubEnv("CURBFRONT_ADDRESS_HEADER", "X-Forwarded-For");
  expect(forwarded("127.0.0.1", ["198.51.100.3"], others)).toBe("203.0.113.7");
  expect(forwarded("192.0.2.9", [], others)).toBe("203.0.113.7");
  expect(forwarded("192.0.2.9")).toBeUndefined();
  expect(forwarded("192.0.2.9", [], { "x-forwarded-for": "unknown" })).toBeUndefined();
});

it("counts a line's newer addresses as one", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(networkOf("2001:0DB8:1:2::7")).toBe("2001:db8:1:2");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0");
  expect(networkOf("")).toBe("");
});
