import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Private, local and reserved ranges, which no receiver on the internet uses. */
const BLOCKED_IPV4_RANGES: readonly [net: string, prefixBits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Blocked ranges within global unicast (2000::/3). All addresses outside it are blocked too. */
const BLOCKED_IPV6_RANGES: readonly [net: string, prefixBits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blockedRanges = new BlockList();
for (const [net, prefixBits] of BLOCKED_IPV4_RANGES)
  blockedRanges.addSubnet(net, prefixBits, 'ipv4');
for (const [net, prefixBits] of BLOCKED_IPV6_RANGES)
  blockedRanges.addSubnet(net, prefixBits, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return blockedRanges.check(address, 'ipv4');
  if (!isIPv6(address)) return true;
  return !globalUnicast.check(address, 'ipv6') || blockedRanges.check(address, 'ipv6');
}
