import { BlockList, isIP } from "node:net";

/** The database trusts it by supabase/seed/client-address.sql. */
const HEADER = "x-curbfront-client-address";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8, "ipv4");
thisMachine.addAddress("::1", "ipv6");

/**
 * Where a request came from: what the header says that CURBFRONT_ADDRESS_HEADER names, which a proxy
 * before this server writes, or else the socket's address. Null where nothing is known, as of an address
 * of this machine: it is a proxy's, behind which everybody is, or the developer's.
 * @param {Pick<import("node:http").IncomingMessage, "headers" | "socket">} request
 */
export function clientAddress({ headers, socket }) {
  const trusted = process.env.CURBFRONT_ADDRESS_HEADER?.toLowerCase();
  // Clients can send the header themselves; a proxy appends its entry at the end.
  const said = trusted
    ? String(headers[trusted] ?? "")
        .split(",")
        .at(-1)
    : socket.remoteAddress;
  // A socket that takes both kinds writes the older kind as "::ffff:203.0.113.7".
  const address = (said ?? "").trim().replace(/^::ffff:(?=\d+\.)/i, "");
  const isKnown = isIP(address) !== 0;
  return isKnown && !thisMachine.check(address, address.includes(":") ? "ipv6" : "ipv4")
    ? address
    : null;
}

/**
 * What counts as one sender: of the newer kind the network, since one line has 2^64 of its addresses.
 * @param {string} address
 */
export function networkOf(address) {
  if (isIP(address) !== 6) return address;
  // As a browser writes it, so that one network has one name.
  const short = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [before, after] = short.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const groups = [...(before ?? []), ...(after ?? [])];
  const zeros = Array.from({ length: 8 - groups.length }, () => "0");
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(":");
}

/**
 * Puts the address in the header by which the database counts requests, in place of what a client may
 * have sent there.
 * @type {import("vite").Connect.NextHandleFunction}
 */
export function tellClientAddress(request, _response, next) {
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
}
