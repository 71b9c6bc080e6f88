import { BlockList } from "node:net";

/** The database trusts it by supabase/seed/client-address.sql. */
const HEADER = "x-curbfront-client-address";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8, "ipv4");
thisMachine.addAddress("::1", "ipv6");

/**
 * Puts the socket's address in the header by which the database counts requests, in place of what a
 * client may have sent there. An address of this machine says nothing: it is a proxy's, behind which
 * everybody is, or the developer's.
 * @type {import("vite").Connect.NextHandleFunction}
 */
export function tellClientAddress(request, _response, next) {
  const { headers, rawHeaders, socket } = request;
  delete headers[HEADER];
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === HEADER) rawHeaders.splice(at, 2);
  }
  // A socket that takes both kinds writes the older kind as "::ffff:203.0.113.7".
  const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, "");
  if (
    address !== undefined &&
    !thisMachine.check(address, address.includes(":") ? "ipv6" : "ipv4")
  ) {
    headers[HEADER] = address;
    rawHeaders.push(HEADER, address);
  }
  next();
}
