import { expect, it, vi } from "vitest";
import { fetchCalendar, LIMITS, type Network } from "./fetch-calendar.ts";
import { isPublicAddress } from "./public-address.ts";

const PUBLIC = "93.184.215.14";
type Page = { status?: number; location?: string; text?: string };

function networkOf(pages: Record<string, Page>, hosts: Record<string, string[]> = {}) {
  const open = vi.fn<Network["open"]>((url) => {
    const page = pages[url.href];
    if (page === undefined) return Promise.reject(new Error("refused"));
    return Promise.resolve({
      status: page.status ?? 200,
      location: page.location,
      body: (async function* body() {
        yield await Promise.resolve(new TextEncoder().encode(page.text ?? ""));
      })(),
      close: () => undefined,
    });
  });
  return { resolve: (host: string) => Promise.resolve(hosts[host] ?? [PUBLIC]), open };
}

it("reads the text at a public address, and connects to the address that was checked", async () => {
  const network = networkOf({ "https://cal.example/a.ics": { text: "BEGIN" } });
  expect(await fetchCalendar("https://cal.example/a.ics", network)).toBe("BEGIN");
  expect(network.open.mock.calls[0]?.[1]).toBe(PUBLIC);
});

it.each([
  ["http://cal.example/", "address"],
  ["file:///etc/passwd", "address"],
  ["https://localhost/", "private"],
  ["https://two.example/", "private"],
  ["https://[::1]/", "private"],
  ["https://2130706433/", "private"],
  ["https://cal.example/missing", "status 404"],
  ["https://cal.example/away", "unreachable"],
  ["https://cal.example/down", "address"],
  ["https://cal.example/inside", "private"],
  ["https://cal.example/loop", "redirects"],
  ["https://cal.example/large", "large"],
])("does not read %s: %s", async (address, failure) => {
  const network = networkOf(
    {
      "https://cal.example/missing": { status: 404 },
      "https://cal.example/down": { status: 302, location: "http://cal.example/" },
      "https://cal.example/inside": { status: 301, location: "https://inside.example/meta" },
      "https://cal.example/loop": { status: 302, location: "/loop" },
      "https://cal.example/large": { text: "x".repeat(LIMITS.bytes + 1) },
      "https://inside.example/meta": { text: "secret" },
    },
    {
      localhost: ["127.0.0.1"],
      "::1": ["::1"],
      "127.0.0.1": ["127.0.0.1"],
      "inside.example": ["169.254.169.254"],
      "two.example": [PUBLIC, "10.0.0.4"],
    },
  );
  await expect(fetchCalendar(address, network)).rejects.toThrow(failure);
  for (const [, connected] of network.open.mock.calls) expect(connected).toBe(PUBLIC);
});

it("follows three redirects", async () => {
  const network = networkOf({
    "https://cal.example/1": { status: 301, location: "/2" },
    "https://cal.example/2": { status: 302, location: "https://other.example/3" },
    "https://other.example/3": { status: 307, location: "4" },
    "https://other.example/4": { text: "here" },
  });
  expect(await fetchCalendar("https://cal.example/1", network)).toBe("here");
});

it("gives up on an address that does not answer", async () => {
  const silent: Network = {
    resolve: () => Promise.resolve([PUBLIC]),
    open: () => new Promise(() => undefined),
  };
  await expect(fetchCalendar("https://cal.example/", silent, 5)).rejects.toThrow("late");
});

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:93.184.215.14",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fd00::1",
  "2002:7f00:1::",
  "2001:db8::1",
  "not an address",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([PUBLIC, "8.8.8.8", "172.32.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
