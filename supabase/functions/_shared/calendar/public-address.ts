import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks that are not the public internet (IANA's special-purpose registries). */
const IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
/** Only this part of IPv6 is public, without the networks below, which stand for IPv4 ones or are not routed. */
const PUBLIC_IPV6 = "2000::/3";
const NOT_PUBLIC_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closedIpv4 = listOf("ipv4", IPV4);
const openIpv6 = listOf("ipv6", [PUBLIC_IPV6]);
const closedIpv6 = listOf("ipv6", NOT_PUBLIC_IPV6);

/** Whether an IP address is on the public internet. A server must not read its own network for a stranger. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closedIpv4.check(address, "ipv4");
  return isIPv6(address) && openIpv6.check(address, "ipv6") && !closedIpv6.check(address, "ipv6");
}
