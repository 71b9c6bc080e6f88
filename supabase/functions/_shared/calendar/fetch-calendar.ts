import { lookup as lookUp } from "node:dns/promises";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Screens put these codes into words. */
export type CalendarFailure =
  | `status ${number}`
  | "address"
  | "private"
  | "redirects"
  | "late"
  | "large"
  | "unreachable"
  | "unreadable";

export class CalendarError extends Error {
  readonly failure: CalendarFailure;

  constructor(failure: CalendarFailure) {
    super(failure);
    this.failure = failure;
  }
}

export const LIMITS = { redirects: 3, bytes: 2_000_000, ms: 10_000 };

type Answer = {
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  body: AsyncIterable<Uint8Array>;
  /** Ends the connection. */
  close: () => void;
};

export type Network = {
  /** The IP addresses of a host. */
  resolve: (host: string) => Promise<string[]>;
  /** Connects to this IP address and to no other, whatever the name leads to by then. */
  open: (url: URL, address: string, signal: AbortSignal) => Promise<Answer>;
};

export const internet: Network = {
  resolve: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
  open: (url, address, signal) =>
    new Promise((done, fail) => {
      const family = address.includes(":") ? 6 : 4;
      const lookup: LookupFunction = (_host, { all }, found) =>
        all ? found(null, [{ address, family }]) : found(null, address, family);
      const headers = { accept: "text/calendar", "user-agent": "Curbfront-Calendar" };
      // A connection of its own, since one that is reused may lead elsewhere.
      const sent = request(url, { lookup, headers, signal, agent: false }, (response) =>
        done({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body: response as AsyncIterable<Uint8Array>,
          close: () => void response.destroy(),
        }),
      );
      sent.on("error", fail);
      sent.end();
    }),
};

function parseAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url === null || url.protocol !== "https:") throw new CalendarError("address");
  return url;
}

async function publicAddressOf({ hostname }: URL, network: Network): Promise<string> {
  const addresses = await network.resolve(hostname.replace(/^\[|\]$/g, ""));
  const [first] = addresses;
  if (first === undefined) throw new CalendarError("unreachable");
  if (!addresses.every(isPublicAddress)) throw new CalendarError("private");
  return first;
}

async function readText({ body }: Answer): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > LIMITS.bytes) throw new CalendarError("large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function follow(address: string, network: Network, signal: AbortSignal): Promise<string> {
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says where the next one is
    const answer = await network.open(url, await publicAddressOf(url, network), signal);
    try {
      const { status, location } = answer;
      // oxlint-disable-next-line no-await-in-loop
      if (status === 200) return await readText(answer);
      if (status < 300 || status > 399 || location === undefined) {
        throw new CalendarError(`status ${status}`);
      }
      url = parseAddress(location, url);
    } finally {
      answer.close();
    }
  }
  throw new CalendarError("redirects");
}

/**
 * The text at a calendar's address. Only public addresses are read, by HTTPS, also after a redirect,
 * and within the limits. Throws a CalendarError.
 */
export async function fetchCalendar(address: string, network: Network, ms = LIMITS.ms) {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_done, fail) => {
    signal.addEventListener("abort", () => fail(new CalendarError("late")), { once: true });
  });
  try {
    return await Promise.race([follow(address, network, signal), late]);
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw new CalendarError(signal.aborted ? "late" : "unreachable");
  }
}
