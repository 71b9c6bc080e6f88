import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Connect } from "vite";

const HEADER = "x-curbfront-client-address";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8, "ipv4");
thisMachine.addAddress("::1", "ipv6");

/**
 * The client's address: from the proxy's header named in CURBFRONT_ADDRESS_HEADER, or the socket. Null for a
 * loopback address, which is a proxy's or the developer's.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">) {
  const trusted = process.env.CURBFRONT_ADDRESS_HEADER?.toLowerCase();
  // Clients can send the header; the proxy appends its own entry last.
  const source = trusted
    ? String(headers[trusted] ?? "")
        .split(",")
        .at(-1)
    : socket.remoteAddress;
  const address = (source ?? "").trim().replace(/^::ffff:(?=\d+\.)/i, "");
  const isKnown = isIP(address) !== 0;
  return isKnown && !thisMachine.check(address, address.includes(":") ? "ipv6" : "ipv4")
    ? address
    : null;
}

/** Rate limits count an IPv6 network as one sender, because one line has 2^64 addresses. */
export function networkOf(address: string) {
  if (isIP(address) !== 6) return address;
  const short = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [before, after] = short.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const groups = [...(before ?? []), ...(after ?? [])];
  const zeros = Array.from({ length: 8 - groups.length }, () => "0");
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(":");
}

/** Sets the header by which the database counts requests and replaces any that the client sent. */
export const setClientAddress: Connect.NextHandleFunction = (request, _response, next) => {
  const { headers, rawHeaders } = request;
  const address = clientAddress(request);
  delete headers[HEADER];
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === HEADER) rawHeaders.splice(at, 2);
  }
  if (address !== null) {
    headers[HEADER] = address;
    rawHeaders.push(HEADER, address);
  }
  next();
};
